import { expectInvariants } from '../../support/invariants.js';
import { startShop, type Game, type Shop } from '../../support/shop.js';
import { comesBack } from './come-back.js';

describe('returns that say something else than the truth', () => {
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
  const visits = (parameters: Record<string, string>) =>
    shop.browserReturns({
      method: 'GET',
      url: `${shop.url}/v1/payment/webpay/return?${new URLSearchParams(parameters).toString()}`,
      body: null,
    });

  it("a return posted from the bank's site, without any cookie, pays", async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(0)]);
    await shop.bank.fails('return', 'returnMethod', { token, method: 'POST' });
    const played = await shop.bank.play(token, 'pay');
    expect([played.method, played.body]).toEqual(['POST', { token_ws: token }]);

    const landed = await comesBack(shop, played);

    expect(landed).toEqual([{ status: 303, location: `${shop.url}/postorder?orderId=${orderId}` }]);
    expect(await player.state(orderId)).toBe('AUTHORIZED');
  });

  it('a cancelled form is asked about, never committed', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.buys([game(1)], 'cancel');

    expect(await player.state(orderId)).toBe('CANCELED');
    expect((await shop.bank.transaction(token)).calls).toEqual({ status: 1 });
  });

  it("another's token pays the other's order and nothing of mine", async () => {
    const [mine, theirs] = [await shop.aPlayer(), await shop.aPlayer()];
    const [myForm, theirForm] = [await mine.checksOut([game(2)]), await theirs.checksOut([game(3)])];
    await shop.bank.play(theirForm.token, 'pay');

    const landed = await visits({ token_ws: theirForm.token });

    expect(landed.location).toBe(`${shop.url}/postorder?orderId=${theirForm.orderId}`);
    expect((await mine.get(`/v1/payment/order/${theirForm.orderId}`)).status).toBe(404);
    expect((await mine.get(`/v1/payment/order/${myForm.orderId}`)).body).toMatchObject({ status: 'PENDING' });
    expect([await mine.library(), await theirs.library()]).toEqual([[], [game(3).slug]]);
  });

  it("another's order number beside my token changes my attempt only", async () => {
    const [mine, theirs] = [await shop.aPlayer(), await shop.aPlayer()];
    const [myForm, theirForm] = [await mine.checksOut([game(4)]), await theirs.checksOut([game(4)])];
    const { buyOrder, sessionId } = await shop.attempt(theirForm.token);

    const landed = await visits({ TBK_TOKEN: myForm.token, TBK_ORDEN_COMPRA: buyOrder, TBK_ID_SESION: sessionId });

    expect(landed.location).toBe(`${shop.url}/postorder?orderId=${myForm.orderId}`);
    expect(await mine.state(myForm.orderId)).toBe('CANCELED');
    await comesBack(shop, await shop.bank.play(theirForm.token, 'pay'));
    expect(await theirs.state(theirForm.orderId)).toBe('AUTHORIZED');
  });

  it("another's order number with my session is nobody's", async () => {
    const [mine, theirs] = [await shop.aPlayer(), await shop.aPlayer()];
    const [myForm, theirForm] = [await mine.checksOut([game(5)]), await theirs.checksOut([game(5)])];
    const { buyOrder } = await shop.attempt(theirForm.token);
    const { sessionId } = await shop.attempt(myForm.token);

    const landed = await visits({ TBK_ORDEN_COMPRA: buyOrder, TBK_ID_SESION: sessionId });

    expect(landed).toEqual({ status: 303, location: `${shop.url}/postorder` });
    expect((await shop.attempt(theirForm.token)).state).toBe('token-issued');
  });

  it("a token given twice, or changed by a letter, is nobody's", async () => {
    const player = await shop.aPlayer();
    const { token } = await player.checksOut([game(6)]);
    await shop.bank.play(token, 'pay');
    const url = `${shop.url}/v1/payment/webpay/return`;

    const landed = await Promise.all(
      [
        `${url}?token_ws=${token}&token_ws=${token}`,
        `${url}?token_ws=${token.toUpperCase()}`,
        `${url}?token_ws=${token}%00`,
      ].map((address) => shop.browserReturns({ method: 'GET', url: address, body: null })),
    );

    expect(landed).toEqual(Array(3).fill({ status: 303, location: `${shop.url}/postorder` }));
    expect((await shop.bank.transaction(token)).state).toBe('bank-passed');
  });

  it.each([
    ['another amount', { amount: 1 }],
    ['a higher amount', { amount: 9_999_999 }],
    ['another order', { buy_order: 'B-OTHER' }],
    ['another session', { session_id: 'S-OTHER' }],
  ])('an approval of %s gives no game: it is held, told to the operators, and goes back whole', async (_what, body) => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(7)]);
    await shop.bank.fails('commit', 'oddBody', { token, body });

    await comesBack(shop, await shop.bank.play(token, 'pay'));
    await shop.settles();

    expect((await player.get(`/v1/payment/state/${orderId}`)).body).toMatchObject({
      status: 'REVERSED',
      refund: { state: 'completed', amount: game(7).price },
    });
    expect(await player.library()).toEqual([]);
    expect(await shop.bank.transaction(token)).toMatchObject({ state: 'reversed', balance: 0 });
    const { paymentId } = await shop.attempt(token);
    expect(
      (await shop.facts(`payment-${paymentId}`)).find(({ type }) => type === 'PaymentOrphaned')?.data,
    ).toMatchObject({ because: 'mismatch' });
    await shop.logs(
      new RegExp(`"paymentId":"${paymentId}","msg":"the bank approved a payment that is not the one we planned"`),
    );
  });
});
