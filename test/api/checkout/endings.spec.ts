import { days, minutes } from '../../../api/kernel/instant.js';
import { expectInvariants } from '../../support/invariants.js';
import { startShop, type Game, type Shop } from '../../support/shop.js';

describe('every way back from the bank', () => {
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
  const game = (n: number): Game => games[n % games.length] as Game;

  it.each([
    ['reject', 'REJECTED'],
    ['cancel', 'CANCELED'],
    ['error', 'FAILED'],
  ] as const)('%s ends as %s without money, and the next try pays once', async (buyer, word) => {
    const player = await shop.aPlayer();
    const { orderId } = await player.buys([game(0)], buyer);

    expect(await player.state(orderId)).toBe(word);
    expect(await player.library()).toEqual([]);

    const again = await player.post<{ token: string }>(`/v1/payment/order/${orderId}/retry`, {});
    await shop.browserReturns(await shop.bank.play(again.body.token, 'pay'));
    expect(await player.state(orderId)).toBe('AUTHORIZED');
    expect(await player.library()).toEqual([game(0).slug]);
  });

  it('a form that timed out ends as FAILED', async () => {
    const player = await shop.aPlayer();
    const { orderId } = await player.buys([game(1)], 'timeout');

    expect(await player.state(orderId)).toBe('FAILED');
  });

  it('a browser closed at the bank ends as FAILED after twenty minutes', async () => {
    const player = await shop.aPlayer();
    const { orderId } = await player.buys([game(2)], 'close');
    await shop.timePasses(minutes(21));
    await shop.settles();

    expect(await player.state(orderId)).toBe('FAILED');
    expect(await player.library()).toEqual([]);
  });

  it('the same return, fifty at once and again days later, is one commit', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(3)]);
    const back = await shop.bank.play(token, 'pay');
    const before = (await shop.bank.calls()).commit ?? 0;

    const landed = await Promise.all(Array.from({ length: 50 }, () => shop.browserReturns(back)));
    expect(await player.state(orderId)).toBe('AUTHORIZED');
    await shop.timePasses(days(3));
    await shop.browserReturns(back);

    expect(new Set(landed.map(({ status }) => status))).toEqual(new Set([303]));
    expect(((await shop.bank.calls()).commit ?? 0) - before).toBe(1);
    expect(await player.state(orderId)).toBe('AUTHORIZED');
  });

  it('an error return after the payment changes nothing', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.buys([game(4)]);
    const session = (
      await shop.sql.query<{ buy_order: string; session_id: string }>(
        'select buy_order, session_id from payments.payments where token = $1',
        [token],
      )
    ).rows[0];

    await shop.browserReturns({
      method: 'POST',
      url: `${shop.url}/v1/payment/webpay/return`,
      body: {
        token_ws: token,
        TBK_TOKEN: token,
        TBK_ID_SESION: session?.session_id ?? '',
        TBK_ORDEN_COMPRA: session?.buy_order ?? '',
      },
    });

    expect(await player.state(orderId)).toBe('AUTHORIZED');
  });

  it.each([
    ['no parameters', ''],
    ['an unknown token', `token_ws=${'a'.repeat(64)}`],
    ['a token that is none', 'token_ws=../../v1/admin'],
    ['an order without its session', 'TBK_ORDEN_COMPRA=X&TBK_ID_SESION=Y'],
  ])('a return with %s lands on the neutral page', async (_what, query) => {
    const landed = await shop.browserReturns({
      method: 'GET',
      url: `${shop.url}/v1/payment/webpay/return?${query}`,
      body: null,
    });

    expect(landed).toEqual({ status: 303, location: `${shop.url}/postorder` });
  });

  it('a return before the form is finished leaves the payment open and pays later', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(5)]);

    await shop.browserReturns({
      method: 'GET',
      url: `${shop.url}/v1/payment/webpay/return?token_ws=${token}`,
      body: null,
    });
    expect((await shop.facts(`payment-${await paymentOf(shop, token)}`)).at(-1)?.type).toBe('CommitRefused');
    await shop.browserReturns(await shop.bank.play(token, 'pay'));

    expect(await player.state(orderId)).toBe('AUTHORIZED');
  });

  it('shows what the bank demands of an approved payment', async () => {
    const player = await shop.aPlayer();
    const { orderId } = await player.buys([game(6)], 'pay', { card: '4051885600446623', installments: 3 });

    const { body } = await player.get(`/v1/payment/order/${orderId}`);

    expect(body).toMatchObject({
      status: 'AUTHORIZED',
      total: game(6).price,
      currency: 'CLP',
      retryable: false,
      payment: {
        buyOrder: expect.stringMatching(/^[0-9A-Z]{26}$/),
        authorizationCode: '1213',
        cardLast4: '6623',
        paymentType: 'credit',
        installments: 3,
        responseCode: 0,
      },
    });
  });
});

async function paymentOf(shop: Shop, token: string): Promise<string> {
  return (
    (await shop.sql.query<{ payment_id: string }>('select payment_id from payments.payments where token = $1', [token]))
      .rows[0]?.payment_id ?? ''
  );
}
