import { days, minutes } from '../../../api/kernel/instant.js';
import { expectInvariants } from '../../support/invariants.js';
import { startShop, type Checkout, type Game, type Player, type Shop } from '../../support/shop.js';
import { comesBack } from './come-back.js';

describe('a return that comes late or never', () => {
  let shop: Shop;
  let games: Game[];
  beforeAll(async () => {
    shop = await startShop();
    games = await shop.games();
  });
  // This bank would take the money days later, if only it were asked to.
  beforeEach(() => shop.bank.set({ formMinutes: 15_000, commitWindowMinutes: 15_000 }));
  afterEach(() => shop.bank.healed());
  afterAll(async () => {
    await shop.settles();
    await expectInvariants(shop);
  });
  afterAll(() => shop.close());
  const game = (n: number): Game => games[n % games.length] as Game;
  const expectNothingCharged = async (token: string, player: Player): Promise<void> => {
    expect(await shop.bank.transaction(token)).toMatchObject({
      state: 'bank-passed',
      calls: expect.not.objectContaining({ commit: expect.anything() }),
    });
    expect(await player.library()).toEqual([]);
  };

  it('a buyer who passes the bank and never returns is charged nothing: the shop only looks', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(0)]);
    await shop.bank.fails('return', 'suppressReturn', { token });
    expect((await shop.bank.play(token, 'pay')).returns).toEqual([]);

    for (const pass of [minutes(21), days(1), days(1)]) {
      await shop.timePasses(pass);
      await shop.settles();
    }

    expect(await player.state(orderId)).toBe('FAILED');
    await expectNothingCharged(token, player);
  });

  it('a return after the attempt was given up is not committed, and the buyer may try again', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(1)]);
    await returnsLate(shop, token, minutes(21));

    expect((await player.get(`/v1/payment/order/${orderId}`)).body).toMatchObject({
      status: 'FAILED',
      closedBecause: 'no-return',
      retryable: true,
      payment: null,
    });
    await expectNothingCharged(token, player);

    const again = await player.post<Checkout>(`/v1/payment/order/${orderId}/retry`, {});
    await comesBack(shop, await shop.bank.play(again.body.token, 'pay'));
    expect(await player.state(orderId)).toBe('AUTHORIZED');
  });

  it('an approval that the bank shows after such a return pays the order after all', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(2)]);
    await returnsLate(shop, token, minutes(21));
    expect(await player.state(orderId)).toBe('FAILED');

    await shop.bank.commits(token);
    await shop.timePasses(days(1));
    await shop.settles();

    expect(await player.state(orderId)).toBe('AUTHORIZED');
    expect(await player.library()).toEqual([game(2).slug]);
  });

  it('a return of an older form, while a newer one is open, is not committed', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(3)]);
    const back = await shop.bank.play(token, 'pay');
    const newer = await player.post<Checkout>(`/v1/payment/order/${orderId}/retry`, {});

    await comesBack(shop, back);

    await expectNothingCharged(token, player);
    await comesBack(shop, await shop.bank.play(newer.body.token, 'pay'));
    expect(await player.state(orderId)).toBe('AUTHORIZED');
  });

  it('a return for a game that another order has bought meanwhile is not committed', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(4)]);
    const back = await shop.bank.play(token, 'pay');
    await player.buys([game(4)]);

    await comesBack(shop, back);

    expect((await player.get(`/v1/payment/order/${orderId}`)).body).toMatchObject({
      status: 'FAILED',
      closedBecause: 'game-owned',
      payment: null,
    });
    expect((await shop.bank.transaction(token)).state).toBe('bank-passed');
    expect(await player.library()).toEqual([game(4).slug]);
  });

  it("a return after the bank's own window is refused there: nothing was charged, and the next try pays", async () => {
    await shop.bank.set({ commitWindowMinutes: 10 });
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(5)]);
    await returnsLate(shop, token, minutes(11));

    expect((await player.get(`/v1/payment/order/${orderId}`)).body).toMatchObject({
      status: 'FAILED',
      closedBecause: 'aborted-at-bank',
      retryable: true,
    });
    const again = await player.post<Checkout>(`/v1/payment/order/${orderId}/retry`, {});
    await comesBack(shop, await shop.bank.play(again.body.token, 'pay'));
    expect(await player.state(orderId)).toBe('AUTHORIZED');
  });

  it("a commit lost until the bank's window was over ends with the bank's own word", async () => {
    await shop.bank.set({ commitWindowMinutes: 10 });
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(6)]);
    const back = await shop.bank.play(token, 'pay');
    await shop.bank.fails('commit', 'dropBeforeApply', { token, times: 2 });
    await comesBack(shop, back);
    expect((await shop.attempt(token)).state).toBe('unknown');

    await shop.timePasses(minutes(11));
    await comesBack(shop, back);

    expect((await player.get(`/v1/payment/order/${orderId}`)).body).toMatchObject({
      status: 'FAILED',
      closedBecause: 'aborted-at-bank',
    });
    expect((await shop.bank.transaction(token)).state).toBe('aborted');
  });

  it("a commit lost until the shop's window is over is not tried again, and stays in doubt", async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(7)]);
    const back = await shop.bank.play(token, 'pay');
    await shop.bank.fails('commit', 'dropBeforeApply', { token, times: 2 });
    await comesBack(shop, back);
    const { calls } = await shop.bank.transaction(token);

    await shop.timePasses(minutes(21));
    await comesBack(shop, back);

    expect(await shop.bank.transaction(token)).toMatchObject({ state: 'bank-passed', calls: { commit: calls.commit } });
    expect((await player.get(`/v1/payment/order/${orderId}`)).body).toMatchObject({
      status: 'PENDING',
      retryable: false,
    });
  });
});

/** The buyer passes the bank at once; the browser brings it back this much later. */
async function returnsLate(shop: Shop, token: string, ms: number): Promise<void> {
  await shop.bank.fails('return', 'delayReturn', { token, ms });
  const {
    returns: [late],
  } = await shop.bank.play(token, 'pay');
  if (!late) throw new Error('the buyer does not come back');
  await shop.timePasses(late.afterMs);
  await shop.settles();
  await shop.browserReturns(late);
}
