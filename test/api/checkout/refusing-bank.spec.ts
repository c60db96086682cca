import { minutes, seconds } from '../../../api/kernel/instant.js';
import { expectInvariants } from '../../support/invariants.js';
import { startShop, type Checkout, type Game, type Shop } from '../../support/shop.js';
import { comesBack } from './come-back.js';

describe('a bank that refuses us', () => {
  let shop: Shop;
  let games: Game[];
  beforeAll(async () => {
    shop = await startShop();
    games = await shop.games();
  });
  let saidBefore = 0;
  beforeEach(() => {
    saidBefore = shop.api.output().length;
  });
  afterEach(() => shop.bank.healed());
  afterAll(async () => {
    await shop.settles();
    await expectInvariants(shop);
  });
  afterAll(() => shop.close());
  const game = (n: number): Game => games[n % games.length] as Game;
  const operatorsAreShown = (operation: string, bankSays: string): Promise<void> =>
    shop.logs(
      new RegExp(`"level":50.*"operation":"${operation}".*"bankSays":"${bankSays}.*"the bank refuses us"`),
      saidBefore,
    );

  it.each([
    ['apiMismatch', {}, 'Api mismatch error'],
    ['http', { status: 401 }, 'Not Authorized'],
  ])(
    'at create (%s): nothing was charged, the operators are told, and the cart can be paid later',
    async (fault, more, bankSays) => {
      const player = await shop.aPlayer();
      await shop.bank.fails('create', fault, more);

      const answer = await player.post('/v1/payment', { cart: [game(0).id] });

      expect([answer.status, answer.body]).toEqual([
        503,
        expect.objectContaining({ code: 'bank-unavailable', message: expect.stringContaining('No se cobró nada') }),
      ]);
      await operatorsAreShown('create', bankSays);
      const { orderId } = await player.buys([game(0)]);
      expect(await player.state(orderId)).toBe('AUTHORIZED');
    },
  );

  it.each([
    ['apiMismatch', {}, 'Api mismatch error'],
    ['http', { status: 401 }, 'Not Authorized'],
  ])(
    'at the commit (%s): nothing was charged, the operators are told, and the next try pays',
    async (fault, more, bankSays) => {
      const player = await shop.aPlayer();
      const { token, orderId } = await player.checksOut([game(1)]);
      await shop.bank.fails('commit', fault, { token, ...more });

      await comesBack(shop, await shop.bank.play(token, 'pay'));

      expect((await player.get(`/v1/payment/order/${orderId}`)).body).toMatchObject({
        status: 'FAILED',
        closedBecause: 'refused-by-bank',
        retryable: true,
      });
      expect((await shop.bank.transaction(token)).state).toBe('bank-passed');
      await operatorsAreShown('commit', bankSays);
      const again = await player.post<Checkout>(`/v1/payment/order/${orderId}/retry`, {});
      await comesBack(shop, await shop.bank.play(again.body.token, 'pay'));
      expect(await player.state(orderId)).toBe('AUTHORIZED');
    },
  );

  it('at the commit and at the status: it counts as refused', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(2)]);
    await shop.bank.fails('commit', 'apiMismatch', { token, times: 9 });
    await shop.bank.fails('status', 'apiMismatch', { token, times: 9 });

    await comesBack(shop, await shop.bank.play(token, 'pay'));

    expect((await player.get(`/v1/payment/order/${orderId}`)).body).toMatchObject({
      status: 'FAILED',
      closedBecause: 'refused-by-bank',
      retryable: true,
    });
    expect(await player.library()).toEqual([]);
  });

  it('at the commit, in words of an older version: it is over, and the next try pays', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(7)]);
    await shop.bank.fails('commit', 'http', {
      token,
      status: 422,
      message: "Invalid status '10' for transaction while authorizing",
    });

    await comesBack(shop, await shop.bank.play(token, 'pay'));

    expect(await player.state(orderId)).toBe('FAILED');
    const again = await player.post<Checkout>(`/v1/payment/order/${orderId}/retry`, {});
    await comesBack(shop, await shop.bank.play(again.body.token, 'pay'));
    expect(await player.state(orderId)).toBe('AUTHORIZED');
  });

  it('at a commit that it carried out all the same: its status is believed, and the order is paid', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(3)]);
    await shop.bank.fails('commit', 'apiMismatch', { token, apply: true });

    await comesBack(shop, await shop.bank.play(token, 'pay'));

    expect(await player.state(orderId)).toBe('AUTHORIZED');
  });

  it('at the second commit, after the first was lost: the doubt remains', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(4)]);
    await shop.bank.fails('commit', 'dropBeforeApply', { token });
    await shop.bank.fails('commit', 'apiMismatch', { token });
    const back = await shop.bank.play(token, 'pay');

    await comesBack(shop, back);
    expect((await player.get(`/v1/payment/order/${orderId}`)).body).toMatchObject({
      status: 'PENDING',
      retryable: false,
    });
    await comesBack(shop, back);

    expect(await player.state(orderId)).toBe('AUTHORIZED');
  });

  it('at the status of a cancelled form: it is being looked into, then told', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(5)]);
    await shop.bank.fails('status', 'apiMismatch', { token });

    await comesBack(shop, await shop.bank.play(token, 'cancel'));
    expect((await player.get(`/v1/payment/order/${orderId}`)).body).toMatchObject({ status: 'PENDING' });
    await operatorsAreShown('status', 'Api mismatch error');
    await shop.timePasses(seconds(10));
    await shop.settles();

    expect(await player.state(orderId)).toBe('CANCELED');
  });

  it('at every status of a cancelled form: after twenty minutes it is over all the same', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(6)]);
    await shop.bank.fails('status', 'apiMismatch', { token, times: 99 });

    await comesBack(shop, await shop.bank.play(token, 'cancel'));
    await shop.timePasses(minutes(21));
    await shop.settles();

    expect(await player.state(orderId)).toBe('CANCELED');
  });
});
