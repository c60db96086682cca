import { randomUUID } from 'node:crypto';
import { freePort } from '../../../api/dev/ports.mjs';
import { dist } from '../../support/dist.js';
import { eventually, startProcess, type Started } from '../../support/process.js';
import { startShop, type Shop } from '../../support/shop.js';

describe('one limit over two servers', () => {
  let shop: Shop;
  let other: Started;
  let servers: string[];
  beforeAll(async () => {
    shop = await startShop();
    const port = await freePort();
    other = startProcess(dist('main.js'), { ...shop.environment(), PORT: String(port), WORKER: 'off' });
    servers = [shop.url, `http://127.0.0.1:${port}`];
    await eventually(
      () =>
        fetch(`${servers[1]}/v1/health`).then(
          ({ ok }) => ok,
          () => false,
        ),
      Boolean,
      60_000,
      'the second server',
    );
  }, 120_000);
  afterAll(async () => {
    await other?.stop();
    await shop?.close();
  });

  /** Tries in turn on both servers. @returns the answers within the limit, and the next one of each server. */
  async function inTurn(
    limit: number,
    tries: (at: string, n: number) => Promise<{ status: number }>,
  ): Promise<{ within: number[]; beyond: number[] }> {
    const within: number[] = [];
    for (let n = 0; n < limit; n++) within.push((await tries(servers[n % 2] as string, n)).status);
    const beyond = await Promise.all(servers.map((at) => tries(at, limit)));
    return { within: [...new Set(within)], beyond: beyond.map(({ status }) => status) };
  }

  it('holds for guesses of a password', async () => {
    const { email } = await shop.aPlayer();

    expect(await inTurn(10, (at) => shop.post('/v1/auth', { email, password: 'Wrong-one-1' }, { at }))).toEqual({
      within: [401],
      beyond: [429, 429],
    });
  });

  it('holds for guesses of a code', async () => {
    const { token } = await shop.aPlayer();

    expect(await inTurn(30, (at, n) => shop.get(`/v1/discounts/NADA-${n}`, { token, at }))).toEqual({
      within: [404],
      beyond: [429, 429],
    });
  });

  it('holds for guesses of an order, and lets its owner read on', async () => {
    const ana = await shop.aPlayer();
    const {
      body: { orderId },
    } = await ana.post('/v1/payment', { cart: [(await shop.games())[0]?.id] });

    expect(await inTurn(240, (at) => shop.get(`/v1/payment/order/${randomUUID()}`, { at }))).toEqual({
      within: [404],
      beyond: [429, 429],
    });
    expect((await ana.get(`/v1/payment/order/${orderId}`)).status).toBe(200);
  });
});
