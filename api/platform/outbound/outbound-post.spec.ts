import { createServer, type Server } from 'node:http';
import { createServer as createRawServer, type AddressInfo, type Server as RawServer } from 'node:net';
import { patient } from '../../../test/support/patience.js';
import { poll } from '../patience.js';
import { OutboundPost } from './outbound-post.js';

describe('posting to an address that a stranger chose', () => {
  const received: string[] = [];
  let server: Server;
  let port: number;
  beforeAll(async () => {
    server = createServer((request, reply) => {
      received.push(`${request.method} ${request.url}`);
      if (request.url === '/silent') return;
      reply.writeHead(request.url === '/moved' ? 302 : 200, { location: '/elsewhere' }).end('ok');
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const production = new OutboundPost({ allowsLoopback: false });
  const development = new OutboundPost({ allowsLoopback: true, timeoutMs: patient(10_000) });
  const hasty = new OutboundPost({ allowsLoopback: true, timeoutMs: 300 });
  const to = (url: string) => ({ url, headers: { 'content-type': 'application/json' }, body: '{}' });
  const refused = { status: null, failure: 'address-refused' };

  it('takes only https addresses of the open internet, without a name or password in them', () => {
    expect(production.accepts('https://studio.example/hooks?of=ludoteca')).toBe(true);
    for (const url of [
      'http://studio.example/hooks',
      'https://ana:secret@studio.example/',
      'https://studio.example/#part',
      'https://10.0.0.8/',
      'https://169.254.169.254/latest/meta-data',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://[::1]/',
      'https://[::ffff:a00:1]/',
      'ftp://studio.example/',
      'studio.example',
    ])
      expect([url, production.accepts(url)]).toEqual([url, false]);
  });

  it('does not reach this machine in production, not by a name either', async () => {
    expect(await production.post(to(`https://localhost:${port}/`))).toEqual(refused);
    expect(await production.post(to(`http://127.0.0.1:${port}/`))).toEqual(refused);
    expect(received).toEqual([]);
  });

  it('reaches this machine in development, but no private network', async () => {
    expect(await development.post(to(`http://localhost:${port}/hook`))).toEqual({ status: 200, failure: null });
    expect(received).toEqual(['POST /hook']);
    expect(await development.post(to('https://192.168.0.1/'))).toEqual(refused);
  });

  it('follows no redirect', async () => {
    expect(await development.post(to(`http://127.0.0.1:${port}/moved`))).toEqual({ status: 302, failure: null });
    expect(received).not.toContain('POST /elsewhere');
  });

  it('waits only so long, and tells apart why nothing came', async () => {
    expect(await hasty.post(to(`http://127.0.0.1:${port}/silent`))).toMatchObject({ failure: 'timeout' });
    expect(await development.post(to('http://127.0.0.1:1/'))).toMatchObject({ failure: 'unreachable' });
    expect(await development.post(to(`https://127.0.0.1:${port}/`))).toMatchObject({ failure: 'certificate' });
  });
});

/** What a receiver may send in place of an answer. */
const BYTES: Record<string, string> = {
  nothing: '',
  garbage: '\0\x01\xffnot HTTP at all\r\n\r\n',
  'a head without end': 'HTTP/1.1 200 OK\r\nx: y\r\n',
  'a head without measure': `HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`,
  'hints without end': 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(200),
  'two lengths': 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
};

describe('a receiver that answers in raw bytes', () => {
  const outside = new OutboundPost({ allowsLoopback: true, timeoutMs: 300 });
  let server: RawServer;
  let answer: string;
  let isHeldOpen: boolean;
  let held = 0;
  beforeAll(async () => {
    server = createRawServer((socket) => {
      held += 1;
      socket.on('error', () => undefined).on('close', () => (held -= 1));
      socket.once('data', () => (isHeldOpen ? socket.write(answer, 'latin1') : socket.end(answer, 'latin1')));
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  });
  afterAll(() => server.close());

  const post = () =>
    outside.post({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, headers: {}, body: '{}' });

  it.each(Object.keys(BYTES).flatMap((kind) => [true, false].map((open) => [kind, open] as const)))(
    'with %s has not taken the delivery, and no connection is left to it (held open: %s)',
    async (kind, open) => {
      [answer, isHeldOpen] = [BYTES[kind] ?? '', open];
      const { status, failure } = await post();

      expect(status).toBeNull();
      expect(['timeout', 'unreachable']).toContain(failure);
      await poll(
        async () => held,
        (count) => count === 0,
        2_000,
        10,
      );
      expect(held).toBe(0);
    },
  );

  it('with a body that never ends has taken it, and is left', async () => {
    [answer, isHeldOpen] = [`HTTP/1.1 200 OK\r\ncontent-length: 99999999999\r\n\r\n${'x'.repeat(1_000_000)}`, true];

    expect(await post()).toEqual({ status: 200, failure: null });
    await poll(
      async () => held,
      (count) => count === 0,
      2_000,
      10,
    );
    expect(held).toBe(0);
  });
});
