import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../config.js';
import { httpAdapter } from './server.js';

const DATABASE_URL = 'postgres://ludoteca@localhost/ludoteca';

/** What the shop takes for its caller's address when this arrives at it. */
async function callerOf(TRUST_PROXY: string, remoteAddress: string, forwarded?: string): Promise<string> {
  const fastify = httpAdapter(readConfig({ DATABASE_URL, TRUST_PROXY })).getInstance() as unknown as FastifyInstance;
  fastify.get('/', (request) => request.ip);
  const { payload } = await fastify.inject({
    url: '/',
    remoteAddress,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  });
  await fastify.close();
  return payload;
}

describe('the address of a caller', () => {
  it.each([
    ['off', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['1', '10.0.0.1', undefined, '10.0.0.1'],
    ['1', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['1', '10.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['2', '10.0.0.1', '198.51.100.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['10.0.0.0/8', '10.0.0.1', '198.51.100.1, 203.0.113.7, 10.9.9.9', '203.0.113.7'],
    ['10.0.0.0/8', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['fd00::/8,10.0.0.1', 'fd12::1', '2001:db8::1', '2001:db8::1'],
  ])('with TRUST_PROXY=%s, from %s, forwarded for %s, is %s', async (proxies, remote, forwarded, caller) => {
    expect(await callerOf(proxies, remote, forwarded)).toBe(caller);
  });

  it.each([
    'nonsense',
    '',
    ',',
    "'; --",
    '1.2.3.4.5',
    '::::',
    '203.0.113.7, unknown',
    '203.0.113.7:443',
    '__proto__',
    'x'.repeat(3_000),
  ])('is never %j', async (forwarded) => {
    expect(await callerOf('1', '10.0.0.1', forwarded)).toBe('10.0.0.1');
    expect(await callerOf('10.0.0.0/8', '10.0.0.1', forwarded)).toBe('10.0.0.1');
  });
});
