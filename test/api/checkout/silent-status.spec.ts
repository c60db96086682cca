import { days, minutes, seconds } from '../../../api/kernel/instant.js';
import { expectInvariants } from '../../support/invariants.js';
import { startShop, type Game, type Shop } from '../../support/shop.js';
import { comesBack } from './come-back.js';

/** What the bank said before the commit, told once more although the money has moved. */
const STALE = { body: { status: 'INITIALIZED' }, omit: ['response_code', 'authorization_code'] };

describe('a bank that answers without saying anything', () => {
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
  const isCheckedAgain = async (pass = seconds(10)): Promise<void> => {
    await shop.timePasses(pass);
    await shop.settles();
  };

  it.each(['empty', 'nullStatus'])('a commit answered by %s is paid when the status says so', async (fault) => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(0)]);
    await shop.bank.fails('commit', fault, { token });

    await comesBack(shop, await shop.bank.play(token, 'pay'));

    expect(await player.state(orderId)).toBe('AUTHORIZED');
    expect((await shop.bank.transaction(token)).calls.commit).toBe(1);
  });

  it.each(['empty', 'nullStatus'])(
    'a status answered by %s leaves the doubt, and is asked for again',
    async (fault) => {
      const player = await shop.aPlayer();
      const { token, orderId } = await player.checksOut([game(1)]);
      await shop.bank.fails('commit', 'applyThenDrop', { token });
      await shop.bank.fails('status', fault, { token });

      await comesBack(shop, await shop.bank.play(token, 'pay'));
      expect((await player.get(`/v1/payment/order/${orderId}`)).body).toMatchObject({
        status: 'PENDING',
        retryable: false,
      });
      await isCheckedAgain();

      expect(await player.state(orderId)).toBe('AUTHORIZED');
    },
  );

  it.each(['empty', 'nullStatus'])('a cancelled form stays open while its status is %s', async (fault) => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(2)]);
    await shop.bank.fails('status', fault, { token });

    await comesBack(shop, await shop.bank.play(token, 'cancel'));
    expect((await player.get(`/v1/payment/order/${orderId}`)).body).toMatchObject({ status: 'PENDING' });
    await isCheckedAgain();

    expect(await player.state(orderId)).toBe('CANCELED');
  });

  it('a second commit refused because the first one took the money is no failure', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(3)]);
    await shop.bank.fails('commit', 'applyThenDrop', { token });
    await shop.bank.fails('status', 'oddBody', { token, ...STALE });

    await comesBack(shop, await shop.bank.play(token, 'pay'));

    expect((await shop.bank.transaction(token)).calls.commit).toBe(2);
    expect(await player.state(orderId)).toBe('AUTHORIZED');
  });

  it.each([
    ['silent', 'http', { status: 500 }],
    ['stale', 'oddBody', STALE],
  ])(
    'a second commit refused so, with the status %s, leaves the doubt until the bank tells',
    async (_what, fault, more) => {
      const player = await shop.aPlayer();
      const { token, orderId } = await player.checksOut([game(4)]);
      await shop.bank.fails('commit', 'applyThenDrop', { token });
      await shop.bank.fails('status', 'oddBody', { token, ...STALE });
      await shop.bank.fails('status', fault, { token, ...more });

      await comesBack(shop, await shop.bank.play(token, 'pay'));
      expect((await shop.attempt(token)).state).toBe('unknown');
      expect((await player.post(`/v1/payment/order/${orderId}/retry`, {})).body.code).toBe('payment-in-progress');
      await isCheckedAgain();

      expect(await player.state(orderId)).toBe('AUTHORIZED');
    },
  );

  it('a commit that meets the lock of another one leaves the doubt: no other person may pay meanwhile', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(5)]);
    const back = await shop.bank.play(token, 'pay');
    await shop.bank.fails('commit', 'locked', { token, times: 2 });

    await comesBack(shop, back);
    expect((await shop.attempt(token)).state).toBe('unknown');
    expect((await player.post(`/v1/payment/order/${orderId}/retry`, {})).body.code).toBe('payment-in-progress');
    await comesBack(shop, back);

    expect(await player.state(orderId)).toBe('AUTHORIZED');
  });

  it.each([
    ['code 0 without AUTHORIZED', {}],
    ['AUTHORIZED without a code', { body: { status: 'AUTHORIZED' }, omit: ['response_code'] }],
    ['AUTHORIZED with the text "0"', { body: { status: 'AUTHORIZED', response_code: '0' } }],
    ['a word that nobody knows', { body: { status: 'APPROVED', response_code: 0 } }],
  ])('%s is not paid: the shop asks until the bank is clear', async (_what, odd) => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(6)]);
    await shop.bank.fails('commit', 'oddBody', { token, ...odd });
    await shop.bank.fails('status', 'oddBody', { token, ...odd, times: 2 });

    await comesBack(shop, await shop.bank.play(token, 'pay'));
    const before = await player.library();
    await isCheckedAgain();
    await isCheckedAgain(minutes(1));

    expect(before).toEqual([]);
    expect(await player.state(orderId)).toBe('AUTHORIZED');
  });

  it('a doubt that the shop slept through for eight days goes to a person', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(7)]);
    await shop.bank.fails('commit', 'applyThenDrop', { token });
    await shop.bank.fails('status', 'empty', { token });
    await comesBack(shop, await shop.bank.play(token, 'pay'));

    await isCheckedAgain(days(8));
    const { calls } = await shop.bank.transaction(token);
    await isCheckedAgain(days(1));

    expect((await shop.attempt(token)).state).toBe('needs-person');
    expect((await shop.bank.transaction(token)).calls).toEqual(calls);
    expect((await player.get(`/v1/payment/order/${orderId}`)).body).toMatchObject({
      status: 'PENDING',
      retryable: false,
    });
  });

  it('an approval that writes its amount with decimals pays the whole pesos', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(8)]);
    await shop.bank.fails('commit', 'oddBody', { token, body: { amount: `${game(8).price}.00` } });

    await comesBack(shop, await shop.bank.play(token, 'pay'));
    await isCheckedAgain(minutes(1));

    expect((await player.get(`/v1/payment/order/${orderId}`)).body).toMatchObject({
      status: 'AUTHORIZED',
      total: game(8).price,
    });
  });
});
