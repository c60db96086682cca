import { startShop, type Answer, type Game, type Shop } from '../../support/shop.js';
import { expectInvariants } from '../../support/invariants.js';
import { aCode, usesOf } from '../codes/codes.js';
import { Payer } from './payer.js';

interface Bought {
  orderId: string;
  status: string;
  decline: { code: number | null; reason: string } | null;
  code?: string;
}

describe('buying a cart with a saved card', () => {
  let shop: Shop;
  let games: Game[];
  let ana: Payer;
  beforeAll(async () => {
    shop = await startShop();
    games = await shop.games();
    ana = await Payer.of(shop);
  });
  beforeEach(() => shop.bank.healed());
  afterAll(async () => {
    await shop.settles();
    await expectInvariants(shop);
  });
  afterAll(() => shop.close());

  const buys = (cart: readonly Game[], key: string, more: Record<string, unknown> = {}): Promise<Answer<Bought>> =>
    ana.player.post<Bought>(
      '/v1/payment/with-card',
      { cart: cart.map(({ id }) => id), card_id: ana.card, ...more },
      { 'idempotency-key': key },
    );
  const rowsOf = async (table: string): Promise<number> =>
    Number((await shop.sql.query<{ n: string }>(`select count(*) as n from ${table}`)).rows[0]?.n);

  it('brings the game, and opens no form at the bank', async () => {
    const { create: formsBefore = 0 } = await shop.bank.calls();
    const [game] = games as [Game];
    const { status, body } = await buys([game], 'first');

    expect([status, body.status, body.decline]).toEqual([200, 'AUTHORIZED', null]);
    expect(await ana.player.library()).toEqual([game.slug]);
    expect((await ana.charges(body.orderId)).map(({ state }) => state)).toEqual(['approved']);
    expect(await ana.heldByBank(body.orderId)).toBe(game.price);
    expect((await shop.bank.calls()).create ?? 0).toBe(formsBefore);
  });

  it('charges once for a request that comes ten times at once, and answers all of them alike', async () => {
    await shop.bank.fails('authorize', 'delay', { ms: 500 });
    const { authorize: before = 0 } = await shop.bank.calls();
    const answers = await Promise.all(Array.from({ length: 10 }, () => buys([games[1] as Game], 'ten')));

    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.body.status).toBe('AUTHORIZED');
    expect((await shop.bank.calls()).authorize).toBe(before + 1);
    expect(await buys([games[2] as Game], 'ten')).toMatchObject({ status: 422 });
  });

  it('is declined with the reason, and the order can be paid another way', async () => {
    await shop.bank.fails('authorize', 'responseCode', { code: -4 });
    const { body } = await buys([games[2] as Game], 'declined');

    expect(body).toMatchObject({ status: 'REJECTED', decline: { code: -4 } });
    expect((await ana.player.get(`/v1/payment/order/${body.orderId}`)).body).toMatchObject({
      retryable: true,
      paidWith: 'oneclick',
    });
    expect((await ana.pays(body.orderId)).body.status).toBe('AUTHORIZED');
  });

  it('leaves no order where nothing may be charged', async () => {
    const before = await rowsOf('ordering.orders');
    const stranger = await Payer.of(shop);

    expect(await buys([games[3] as Game], 'foreign', { card_id: stranger.card })).toMatchObject({
      status: 404,
      body: { code: 'card-unknown' },
    });
    expect(await buys([games[3] as Game], 'cheap', { subtotal: 1 })).toMatchObject({
      status: 409,
      body: { code: 'price-changed' },
    });
    expect(await buys([games[0] as Game], 'owned')).toMatchObject({ status: 409, body: { code: 'already-owned' } });
    expect(await rowsOf('ordering.orders')).toBe(before);
  });

  it('charges what a code leaves, and uses the code only when the bank says yes', async () => {
    const berta = await Payer.of(shop);
    const code = await aCode(shop, { percent: 50 });
    const body = { cart: [games[0]?.id], card_id: berta.card, discount_code: code.text };
    await shop.bank.fails('authorize', 'responseCode', { code: -4 });
    const declined = await berta.player.post<Bought>('/v1/payment/with-card', body);
    expect([declined.body.status, await usesOf(shop, code.id)]).toEqual(['REJECTED', { released: 1 }]);

    const paid = await berta.player.post<Bought>('/v1/payment/with-card', body);
    expect([paid.body.status, await usesOf(shop, code.id)]).toEqual(['AUTHORIZED', { released: 1, used: 1 }]);
    expect(await berta.heldByBank(paid.body.orderId)).toBe(Math.floor(((games[0]?.price ?? 0) * 50 + 50) / 100));
  });

  it('ends a lost answer as the bank says', async () => {
    await shop.bank.fails('authorize', 'applyThenDrop');
    const { body } = await buys([games[3] as Game], 'lost');

    expect(body.status).toBe('AUTHORIZED');
    expect((await buys([games[3] as Game], 'lost')).body).toEqual(body);
    expect(await ana.heldByBank(body.orderId)).toBe(games[3]?.price);
  });
});
