import { days, hours, minutes } from '../../../api/kernel/instant.js';
import { expectInvariants } from '../../support/invariants.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { requestsRefund, optionsOf, plays, refundsOf } from './returning.js';

describe('returning a game by right', () => {
  let shop: Shop;
  let games: Game[];
  let player: Player;
  beforeAll(async () => {
    shop = await startShop();
    games = await shop.games();
  });
  beforeEach(async () => {
    player = await shop.aPlayer();
  });
  afterAll(async () => {
    await shop.settles();
    await expectInvariants(shop);
  });
  afterAll(() => shop.close());
  const game = (n: number): Game => games[n % games.length] as Game;
  const bought = async (...which: Game[]) => {
    const checkout = await player.buys(which);
    await shop.settles();
    return checkout;
  };

  it('within three hours the charge disappears, the game leaves and may be bought again', async () => {
    const { orderId, token } = await bought(game(0));

    const { status, body } = await requestsRefund(player, orderId);

    expect([status, body]).toMatchObject([
      200,
      { state: 'completed', how: 'reversed', basis: 'withdrawal', amount: game(0).price, answerBy: null },
    ]);
    expect(await shop.bank.transaction(token)).toMatchObject({
      balance: 0,
      refunds: [{ type: 'REVERSED', amount: game(0).price }],
    });
    expect(await player.library()).toEqual([]);
    expect((await player.get(`/v1/payment/order/${orderId}`)).body).toMatchObject({
      status: 'AUTHORIZED',
      refund: { state: 'completed', amount: game(0).price },
      refunds: [{ state: 'completed', amount: game(0).price, gameIds: [game(0).id] }],
    });
    expect((await player.get(`/v1/payment/state/${orderId}`)).body).toMatchObject({
      status: 'AUTHORIZED',
      refund: { state: 'completed' },
    });

    await bought(game(0));
    expect(await player.library()).toEqual([game(0).slug]);
  });

  it('after three hours the bank annuls it', async () => {
    const { orderId } = await bought(game(1));
    await shop.timePasses(hours(4));

    expect((await requestsRefund(player, orderId)).body).toMatchObject({ state: 'completed', how: 'nullified' });
  });

  it('one game of three takes only its own money and leaves the others', async () => {
    const { orderId, token } = await bought(game(0), game(1), game(2));

    const { body } = await requestsRefund(player, orderId, { lines: [game(1).id] });

    expect(body).toMatchObject({ state: 'completed', how: 'nullified', amount: game(1).price });
    expect(await shop.bank.transaction(token)).toMatchObject({
      balance: game(0).price + game(2).price,
      refunds: [{ type: 'NULLIFIED', amount: game(1).price }],
    });
    expect(await player.library()).toEqual([game(0).slug, game(2).slug].sort());

    const rest = await requestsRefund(player, orderId);
    expect(rest.body).toMatchObject({ state: 'completed', amount: game(0).price + game(2).price });
    expect(await player.library()).toEqual([]);
    expect((await player.get(`/v1/payment/order/${orderId}`)).body.refund).toMatchObject({
      amount: game(0).price + game(1).price + game(2).price,
    });
  });

  it("played a little, it goes back by the shop's own rule; the law's is told to be lost", async () => {
    const { orderId } = await bought(game(2));
    await plays(shop, player, game(2), 119);

    expect(await optionsOf(player, orderId)).toMatchObject([
      { minutesPlayed: 119, basis: 'goodwill', withdrawal: { lostBy: 'played' }, goodwill: { lostBy: null } },
    ]);
    expect(await requestsRefund(player, orderId, { basis: 'withdrawal' })).toMatchObject({
      status: 409,
      body: { code: 'refund-right-lost' },
    });
    expect((await requestsRefund(player, orderId, { basis: 'goodwill' })).body).toMatchObject({
      state: 'completed',
      basis: 'goodwill',
    });
  });

  it('played for two hours, it is a request', async () => {
    const { orderId } = await bought(game(3));
    await plays(shop, player, game(3), 120);

    expect((await requestsRefund(player, orderId, { words: 'No era lo que esperaba.' })).body).toMatchObject({
      state: 'requested',
      basis: 'request',
      answerBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      words: 'No era lo que esperaba.',
    });
    expect(await player.library()).toEqual([game(3).slug]);
  });

  it.each([
    [9, 'withdrawal'],
    [13, 'goodwill'],
    [16, 'request'],
  ])('after %i days it goes back as %s', async (count, basis) => {
    const { orderId } = await bought(game(4));
    await shop.timePasses(days(count));

    expect(await optionsOf(player, orderId)).toMatchObject([{ basis }]);
  });

  it('does not speak of a missing confirmation while it is on its way', async () => {
    const { orderId } = await bought(game(8));
    const before = await optionsOf(player, orderId);
    await shop.sql.query(
      `update es.effects set state = 'started', lease_until = now() + interval '1 hour' where kind = 'mail:receipt' and subject = $1`,
      [orderId],
    );

    expect(await optionsOf(player, orderId)).toEqual(before);
    await shop.sql.query(
      `update es.effects set state = 'done', lease_until = null where kind = 'mail:receipt' and subject = $1`,
      [orderId],
    );
  });

  it('has 90 days where the confirmation was never sent', async () => {
    const { orderId } = await bought(game(5));
    await shop.sql.query(`update es.effects set state = 'manual' where kind = 'mail:receipt' and subject = $1`, [
      orderId,
    ]);
    await shop.timePasses(days(80));

    expect(await optionsOf(player, orderId)).toMatchObject([{ basis: 'withdrawal' }]);
    expect((await requestsRefund(player, orderId)).body).toMatchObject({ state: 'completed', basis: 'withdrawal' });
  });

  it('pressed twice, at once and later, is one refund', async () => {
    const { orderId, token } = await bought(game(6), game(7));

    const pressed = await Promise.all(Array.from({ length: 6 }, () => requestsRefund(player, orderId)));
    const later = await requestsRefund(player, orderId);

    expect(new Set([...pressed, later].map(({ body }) => body.refundId)).size).toBe(1);
    expect((await shop.bank.transaction(token)).calls.refund).toBe(1);
    expect(await refundsOf(player)).toHaveLength(1);
  });

  it('two games asked back at the same instant go back one after the other', async () => {
    const { orderId, token } = await bought(game(0), game(1));

    const both = await Promise.all(
      [game(0), game(1)].map((one) => requestsRefund(player, orderId, { lines: [one.id] })),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await shop.doubtfulEffectsAreChecked();
    await shop.settles();

    expect((await refundsOf(player)).map(({ state }) => state)).toEqual(['completed', 'completed']);
    expect(await shop.bank.transaction(token)).toMatchObject({ balance: 0 });
    expect(await player.library()).toEqual([]);
  });

  it('keeps for 30 days what was played, for a person who buys it again', async () => {
    const { orderId } = await bought(game(2));
    await plays(shop, player, game(2), 60);
    await requestsRefund(player, orderId);
    const minutes = async () =>
      (
        await shop.sql.query<{ minutes: number }>('select minutes from library.play_time where person_id = $1', [
          player.id,
        ])
      ).rows;

    await shop.timePasses(days(29));
    await shop.settles();
    expect(await minutes()).toEqual([{ minutes: 60 }]);
    await shop.timePasses(days(2));
    await shop.settles();
    expect(await minutes()).toEqual([]);
  });

  it('is not possible for a game that cost nothing, nor for an order that is not paid', async () => {
    const [free] = await shop.games({ free: true });
    if (!free) throw new Error('nothing is free');
    const { body } = await player.post<{ orderId: string }>('/v1/payment', { cart: [free.id] });
    expect(await optionsOf(player, body.orderId)).toMatchObject([{ not: 'free', amount: 0, basis: null }]);
    expect(await requestsRefund(player, body.orderId)).toMatchObject({
      status: 409,
      body: { code: 'refund-nothing-paid' },
    });

    const unpaid = await player.checksOut([game(0)]);
    expect(await requestsRefund(player, unpaid.orderId)).toMatchObject({
      status: 409,
      body: { code: 'order-not-paid' },
    });
    expect(await refundsOf(player)).toEqual([]);
  });

  it("is no other person's: another player finds no such order and changes nothing", async () => {
    const { orderId, token } = await bought(game(3));
    const stranger = await shop.aPlayer();

    expect((await stranger.get(`/v1/orders/${orderId}/refund-options`)).status).toBe(404);
    expect((await requestsRefund(stranger, orderId)).status).toBe(404);
    expect(
      (await stranger.post(`/v1/webpay-oneclick/transactions/${orderId}/refunds`, { amount: game(3).price })).status,
    ).toBe(404);
    expect(await refundsOf(stranger)).toEqual([]);
    expect(await shop.bank.transaction(token)).toMatchObject({ refunds: [] });
  });

  it('says clearly what is wrong with a wish that cannot be read', async () => {
    const { orderId } = await bought(game(4));

    expect(await requestsRefund(player, orderId, { lines: [game(5).id] })).toMatchObject({
      status: 409,
      body: { code: 'refund-line-unknown' },
    });
    for (const wrong of [
      {},
      { line: [game(4).id] },
      { lines: 'all', ammount: 1 },
      { lines: 'everything' },
      { lines: null },
    ]) {
      expect((await player.post(`/v1/orders/${orderId}/refunds`, wrong)).status).toBe(422);
    }
    expect(
      (await player.post(`/v1/webpay-oneclick/transactions/${orderId}/refunds`, { amount: 1, reason: 'x' })).status,
    ).toBe(422);
    for (const wrong of [
      { lines: [] },
      { lines: ['x'] },
      { lines: [game(4).id, game(4).id] },
      { basis: 'staff' },
      { words: 'a\u0000b' },
      { words: 7 },
    ]) {
      expect((await requestsRefund(player, orderId, wrong)).status).toBe(422);
    }
    expect(await refundsOf(player)).toEqual([]);
  });
});

describe('the refund call of the first contract', () => {
  let shop: Shop;
  let games: Game[];
  beforeAll(async () => {
    shop = await startShop();
    games = await shop.games();
  });
  afterAll(async () => {
    await shop.settles();
    await expectInvariants(shop);
  });
  afterAll(() => shop.close());
  const call = (player: Player, orderId: string, amount: unknown) =>
    player.post(`/v1/webpay-oneclick/transactions/${orderId}/refunds`, {
      commerce_code: '597055555542',
      detail_buy_order: 'whatever',
      amount,
    });
  const [first, second] = [0, 1].map((n) => () => games[n] as Game) as [() => Game, () => Game];

  it('gives the whole back at once within the rules', async () => {
    const player = await shop.aPlayer();
    const { orderId } = await player.buys([first(), second()]);
    await shop.settles();

    expect((await call(player, orderId, first().price + second().price)).body).toMatchObject({
      status: 'completed',
      type: 'REVERSED',
      amount: first().price + second().price,
      balance: 0,
    });
    for (const path of [
      `webpay-oneclick/transactions/${orderId}`,
      `subscription/transaction-status/${orderId}`,
      `payment/state/${orderId}`,
      `payment/order/${orderId}`,
    ]) {
      expect((await player.get(`/v1/${path}`)).body).toMatchObject({
        status: 'AUTHORIZED',
        refund: { state: 'completed', amount: first().price + second().price },
      });
    }
    expect(await player.library()).toEqual([]);
  });

  it('knows a game by its price, and calls any other amount a request', async () => {
    const player = await shop.aPlayer();
    const { orderId } = await player.buys([first(), second()]);
    await shop.settles();

    expect((await call(player, orderId, first().price)).body).toMatchObject({
      status: 'completed',
      type: 'NULLIFIED',
      balance: second().price,
    });
    expect((await call(player, orderId, 100)).body).toMatchObject({ status: 'requested', type: null, amount: 100 });
    expect(await player.library()).toEqual([second().slug]);
  });

  it('sent again is the wish that it was, for ten minutes', async () => {
    const player = await shop.aPlayer();
    const { orderId } = await player.buys([first()]);
    await shop.settles();

    const [one, two] = await Promise.all([call(player, orderId, 100), call(player, orderId, 100)]);
    expect([one.status, two.body, (await call(player, orderId, 100)).body]).toEqual([200, one.body, one.body]);
    expect(await refundsOf(player)).toHaveLength(1);
    await shop.timePasses(minutes(11));
    await call(player, orderId, 100);
    expect(await refundsOf(player)).toHaveLength(2);
  });

  it('refuses more than is left, and what is no amount', async () => {
    const player = await shop.aPlayer();
    const { orderId } = await player.buys([first()]);
    await shop.settles();

    expect(await call(player, orderId, first().price + 1)).toMatchObject({
      status: 409,
      body: { code: 'refund-exceeds-payment' },
    });
    for (const amount of [0, -1, 1.5, '100', null]) expect((await call(player, orderId, amount)).status).toBe(422);
    expect(await refundsOf(player)).toEqual([]);
  });
});
