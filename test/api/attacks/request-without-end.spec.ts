import { startShop, type Shop } from '../../support/shop.js';

const PER_MINUTE = 6;
const [NETWORK, ANOTHER] = ['203.0.113.7', '203.0.113.8'];

describe('a network that asks without end', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ env: { TRUST_PROXY: '1', REQUESTS_PER_MINUTE: String(PER_MINUTE) } });
  });
  afterAll(() => shop?.close());

  const ask = async (path: string, network: string): Promise<number> =>
    (await shop.get(path, { headers: { 'x-forwarded-for': network } })).status;

  it('is refused on every route once it asked too often, and another network is not', async () => {
    const first = [];
    for (let n = 0; n < PER_MINUTE; n++) first.push(await ask('/v1/games', NETWORK));

    expect(first).toEqual(Array(PER_MINUTE).fill(200));
    for (const path of ['/v1/games', '/v1/health', '/v1/openapi.json', '/v1/nothing', '/games', '/'])
      expect([path, await ask(path, NETWORK)]).toEqual([path, 429]);
    expect(await ask('/v1/games', ANOTHER)).toBe(200);
  });
});
