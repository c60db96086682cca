import { startShop, type Game, type Shop } from '../../support/shop.js';
import { expectInvariants } from '../../support/invariants.js';
import { Payer } from './payer.js';

describe('a charge that the bank declines', () => {
  let shop: Shop;
  let games: Game[];
  let ana: Payer;
  let berta: Payer;
  beforeAll(async () => {
    shop = await startShop();
    games = await shop.games();
    berta = await Payer.of(shop, { language: 'en' });
  });
  beforeEach(async () => {
    await shop.bank.healed();
    await shop.bank.set({
      responseLevel: 1,
      unknownTbkUser: '-96',
      limits: { perPayment: 9_999_999, dailyAmount: null, dailyCount: null },
    });
    ana = await Payer.of(shop);
  });
  afterAll(async () => {
    await shop.settles();
    await expectInvariants(shop);
  });
  afterAll(() => shop.close());

  const declines = (code: number): Promise<void> => shop.bank.fails('authorize', 'responseCode', { code });
  /** The card vanishes at the bank, as when its owner asked there. */
  const forgets = async (payer: Payer): Promise<void> => {
    for (const { tbkUser } of await payer.atBank()) await shop.bank.forgetsCard(tbkUser);
  };

  it('takes no money, says why in words and what to do next, and lets the buyer try again', async () => {
    const { orderId } = await ana.order(games.slice(0, 1));
    await declines(-4);
    const { status, body } = await ana.pays(orderId);

    expect([status, body.status, body.details[0]?.status, body.details[0]?.response_code]).toEqual([
      200,
      'REJECTED',
      'FAILED',
      -4,
    ]);
    expect(body.decline).toEqual({
      code: -4,
      kind: 'soft',
      reason: expect.stringContaining('rechazó el cobro'),
      next: expect.stringContaining('otra tarjeta'),
    });
    expect(body.message).toBe(`${body.decline?.reason} ${body.decline?.next}`);
    expect((await ana.player.get(`/v1/payment/order/${orderId}`)).body).toMatchObject({
      status: 'REJECTED',
      retryable: true,
      decline: { code: -4, kind: 'soft', reason: { en: expect.stringContaining('declined') } },
    });

    expect((await ana.pays(orderId)).body.status).toBe('AUTHORIZED');
    expect(await ana.player.library()).toEqual([games[0]?.slug]);
    expect((await ana.charges(orderId)).map(({ state }) => state)).toEqual(['declined', 'approved']);
  });

  it('can be paid through Webpay then', async () => {
    const { orderId } = await ana.order(games.slice(1, 2));
    await declines(-1);
    await ana.pays(orderId);
    const { body: form } = await ana.player.post<{ token: string }>(`/v1/payment/order/${orderId}/retry`, {});
    await shop.browserReturns(await shop.bank.play(form.token, 'pay'));

    expect(await ana.player.state(orderId)).toBe('AUTHORIZED');
  });

  it.each([
    [-1, 1, 'soft'],
    [-2, 1, 'soft'],
    [-3, 1, 'soft'],
    [-5, 1, 'hard'],
    [-7, 2, 'hard'],
    [-8, 2, 'hard'],
    [-9, 2, 'hard'],
    [-10, 2, 'soft'],
    [-11, 2, 'hard'],
  ] as const)('with code %d is told as %s of level %d, in the language of who asks', async (code, level, kind) => {
    const dora = await Payer.of(shop, { language: 'en' });
    const { orderId } = await dora.order(games.slice(0, 1));
    await shop.bank.set({ responseLevel: level });
    await declines(code);

    expect((await dora.pays(orderId)).body).toMatchObject({
      status: 'REJECTED',
      decline: {
        code,
        kind,
        reason: expect.stringMatching(/card|bank|transaction|detail/),
        next: expect.stringMatching(/Webpay/),
      },
    });
  });

  it.each([
    [-5, 'fraud-suspected'],
    [-7, 'blocked'],
    [-8, 'expired'],
    [-11, 'retry-limit'],
  ])('with code %d ends the use of the card: %s', async (code, because) => {
    const { orderId } = await ana.order(games.slice(0, 1));
    await declines(code);
    await ana.pays(orderId);

    expect(await ana.cards()).toMatchObject([{ usable: false, unusable_because: because }]);
    expect(await ana.pays(orderId)).toMatchObject({ status: 409, body: { code: 'card-unusable' } });
    expect((await berta.cards())[0]?.usable).toBe(true);
  });

  it('for a card that the bank forgot makes it unusable, and another card pays', async () => {
    const { orderId } = await ana.order(games.slice(2, 3));
    await forgets(ana);

    expect((await ana.pays(orderId)).body).toMatchObject({
      status: 'REJECTED',
      details: [{ response_code: -96 }],
      decline: { kind: 'hard', next: expect.stringContaining('Guárdala otra vez') },
    });
    expect(await ana.cards()).toMatchObject([{ usable: false, unusable_because: 'unknown-at-bank' }]);
    expect((await ana.pays(orderId, { card: await ana.saves() })).body.status).toBe('AUTHORIZED');
  });

  it('by breaking down is a doubt first, and no charge once the bank knows of none; the card stays good', async () => {
    const { orderId } = await ana.order(games.slice(3, 4));
    await shop.bank.fails('authorize', 'http');

    expect((await ana.pays(orderId)).body).toMatchObject({
      status: 'PENDING',
      details: [{ status: 'INITIALIZED', response_code: null }],
      decline: null,
    });
    for (let minute = 0; minute <= 15; minute += 5) {
      await shop.timePasses(5 * 60_000);
      await shop.settles();
    }

    expect(await ana.charges(orderId)).toMatchObject([{ state: 'closed', closedBecause: 'never-arrived' }]);
    expect(await ana.player.state(orderId)).toBe('FAILED');
    expect(await ana.cards()).toMatchObject([{ usable: true, unusable_because: null }]);
    expect((await ana.pays(orderId)).body.status).toBe('AUTHORIZED');
  });

  it.each([
    [-98, { perPayment: 100 }, 'Paga esta compra por Webpay.'],
    [-97, { dailyAmount: 100 }, 'mañana'],
    [-99, { dailyCount: 1 }, 'mañana'],
  ])('by the limit %d is told as one, and the card stays good', async (code, limits, next) => {
    await ana.buys(games.slice(4, 5));
    const { orderId } = await ana.order(games.slice(0, 1));
    await shop.bank.set({ limits });

    expect((await ana.pays(orderId)).body).toMatchObject({
      status: 'REJECTED',
      details: [{ status: 'CONSTRAINTS_VIOLATED', response_code: code }],
      decline: { kind: 'limit', next: expect.stringContaining(next) },
    });
    expect((await ana.cards())[0]?.usable).toBe(true);
  });

  it('turned away at the door is no charge', async () => {
    const { orderId } = await ana.order(games.slice(0, 1));
    await shop.bank.fails('authorize', 'apiMismatch');

    expect((await ana.pays(orderId)).body).toMatchObject({ status: 'FAILED', decline: null });
    expect((await ana.pays(orderId)).body.status).toBe('AUTHORIZED');
  });
});
