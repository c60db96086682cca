import { hours } from '../../../api/kernel/instant.js';
import { expectInvariants } from '../../support/invariants.js';
import { startShop, type Checkout, type Game, type Shop } from '../../support/shop.js';

describe('the contract of paying', () => {
  let shop: Shop;
  let games: Game[];
  let free: Game;
  beforeAll(async () => {
    shop = await startShop({ env: { RETURN_ORIGINS: 'https://app.example.test' } });
    games = await shop.games();
    free = (await shop.games({ free: true }))[0] as Game;
  });
  afterAll(async () => {
    await shop.settles();
    await expectInvariants(shop);
  });
  afterAll(() => shop.close());
  const game = (n: number): Game => games[n % games.length] as Game;

  it('serves both spellings of its address, without a redirect', async () => {
    const player = await shop.aPlayer();
    const answer = await player.post('/v1/payment/', { cart: [game(0).id] });

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      token: expect.stringMatching(/^[0-9a-f]{64}$/),
      url: expect.stringContaining('/webpayserver/'),
      orderId: expect.any(String),
    });
  });

  it('takes its own prices: a lower figure is refused with fresh ones, a higher one is not charged', async () => {
    const player = await shop.aPlayer();

    const low = await player.post('/v1/payment', { cart: [game(0).id], subtotal: 1 });
    expect([low.status, low.body]).toEqual([
      409,
      expect.objectContaining({
        code: 'price-changed',
        total: game(0).price,
        games: [{ id: game(0).id, price: game(0).price }],
      }),
    ]);

    const { orderId } = await player.checksOut([game(0)], { subtotal: 999_999 });
    expect((await player.get(`/v1/payment/order/${orderId}`)).body).toMatchObject({ total: game(0).price });
  });

  it.each([
    ['another currency', { currency: 'USD' }, 422, 'invalid-request'],
    ['an empty cart', { cart: [] }, 422, 'invalid-request'],
    [
      'a game twice',
      { cart: ['019a9f5e-7c1b-7d3e-8f10-0123456789ab', '019a9f5e-7c1b-7d3e-8f10-0123456789ab'] },
      422,
      'invalid-request',
    ],
    ['a cart that is no list', { cart: 'all of them' }, 422, 'invalid-request'],
    ['a game that does not exist', { cart: ['019a9f5e-7c1b-7d3e-8f10-0123456789ab'] }, 404, 'game-not-found'],
    ['a code that nobody issued', { discount_code: 'HALF' }, 409, 'code-unknown'],
    ["somebody else's id", { user_id: '019a9f5e-7c1b-7d3e-8f10-0123456789ab' }, 403, 'not-your-account'],
    ['terms that are not ours', { accepted_terms: 'a'.repeat(64) }, 409, 'terms-changed'],
  ])('refuses %s in words, and nothing changes', async (_what, change, status, code) => {
    const player = await shop.aPlayer();
    const before = await shop.sql.query('select count(*) from ordering.orders');

    const answer = await player.post('/v1/payment', { cart: [game(1).id], ...change });

    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(String(answer.body.message)).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
    expect((await shop.sql.query('select count(*) from ordering.orders')).rows).toEqual(before.rows);
  });

  it('asks for a session, and for a confirmed address', async () => {
    const stranger = await shop.post('/v1/payment', { cart: [game(1).id] }, { headers: { 'accept-language': 'en' } });
    expect([stranger.status, stranger.body]).toEqual([401, { code: 'not-signed-in', message: 'Sign in to continue.' }]);

    const unconfirmed = await shop.aPlayer({ verified: false });
    expect((await unconfirmed.post('/v1/payment', { cart: [game(1).id] })).body).toMatchObject({
      code: 'email-not-verified',
    });
  });

  it('does not sell a game twice', async () => {
    const player = await shop.aPlayer();
    await player.buys([game(2)]);

    const again = await player.post('/v1/payment', { cart: [game(2).id, game(3).id] });

    expect([again.status, again.body]).toEqual([
      409,
      expect.objectContaining({ code: 'already-owned', games: [game(2).id] }),
    ]);
  });

  it('sends the browser only to addresses on the list', async () => {
    const player = await shop.aPlayer();
    const allowed = await player.checksOut([game(3)], { url: 'https://app.example.test/done?x=1' });
    const foreign = await player.checksOut([game(4)], { url: 'https://evil.example/phish' });

    const landings = await Promise.all(
      [allowed, foreign].map(async ({ token }) => shop.browserReturns(await shop.bank.play(token, 'pay'))),
    );

    expect(landings.map(({ location }) => location)).toEqual([
      `https://app.example.test/done?x=1&orderId=${allowed.orderId}`,
      `${shop.url}/postorder?orderId=${foreign.orderId}`,
    ]);
  });

  it('answers a repeated request as the first time', async () => {
    const player = await shop.aPlayer();
    const ask = (): Promise<{ body: Checkout; status: number }> =>
      player.post<Checkout>('/v1/payment', { cart: [game(4).id] }, { 'idempotency-key': 'one' });
    const [first, second] = await Promise.all([ask(), ask()]);
    const other = await player.post('/v1/payment', { cart: [game(5).id] }, { 'idempotency-key': 'one' });

    expect(second.body).toEqual(first.body);
    expect([other.status, other.body.code]).toEqual([422, 'key-reused']);
  });

  it('takes the session of an old client for its key, while that order can be paid', async () => {
    const player = await shop.aPlayer();
    const first = await player.checksOut([game(5)], { session_id: 'abc' });
    const second = await player.checksOut([game(5)], { session_id: 'abc' });
    await shop.browserReturns(await shop.bank.play(first.token, 'reject'));
    const third = await player.checksOut([game(5)], { session_id: 'abc' });

    expect(second).toEqual(first);
    expect(third.orderId).not.toBe(first.orderId);
  });

  it('asks the bank for whole pesos, under a buy order of its own for each attempt, whatever the client calls itself', async () => {
    const player = await shop.aPlayer();
    const broken = await player.post('/v1/payment', { cart: [game(0).id], subtotal: game(0).price + 0.5 });
    expect([broken.status, broken.body.code]).toEqual([422, 'invalid-request']);

    const { token, orderId } = await player.checksOut([game(0), game(1)], {
      session_id: 'Señora Ñandú / 50 % & más? ' + 'x'.repeat(150),
    });
    const again = await player.post<Checkout>(`/v1/payment/order/${orderId}/retry`, {});
    const [first, second] = await Promise.all([shop.bank.transaction(token), shop.bank.transaction(again.body.token)]);

    expect([first.amount, second.amount]).toEqual(Array(2).fill(game(0).price + game(1).price));
    for (const { buyOrder, sessionId } of [first, second]) {
      expect(buyOrder).toMatch(/^[A-Za-z0-9_-]{1,26}$/);
      expect(sessionId).toMatch(/^[A-Za-z0-9_-]{1,61}$/);
    }
    expect(second.buyOrder).not.toBe(first.buyOrder);
  });

  it('never sends a free order to the bank', async () => {
    const player = await shop.aPlayer();
    const before = (await shop.bank.calls()).create ?? 0;

    const { token, url, orderId } = await player.checksOut([free]);
    const landed = await shop.browserReturns({ method: 'POST', url, body: {} });

    expect([token, landed]).toEqual(['', { status: 303, location: `${shop.url}/postorder?orderId=${orderId}` }]);
    expect(await player.state(orderId)).toBe('AUTHORIZED');
    expect(await player.library()).toEqual([free.slug]);
    expect((await shop.bank.calls()).create ?? 0).toBe(before);
  });

  it.each([
    [
      'to the page of a client on the list, with what its address carries',
      'https://app.example.test/thanks?theme=dark',
      (orderId: string) => `https://app.example.test/thanks?theme=dark&orderId=${orderId}`,
    ],
    [
      "to its own page where the client's is on no list",
      'https://evil.example/thanks',
      (orderId: string) => `${shop.url}/postorder?orderId=${orderId}`,
    ],
  ])('sends the buyer of a free order %s', async (_, wanted, page) => {
    const player = await shop.aPlayer();
    const request = async (): Promise<Checkout> =>
      (await player.post<Checkout>('/v1/payment', { cart: [free.id], url: wanted }, { 'idempotency-key': 'one wish' }))
        .body;

    const [first, again] = [await request(), await request()];

    expect(again).toEqual(first);
    expect(await shop.browserReturns({ method: 'POST', url: first.url, body: {} })).toEqual({
      status: 303,
      location: page(first.orderId),
    });
  });

  it.each([
    'https://evil.example',
    '//evil.example/postorder',
    'https://ludoteca.test@evil.example',
    'javascript:alert(1)',
    '',
  ])('sends no person from a free order to %p, in none of the ways to write it', async (wanted) => {
    const { url, orderId } = await (await shop.aPlayer()).checksOut([free]);
    const forged = new URL(url);
    for (const twice of [false, true]) {
      forged.searchParams[twice ? 'append' : 'set']('url', wanted);
      expect(await shop.browserReturns({ method: 'POST', url: forged.href, body: {} })).toEqual({
        status: 303,
        location: `${shop.url}/postorder?orderId=${orderId}`,
      });
    }
  });

  it('gives a free game once, and a paid one never for nothing', async () => {
    const player = await shop.aPlayer();
    const [first, second] = [
      await player.post('/v1/payment/claim-free-game', { game_id: free.id }),
      await player.post('/v1/payment/claim-free-game', { game_id: free.id }),
    ];
    const paid = await player.post('/v1/payment/claim-free-game', { game_id: game(0).id });

    expect(second.body).toEqual(first.body);
    expect(await player.library()).toEqual([free.slug]);
    expect([paid.status, paid.body.code]).toEqual([409, 'game-not-free']);
  });

  it('shows an order to its owner always, to no other person with a session, and without one for two hours', async () => {
    const [owner, other] = [await shop.aPlayer(), await shop.aPlayer()];
    const { orderId } = await owner.buys([game(6)]);
    const path = `/v1/payment/order/${orderId}`;

    expect([(await owner.get(path)).status, (await other.get(path)).status, (await shop.get(path)).status]).toEqual([
      200, 404, 200,
    ]);
    expect((await owner.get(path)).body).toMatchObject({ payment: { cardLast4: '6623', authorizationCode: '1213' } });
    expect((await shop.get(path)).body).toEqual({
      orderId,
      status: 'AUTHORIZED',
      games: [expect.objectContaining({ slug: game(6).slug })],
      refund: null,
    });
    expect((await shop.get(`/v1/payment/state/${orderId}`)).body).toEqual({ status: 'AUTHORIZED' });
    await shop.timePasses(hours(2) + 1);

    expect([(await owner.get(path)).status, (await shop.get(path)).status]).toEqual([200, 404]);
    expect((await other.post(`${path}/retry`, {})).status).toBe(404);
    expect((await other.get<{ orders: unknown[] }>('/v1/orders')).body.orders).toEqual([]);
  });

  it('keeps nothing that the client wrote in the log: neither its address nor its note of the session', async () => {
    const player = await shop.aPlayer();
    const url = `${shop.url}/postorder?de=quillamari%40example.test`;
    const { token, orderId } = await player.checksOut([game(0)], { url, session_id: 'quillamari@example.test' });
    const { location } = await shop.browserReturns(await shop.bank.play(token, 'pay'));

    expect(location).toBe(`${url}&orderId=${orderId}`);
    expect((await shop.sql.query(`select type from es.events where data::text like '%quillamari%'`)).rows).toEqual([]);
    expect(
      (await shop.sql.query('select address from es.return_addresses where person_id = $1', [player.id])).rows,
    ).toEqual([{ address: url }]);
  });

  it('tells its owner what happened to an order, with instants, and no other person', async () => {
    const [owner, other] = [await shop.aPlayer(), await shop.aPlayer()];
    const { orderId } = await owner.buys([game(7)], 'reject');
    const { body: form } = await owner.post<{ token: string }>(`/v1/payment/order/${orderId}/retry`, {});
    await shop.browserReturns(await shop.bank.play(form.token, 'pay'));

    const { body } = await owner.get<{ steps: { step: string; at: string; amount: number | null }[] }>(
      `/v1/orders/${orderId}/history`,
    );
    expect(body.steps.map(({ step }) => step)).toEqual([
      'placed',
      'payment-started',
      'payment-declined',
      'payment-started',
      'payment-approved',
      'paid',
      'delivered',
    ]);
    expect(body.steps[0]).toEqual({ step: 'placed', at: expect.stringMatching(/^\d{4}-.*Z$/), amount: game(7).price });
    expect((await other.get(`/v1/orders/${orderId}/history`)).status).toBe(404);
  });

  it('says of a sum in quotes that it is none, in the language of the caller', async () => {
    const player = await shop.aPlayer();
    const { status, body } = await player.post('/v1/payment', { cart: [game(0).id], subtotal: '3990' });

    expect([status, body.errors]).toEqual([422, [{ path: 'subtotal', msg: 'subtotal deben ser pesos enteros' }]]);
    expect(
      (
        await shop.post(
          '/v1/payment',
          { cart: [game(0).id], subtotal: '3990' },
          { token: player.token, headers: { 'accept-language': 'en' } },
        )
      ).body.errors,
    ).toEqual([{ path: 'subtotal', msg: 'subtotal must be whole pesos' }]);
  });

  it.each([
    ['{', 400],
    ['[]', 422],
    ['"cart"', 422],
    ['null', 422],
    ['{"cart":{"__proto__":{"x":1}}}', 422],
    [`{"cart":["${'a'.repeat(1_000)}"]}`, 422],
    ['{"cart":["\\u0000"]}', 422],
    ['{"cart":[null,1,{}]}', 422],
  ])('answers the body %s with %d', async (body, status) => {
    const player = await shop.aPlayer();
    const answer = await player.post('/v1/payment', body);

    expect([answer.status, typeof answer.body.message]).toEqual([status, 'string']);
  });
});
