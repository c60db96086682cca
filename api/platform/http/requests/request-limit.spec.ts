import Fastify from 'fastify';
import { limitRequests } from './request-limit.js';

const open: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(open.splice(0).map((close) => close())));

/** A server that lets each network ask three times a minute. */
async function server() {
  let clock = 0;
  const fastify = Fastify({ trustProxy: true });
  limitRequests(fastify, 3, () => clock);
  fastify.get('/v1/games', () => 'games');
  fastify.get('/assets/page.js', () => 'script');
  fastify.get('/', () => 'page');
  const origin = await fastify.listen({ port: 0, host: '127.0.0.1' });
  open.push(() => fastify.close());
  const ask = async (address: string, path = '/v1/games', language = 'en') => {
    const response = await fetch(`${origin}${path}`, {
      headers: { 'accept-language': language, 'x-forwarded-for': address },
    });
    return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.text() };
  };
  return {
    ask,
    requests: async (times: number, address: string) => {
      for (let n = 0; n < times; n++) await ask(address);
    },
    pass: (ms: number) => {
      clock += ms;
    },
  };
}

describe('a network that asks too often', () => {
  it('is refused with a sentence and told when to come back, on every route', async () => {
    const { ask, requests, pass } = await server();
    await requests(3, '203.0.113.7');
    pass(20_000);

    expect(await ask('203.0.113.7', '/', 'es')).toEqual({
      status: 429,
      retryAfter: '40',
      body: JSON.stringify({
        message: 'Demasiados intentos seguidos. Espera un momento y prueba otra vez.',
        code: 'too-many-requests',
      }),
    });
    expect((await ask('203.0.113.7', '/v1/unknown')).status).toBe(429);
  });

  it('keeps no one else from asking, and may ask again a minute later', async () => {
    const { ask, requests, pass } = await server();
    await requests(4, '203.0.113.7');

    expect((await ask('203.0.113.8')).status).toBe(200);
    pass(60_000);
    expect((await ask('203.0.113.7')).status).toBe(200);
  });

  it('is one, whichever address of its own it takes', async () => {
    const { ask } = await server();
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((end) => ask(`2001:db8:12:34::${end}`)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  });

  it('is neither the server itself, which draws pages, nor a browser that loads a page with its files', async () => {
    const { ask, requests } = await server();
    await requests(10, '127.0.0.1');
    await requests(3, '203.0.113.7');

    expect((await ask('127.0.0.1')).status).toBe(200);
    expect((await ask('203.0.113.7', '/assets/page.js')).status).toBe(200);
  });
});
