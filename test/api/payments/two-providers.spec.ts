import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { startShop, type Checkout, type Game, type Shop } from '../../support/shop.js';
import { CardHolder } from '../../support/cards.js';
import { Subscriber } from '../../support/subscriber.js';
import { requestsRefund, becomes } from '../refunds/returning.js';
import { patient } from '../../support/patience.js';

/** A payment provider as a story pulls its strings. */
interface Provider {
  name: string;
  start(): Promise<Shop>;
  /** The buyer agrees on the form or not, and the browser comes back. */
  fillsForm(shop: Shop, checkout: Checkout, agrees: boolean): Promise<void>;
  savesCard(shop: Shop, holder: CardHolder): Promise<string>;
  declinesNextCharge(shop: Shop): Promise<void>;
  /** What the provider took and did not give back, in whole pesos. */
  held(shop: Shop): Promise<number>;
}

const SECOND = join(process.cwd(), '.data/second-provider');
const BEGINS = '2027-01-10T15:00:00.000Z';

const transbank: Provider = {
  name: 'Transbank',
  start: () => startShop({ begins: BEGINS }),
  fillsForm: async (shop, { token }, agrees) =>
    void (await shop.browserReturns(await shop.bank.play(token, agrees ? 'pay' : 'reject'))),
  savesCard: (_, holder) => holder.saves(),
  declinesNextCharge: (shop) => shop.bank.fails('authorize', 'responseCode', { code: -4 }),
  held: async (shop) => (await shop.bank.charges()).reduce((sum, { amount, refunded }) => sum + amount - refunded, 0),
};

const second: Provider = {
  name: 'the provider in memory',
  start: () => {
    const { status, stderr } = spawnSync(process.execPath, ['test/support/second-provider/build.mjs', SECOND], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    return startShop({ begins: BEGINS, program: join(SECOND, 'main.cjs') });
  },
  fillsForm: async (shop, { token }, agrees) => {
    const url = `${shop.url}/second-provider/return?token=${token}&agrees=${agrees ? 'yes' : 'no'}`;
    expect((await shop.browserReturns({ method: 'GET', url, body: null })).location).toContain('/postorder?orderId=');
  },
  savesCard: async (shop, holder) => {
    const token = await holder.starts();
    const url = `${shop.url}/v1/webpay-oneclick/inscriptions/return?card=${token}`;
    await shop.browserReturns({ method: 'GET', url, body: null });
    return String((await holder.ending(token)).payment_method?.payment_method_id);
  },
  declinesNextCharge: async (shop) => void (await shop.post('/second-provider/declines', { times: 1 })),
  held: async (shop) => (await shop.get<{ held: number }>('/second-provider/held')).body.held,
};

describe.each([transbank, second])('a shop whose money goes through $name', (provider) => {
  let shop: Shop;
  let games: Game[];
  beforeAll(async () => {
    shop = await provider.start();
    games = await shop.games();
  }, patient(180_000));
  afterAll(() => shop?.close());

  const takes = async (work: () => Promise<unknown>): Promise<number> => {
    const before = await provider.held(shop);
    await work();
    return (await provider.held(shop)) - before;
  };

  it('sells a game by a form', async () => {
    const ana = await shop.aPlayer();
    const checkout = await ana.checksOut(games.slice(0, 1));

    expect(await takes(() => provider.fillsForm(shop, checkout, true))).toBe(games[0]?.price);
    expect(await ana.state(checkout.orderId)).toBe('AUTHORIZED');
    expect(await ana.library()).toEqual([games[0]?.slug]);
  });

  it('takes nothing when the form is declined, and sells at the next try', async () => {
    const ana = await shop.aPlayer();
    const checkout = await ana.checksOut(games.slice(0, 1));

    expect(await takes(() => provider.fillsForm(shop, checkout, false))).toBe(0);
    expect(await ana.state(checkout.orderId)).toBe('REJECTED');
    const again = await ana.post<Checkout>(`/v1/payment/order/${checkout.orderId}/retry`, {});
    expect(await takes(() => provider.fillsForm(shop, again.body, true))).toBe(games[0]?.price);
    expect(await ana.library()).toEqual([games[0]?.slug]);
  });

  it('sells a game by a saved card, after a decline that is told in words', async () => {
    const ana = await CardHolder.of(shop);
    const card_id = await provider.savesCard(shop, ana);
    const buys = () =>
      ana.player.post<{ status: string; decline: { reason: string } | null }>('/v1/payment/with-card', {
        cart: [games[1]?.id],
        card_id,
      });
    await provider.declinesNextCharge(shop);

    expect(await takes(async () => expect((await buys()).body).toMatchObject({ status: 'REJECTED' }))).toBe(0);
    expect(await takes(async () => expect((await buys()).body).toMatchObject({ status: 'AUTHORIZED' }))).toBe(
      games[1]?.price,
    );
    expect(await ana.player.library()).toEqual([games[1]?.slug]);
  });

  it('gives the money of a game back', async () => {
    const ana = await shop.aPlayer();
    const checkout = await ana.checksOut(games.slice(0, 1));
    await provider.fillsForm(shop, checkout, true);
    await shop.settles();

    const back = await takes(async () => {
      const { body } = await requestsRefund(ana, checkout.orderId);
      await becomes(shop, body.refundId, 'completed');
    });
    expect(back).toBe(-(games[0]?.price ?? 0));
    expect(await ana.library()).toEqual([]);
  });

  it('renews a plan, at the second try where the first is declined', async () => {
    const holder = await CardHolder.of(shop);
    const ana = Subscriber.with(shop, holder, await provider.savesCard(shop, holder));
    expect(await takes(() => ana.isSubscribed())).toBe(8_000);

    await provider.declinesNextCharge(shop);
    expect(await takes(() => shop.clockReaches('2027-02-10T23:00:00.000Z'))).toBe(0);
    expect(await takes(() => shop.clockReaches('2027-02-14T23:00:00.000Z'))).toBe(8_000);
    expect(await ana.plan()).toMatchObject({ status: 'active', last_decline: null });
  });
});
