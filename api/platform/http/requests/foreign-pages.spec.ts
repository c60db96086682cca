import Fastify, { type FastifyInstance } from 'fastify';
import { refuseForeignPages } from './foreign-pages.js';

const SHOP = 'https://shop.example';
let fastify: FastifyInstance;

beforeAll(async () => {
  fastify = Fastify();
  refuseForeignPages(fastify, {
    origins: new Set([SHOP, 'https://friend.example']),
    open: new Set(['/v1/return', '/v1/free/']),
  });
  fastify.all('/*', () => 'done');
  await fastify.ready();
});
afterAll(() => fastify.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const statusOf = async (method: Method, url: string, headers: Record<string, string>): Promise<number> =>
  (await fastify.inject({ method, url, headers })).statusCode;

describe('a request that changes something', () => {
  it.each([
    ['no browser', {}],
    ["the shop's page", { origin: SHOP, 'sec-fetch-site': 'same-origin' }],
    ["the shop's page in an older browser", { origin: SHOP }],
    ['a person who typed the address', { 'sec-fetch-site': 'none' }],
    ['a page that people may return to', { origin: 'https://friend.example', 'sec-fetch-site': 'cross-site' }],
  ])('is taken from %s', async (_, headers) => expect(await statusOf('POST', '/v1/orders', headers)).toBe(200));

  it.each([
    ['a game', { origin: 'https://sudoku.games.shop.example', 'sec-fetch-site': 'same-site' }],
    ['a game in an older browser', { origin: 'https://sudoku.games.shop.example' }],
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a page that hides its origin', { origin: 'null' }],
    ['a page that sends none', { 'sec-fetch-site': 'same-site' }],
  ])('is refused from %s', async (_, headers) => {
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      expect(await statusOf(method, '/v1/orders?a=1', headers)).toBe(403);
    expect(await statusOf('POST', '/dev/clock', headers)).toBe(403);
    expect(await statusOf('GET', '/v1/orders', headers)).toBe(200);
    for (const open of ['/v1/return', '/v1/free/1?url=x']) expect(await statusOf('POST', open, headers)).toBe(200);
    for (const other of ['/v1/return/1', '/v1/free/1/2', '/v1/free'])
      expect(await statusOf('POST', other, headers)).toBe(403);
  });
});
