import { days, minutes } from '../../../api/kernel/instant.js';
import { expectInvariants } from '../../support/invariants.js';
import { startShop, type Checkout, type Game, type Shop } from '../../support/shop.js';
import { Staff } from '../backoffice/console.js';
import { aCode, requests, usesOf } from './codes.js';

describe('paying with a discount code', () => {
  let shop: Shop;
  let games: Game[];
  beforeAll(async () => {
    shop = await startShop();
    games = await shop.games();
  });
  afterEach(() => shop.bank.healed());
  afterAll(async () => {
    await shop.settles();
    await expectInvariants(shop);
  });
  afterAll(() => shop.close());
  const game = (n: number): Game => games[n % games.length] as Game;
  const pays = async (token: string): Promise<void> =>
    void (await shop.browserReturns(await shop.bank.play(token, 'pay')));
  const reduced = (percent: number, ...prices: number[]): number =>
    Math.floor((prices.reduce((a, b) => a + b, 0) * (100 - percent) + 50) / 100);

  it('charges the rounded rest, shows each game before and after, and counts the use', async () => {
    const [ana, code] = [await shop.aPlayer(), await aCode(shop, { percent: 15 })];
    const [a, b] = [game(0), game(1)];

    const { status, body } = await requests(ana, [a.id, b.id], code.text.toLowerCase().replaceAll('-', ' '));
    expect(status).toBe(200);
    expect(await usesOf(shop, code.id)).toEqual({ reserved: 1 });
    await pays(body.token);

    const total = reduced(15, a.price, b.price);
    expect((await shop.bank.charges()).at(-1)).toMatchObject({ amount: total, refunded: 0 });
    const { body: order } = await ana.get<{
      total: number;
      status: string;
      games: { price: number; listPrice: number | null }[];
      discount: unknown;
    }>(`/v1/payment/order/${body.orderId}`);
    expect(order).toMatchObject({
      status: 'AUTHORIZED',
      total,
      discount: { percent: 15, amount: a.price + b.price - total },
    });
    expect(order.games.map(({ listPrice }) => listPrice)).toEqual([a.price, b.price]);
    expect(order.games.reduce((sum, { price }) => sum + price, 0)).toBe(total);
    expect(await usesOf(shop, code.id)).toEqual({ used: 1 });
    expect(await ana.library()).toEqual([a.slug, b.slug].sort());
  });

  it('makes only its own games cheaper', async () => {
    const [ana, code] = [await shop.aPlayer(), await aCode(shop, { percent: 50, gameIds: [game(1).id] })];

    const { body } = await requests(ana, [game(0).id, game(1).id], code.text);
    expect((await shop.bank.transaction(body.token)).amount).toBe(game(0).price + reduced(50, game(1).price));
    expect((await requests(ana, [game(0).id], code.text)).body.code).toBe('code-not-for-these-games');
  });

  it('takes the whole price off a game that it gives', async () => {
    const [ana, code] = [await shop.aPlayer(), await aCode(shop, { kind: 'game', gameId: game(1).id })];
    const { body } = await requests(ana, [game(0).id, game(1).id], code.text);
    expect((await shop.bank.transaction(body.token)).amount).toBe(game(0).price);
  });

  it('needs no bank when nothing is left to pay, and no guardian either', async () => {
    const code = await aCode(shop, { percent: 100 });
    const child = await shop.aPlayer({ birthYear: new Date().getFullYear() - 9 });

    const { status, body } = await requests(child, [game(0).id], code.text);

    expect([status, body.token]).toEqual([200, '']);
    expect(await child.state(body.orderId)).toBe('AUTHORIZED');
    expect(await child.library()).toEqual([game(0).slug]);
    expect(await usesOf(shop, code.id)).toEqual({ used: 1 });
    expect((await requests(child, [game(1).id], (await aCode(shop, { percent: 99 })).text)).status).toBe(403);
  });

  it.each([
    ['a decline', 'reject'],
    ['a change of mind', 'cancel'],
  ] as const)('gives the use back after %s, and keeps it again for the next try', async (_, buyer) => {
    const [ana, beto, code] = [await shop.aPlayer(), await shop.aPlayer(), await aCode(shop, { uses: 1 })];
    const { body } = await requests(ana, [game(0).id], code.text);
    expect((await requests(beto, [game(0).id], code.text)).body.code).toBe('code-exhausted');
    await shop.browserReturns(await shop.bank.play(body.token, buyer));
    expect(await usesOf(shop, code.id)).toEqual({ released: 1 });

    const again = await ana.post<Checkout>(`/v1/payment/order/${body.orderId}/retry`, {});
    expect(await usesOf(shop, code.id)).toEqual({ reserved: 1 });
    await pays(again.body.token);
    expect(await usesOf(shop, code.id)).toEqual({ used: 1 });
  });

  it('refuses another try of an order whose code went to another person meanwhile', async () => {
    const [ana, beto, code] = [await shop.aPlayer(), await shop.aPlayer(), await aCode(shop, { uses: 1 })];
    const { body } = await requests(ana, [game(0).id], code.text);
    await shop.browserReturns(await shop.bank.play(body.token, 'reject'));
    await pays((await requests(beto, [game(0).id], code.text)).body.token);

    const again = await ana.post<{ code: string; message: string }>(`/v1/payment/order/${body.orderId}/retry`, {});

    expect([again.status, again.body.code]).toEqual([409, 'code-exhausted']);
    expect(again.body.message).toBe('Ese código ya se usó todas las veces que se podía.');
  });

  it('gives the use back when the buyer never returns, and when the bank opens no form', async () => {
    const [ana, code] = [await shop.aPlayer(), await aCode(shop, { uses: 1 })];
    await requests(ana, [game(0).id], code.text);
    await shop.timePasses(minutes(21));
    await shop.settles();
    expect(await usesOf(shop, code.id)).toEqual({ released: 1 });

    await shop.bank.fails('create', 'apiMismatch');
    expect((await requests(ana, [game(1).id], code.text)).status).toBe(503);
    expect(await usesOf(shop, code.id)).toEqual({ released: 2 });
  });

  it('lets the same person begin again with another cart: the open form makes way', async () => {
    const [ana, code] = [await shop.aPlayer(), await aCode(shop, { uses: 1, usesPerPerson: 1 })];
    const first = await requests(ana, [game(0).id], code.text);
    const second = await requests(ana, [game(0).id, game(1).id], code.text);
    expect(second.status).toBe(200);

    await pays(first.body.token);
    expect(await ana.state(first.body.orderId)).toBe('FAILED');
    expect(await usesOf(shop, code.id)).toEqual({ released: 1, reserved: 1 });
    await pays(second.body.token);
    expect(await usesOf(shop, code.id)).toEqual({ released: 1, used: 1 });
  });

  it('sends money back that the bank shows after the last use went to another person', async () => {
    const [ana, beto, code] = [await shop.aPlayer(), await shop.aPlayer(), await aCode(shop, { uses: 1 })];
    await shop.bank.set({ formMinutes: 5_000, commitWindowMinutes: 5_000 });
    const { body } = await requests(ana, [game(0).id], code.text);
    await shop.timePasses(minutes(21));
    await shop.settles();
    await pays((await requests(beto, [game(0).id], code.text)).body.token);
    await takenBehindOurBack(body.token);
    await shop.timePasses(days(1));
    await shop.settles();

    expect(await shop.facts(`payment-${(await shop.attempt(body.token)).paymentId}`)).toContainEqual(
      expect.objectContaining({
        type: 'PaymentOrphaned',
        data: expect.objectContaining({ because: 'code-exhausted' }),
      }),
    );
    expect((await shop.bank.charges()).find(({ token }) => token === body.token)).toMatchObject({
      refunded: reduced(10, game(0).price),
    });
    expect(await ana.library()).toEqual([]);
    expect(await usesOf(shop, code.id)).toEqual({ released: 1, used: 1 });
  });

  it('honours an approval that comes late while a use is left, even after the last day', async () => {
    const ana = await shop.aPlayer();
    await shop.bank.set({ formMinutes: 5_000, commitWindowMinutes: 5_000 });
    const {
      rows: [today],
    } = await shop.sql.query<{ day: string }>(
      `select to_char((now() + offset_ms * interval '1 millisecond') at time zone 'America/Santiago', 'YYYY-MM-DD') as day from es.business_clock`,
    );
    const code = await aCode(shop, { uses: 1, validUntil: today?.day });
    const { body } = await requests(ana, [game(0).id], code.text);
    await shop.timePasses(minutes(21));
    await shop.settles();
    await takenBehindOurBack(body.token);
    await shop.timePasses(days(1));
    await shop.settles();

    expect(await ana.state(body.orderId)).toBe('AUTHORIZED');
    expect(await usesOf(shop, code.id)).toEqual({ used: 1 });
    expect((await requests(await shop.aPlayer(), [game(0).id], code.text)).body.code).toBe('code-expired');
  });

  it.each([
    ['a code that nobody issued', async () => 'NOBODY-KNOWS', 'code-unknown'],
    ['one that was switched off', async () => switchedOff(), 'code-inactive'],
    ['one that starts later', async () => (await aCode(shop, { validFrom: '2099-01-01' })).text, 'code-not-yet-valid'],
    [
      'one for a plan',
      async () => (await aCode(shop, { kind: 'plan', planId: 'monthly', periods: 3 })).text,
      'code-is-for-a-plan',
    ],
  ])('stops the payment for %s, and says why', async (_, text, why) => {
    const ana = await shop.aPlayer();
    const { status, body } = await requests(ana, [game(0).id], await text());
    expect([status, body.code]).toEqual([409, why]);
    expect(body.message).not.toContain('code-');
    expect((await ana.get<{ total: number }>('/v1/orders')).body.total).toBe(0);
  });

  it('welcomes newcomers only, once', async () => {
    const [ana, beto, code] = [
      await shop.aPlayer(),
      await shop.aPlayer(),
      await aCode(shop, { firstPurchaseOnly: true }),
    ];
    await beto.buys([game(3)]);
    expect((await requests(beto, [game(0).id], code.text)).body.code).toBe('code-only-first-purchase');
    await pays((await requests(ana, [game(0).id], code.text)).body.token);
    expect((await requests(ana, [game(1).id], code.text)).body.code).toBe('code-used-by-you');
  });

  it('never charges more than the page showed, before the code or after it', async () => {
    const [ana, code] = [await shop.aPlayer(), await aCode(shop, { percent: 50 })];
    const { price, id } = game(4);
    for (const [subtotal, status] of [
      [price, 200],
      [reduced(50, price), 200],
      [price - 1, 409],
      [1, 409],
    ] as const) {
      expect([subtotal, (await requests(ana, [id], code.text, { subtotal })).status]).toEqual([subtotal, status]);
    }
  });

  it('gives the same answer to the same request, and keeps one use for it', async () => {
    const [ana, code] = [await shop.aPlayer(), await aCode(shop)];
    const [one, two] = [
      await requests(ana, [game(0).id], code.text, { session_id: 'tab-1' }),
      await requests(ana, [game(0).id], code.text, { session_id: 'tab-1' }),
    ];
    expect(two.body).toEqual(one.body);
    expect(await usesOf(shop, code.id)).toEqual({ reserved: 1 });
  });

  it.each([
    ['a key', { percent: 10, uses: 1 }, {}, { 'idempotency-key': 'one click' }, { reserved: 1 }],
    ['a session', { percent: 10, uses: 1 }, { session_id: 'tab-2' }, {}, { reserved: 1 }],
    ['a key, with nothing to pay', { percent: 100, uses: 1 }, {}, { 'idempotency-key': 'one click' }, { used: 1 }],
  ])('gives the same answer to all of a crowd of the same request: %s', async (_, rules, more, headers, uses) => {
    for (let round = 0; round < 4; round++) {
      const [ana, code] = [await shop.aPlayer(), await aCode(shop, rules)];
      const request = { cart: [game(round).id], discount_code: code.text, ...more };
      const clicks = [];
      for (let click = 0; click < 4; click++) {
        clicks.push(ana.post<{ orderId: string }>('/v1/payment', request, headers));
        await shop.get('/v1/games');
      }
      const answers = await Promise.all(clicks);
      expect(answers.map(({ status, body }) => [status, body.orderId])).toEqual(
        answers.map(() => [200, answers[0]?.body.orderId]),
      );
      expect(await usesOf(shop, code.id)).toEqual(uses);
    }
  });

  async function switchedOff(): Promise<string> {
    const { text, id } = await aCode(shop);
    await (await Staff.signsIn(shop)).post(`codes/${id}/deactivate`, { reason: 'La feria terminó' });
    return text;
  }

  /** The bank took the money although the shop had given the attempt up. */
  async function takenBehindOurBack(token: string): Promise<void> {
    await shop.bank.play(token, 'pay');
    await shop.bank.commits(token);
  }
});
