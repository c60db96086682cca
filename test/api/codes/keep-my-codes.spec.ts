import { expectInvariants } from '../../support/invariants.js';
import { startShop, type Game, type Shop } from '../../support/shop.js';
import { aCode, requests, usesOf } from './codes.js';

interface Own {
  code: string;
  status: string;
  type: string;
  uses: number;
  why: string | null;
  message: string | null;
}

describe("codes of one's own", () => {
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
  const [first, second] = [(): Game => games[0] as Game, (): Game => games[1] as Game];
  const own = async (player: { get: (path: string) => Promise<{ body: unknown }> }): Promise<Own[]> =>
    ((await player.get('/v1/discounts')).body as { codes: Own[] }).codes;

  it('are kept without being used, however they are typed, for no other person to see', async () => {
    const [ana, beto, code] = [
      await shop.aPlayer(),
      await shop.aPlayer(),
      await aCode(shop, { percent: 25, usesPerPerson: 1 }),
    ];

    for (const typed of [code.text.toLowerCase(), code.text.replaceAll('-', '')])
      expect((await ana.post('/v1/discounts/claim', { code: typed })).status).toBe(200);

    expect(await own(ana)).toMatchObject([
      { code: code.text, status: 'available', type: 'percent', percent: 25, uses: 0, usesPerPerson: 1, why: null },
    ]);
    expect(await usesOf(shop, code.id)).toEqual({});
    expect(await own(beto)).toEqual([]);
  });

  it('are not found by trying: one budget for every route that takes a code', async () => {
    const [guesser, ana, code] = [await shop.aPlayer(), await shop.aPlayer(), await aCode(shop)];
    const guesses = [
      '/v1/payment',
      '/v1/payment/claim-free',
      '/v1/discounts/claim',
      '/v1/subscription/subscribe-with-discount-code',
      '/v1/discounts',
    ];
    const tries = async (
      typed: string,
      route: string,
    ): Promise<{ status: number; headers: Headers; body: { message?: string } }> =>
      route === '/v1/discounts'
        ? guesser.get(`${route}/${typed}`)
        : guesser.post(route, {
            cart: [first().id],
            game_id: first().id,
            discount_code: typed,
            discountCode: typed,
            code: typed,
          });

    const seen: number[] = [];
    for (let n = 0; n < 30; n++) seen.push((await tries(`FERIA-${n}`, guesses[n % guesses.length] as string)).status);
    expect([...new Set(seen)].sort()).toEqual([404, 409]);

    for (const route of guesses) {
      const refused = await tries(code.text, route);
      expect([route, refused.status, refused.body.message]).toEqual([
        route,
        429,
        'Demasiados intentos seguidos. Espera un momento y prueba otra vez.',
      ]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(await usesOf(shop, code.id)).toEqual({});
    // Who knows a code may ask about it as often as they like.
    for (let n = 0; n < 35; n++) expect((await ana.get(`/v1/discounts/${code.text}`)).status).toBe(200);
    expect((await requests(ana, [first().id], code.text)).status).toBe(200);
  });

  it('tell why they do not work any more', async () => {
    const [ana, code] = [await shop.aPlayer(), await aCode(shop, { usesPerPerson: 1 })];
    const { body } = await requests(ana, [first().id], code.text);
    expect(await own(ana)).toMatchObject([{ status: 'available', uses: 0 }]);
    await shop.browserReturns(await shop.bank.play(body.token, 'pay'));

    expect(await own(ana)).toMatchObject([
      {
        code: code.text,
        status: 'used',
        uses: 1,
        why: 'code-used-by-you',
        message: 'Ya usaste ese código todas las veces que puedes.',
      },
    ]);
    expect((await ana.post('/v1/discounts/claim', { code: 'NADA-DE-NADA' })).body).toMatchObject({
      code: 'code-unknown',
    });
    const over = await aCode(shop, { uses: 1 });
    await requests(await shop.aPlayer(), [first().id], over.text);
    expect((await ana.post('/v1/discounts/claim', { code: over.text })).body).toMatchObject({ code: 'code-exhausted' });
  });

  it('show what they take off a cart, line by line, to anybody', async () => {
    const code = await aCode(shop, { percent: 50, gameIds: [second().id] });
    const { status, body } = await shop.get(`/v1/discounts/${code.text}?cart=${first().id},${second().id}`);

    const half = Math.floor((second().price + 1) / 2);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        discount: 50,
        kind: 'percent',
        why: null,
        totalBefore: first().price + second().price,
        totalAfter: first().price + half,
        lines: [
          { id: first().id, before: first().price, after: first().price },
          { id: second().id, before: second().price, after: half },
        ],
      }),
    ]);
    expect((await shop.get(`/v1/discounts/${code.text}?cart=${first().id}`)).body).toMatchObject({
      discount: 0,
      why: 'code-not-for-these-games',
    });
    expect((await shop.get('/v1/discounts/NADA')).status).toBe(404);
  });

  it.each([
    ['everything', () => ({ percent: 30 }), { discount: 30, percent: 30 }],
    ['everything there is to pay', () => ({ percent: 100 }), { discount: 100, percent: 100 }],
    ['some games only', () => ({ percent: 50, gameIds: [second().id] }), { discount: 0, percent: 50 }],
    ['one game that it gives', () => ({ kind: 'game', gameId: first().id }), { discount: 0, percent: null }],
    ['a plan', () => ({ kind: 'plan', planId: 'monthly', periods: 1 }), { discount: 0, percent: null }],
  ])(
    'promise who names no cart nothing that does not come off every cart: a code for %s',
    async (_, rules, promised) => {
      const code = await aCode(shop, rules());
      expect((await shop.get(`/v1/discounts/${code.text}`)).body).toMatchObject({
        ...promised,
        lines: null,
        why: null,
      });
    },
  );

  it('ask at the bank for no more than a client shows that takes the percentage off its whole cart', async () => {
    const cart = [first(), second()];
    const subtotal = first().price + second().price;
    for (const rules of [
      { kind: 'game', gameId: first().id },
      { percent: 100, gameIds: [first().id] },
      { percent: 15 },
    ]) {
      const [ana, code] = [await shop.aPlayer(), await aCode(shop, rules)];
      const { discount } = (await ana.get<{ discount: number }>(`/v1/discounts/${code.text}`)).body;
      const shown = Math.floor((subtotal * (100 - discount) + 50) / 100);

      expect(
        await requests(
          ana,
          cart.map(({ id }) => id),
          code.text,
          { subtotal: shown },
        ),
      ).toMatchObject({ status: 200, body: { token: expect.stringMatching(/.+/) as string } });
    }
  });

  it('count for a person who is signed in what that person has used', async () => {
    const [ana, beto, code] = [
      await shop.aPlayer(),
      await shop.aPlayer(),
      await aCode(shop, { percent: 100, usesPerPerson: 1 }),
    ];
    await requests(ana, [first().id], code.text);

    expect(await ana.get(`/v1/discounts/${code.text}`)).toMatchObject({
      status: 404,
      body: { code: 'code-used-by-you' },
    });
    expect(await beto.get(`/v1/discounts/${code.text}`)).toMatchObject({ status: 200, body: { discount: 100 } });
  });

  it('give a game, once, also to a child', async () => {
    const code = await aCode(shop, { kind: 'game', gameId: first().id, uses: 1 });
    const [child, beto] = [await shop.aPlayer({ birthYear: new Date().getFullYear() - 9 }), await shop.aPlayer()];
    const claims = (player: typeof child, more = {}) =>
      player.post<{ entry?: { slug: string }; code?: string }>('/v1/payment/claim-free', {
        game_id: first().id,
        discount_code: code.text,
        ...more,
      });

    const [one, two] = await Promise.all([claims(child, { user_id: child.id }), claims(child)]);

    expect([one.status, one.body.entry?.slug, two.body]).toEqual([200, first().slug, one.body]);
    expect(await child.library()).toEqual([first().slug]);
    expect(await usesOf(shop, code.id)).toEqual({ used: 1 });
    expect(await own(child)).toMatchObject([{ code: code.text, status: 'used' }]);
    expect((await claims(beto)).body.code).toBe('code-exhausted');
    expect((await claims(beto, { user_id: child.id })).status).toBe(403);
    expect(await beto.library()).toEqual([]);
  });

  it('give a person who presses again, before or after the first answer, the same game', async () => {
    for (const game of games.slice(0, 4)) {
      const [ana, code] = [await shop.aPlayer(), await aCode(shop, { kind: 'game', gameId: game.id, uses: 1 })];
      const presses = [];
      for (let press = 0; press < 4; press++) {
        presses.push(ana.post('/v1/payment/claim-free', { game_id: game.id, discount_code: code.text }));
        await shop.get('/v1/games');
      }
      for (const answer of await Promise.all(presses))
        expect(answer).toMatchObject({ status: 200, body: { entry: { slug: game.slug } } });
      expect(await usesOf(shop, code.id)).toEqual({ used: 1 });
    }
  });

  it('give a game of theirs whose whole price they take off to clients that ask for nothing else', async () => {
    const [ana, code] = [await shop.aPlayer(), await aCode(shop, { percent: 100, gameIds: [second().id] })];
    expect(
      await ana.post('/v1/payment/claim-free', { game_id: second().id, user_id: ana.id, discount_code: code.text }),
    ).toMatchObject({ status: 200, body: { entry: { slug: second().slug } } });
    expect(await ana.library()).toEqual([second().slug]);
  });

  it('give no game that they take only a part off, and none where there is no code', async () => {
    const [ana, code] = [await shop.aPlayer(), await aCode(shop, { percent: 99 })];
    const claim = (more: Record<string, unknown>) =>
      ana.post<{ code: string }>('/v1/payment/claim-free', { game_id: first().id, ...more });
    expect((await claim({ discount_code: code.text })).body.code).toBe('code-not-whole');
    expect((await claim({})).body.code).toBe('game-not-free');
    const [free] = await shop.games({ free: true });
    expect((await ana.post('/v1/payment/claim-free', { game_id: free?.id })).status).toBe(200);
  });

  it('leave the code whole for a person who owns the game already', async () => {
    const [ana, code] = [await shop.aPlayer(), await aCode(shop, { kind: 'game', gameId: first().id })];
    await ana.buys([first()]);
    expect((await ana.post('/v1/payment/claim-free', { game_id: first().id, discount_code: code.text })).status).toBe(
      200,
    );
    expect(await usesOf(shop, code.id)).toEqual({});
  });
});
