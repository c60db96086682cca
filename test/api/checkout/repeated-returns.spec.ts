import { days } from '../../../api/kernel/instant.js';
import { expectInvariants } from '../../support/invariants.js';
import { startShop, type Game, type Shop } from '../../support/shop.js';
import { comesBack } from './come-back.js';

describe('a return that comes more than once', () => {
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

  it.each(['parallel', 'later'])(
    'doubled by the bank (%s): one commit, and both land on the paid order',
    async (mode) => {
      const player = await shop.aPlayer();
      const { token, orderId } = await player.checksOut([game(0)]);
      await shop.bank.fails('return', 'duplicateReturn', { token, mode });

      const landed = await comesBack(shop, await shop.bank.play(token, 'pay'));

      expect(landed).toEqual(Array(2).fill({ status: 303, location: `${shop.url}/postorder?orderId=${orderId}` }));
      expect((await shop.bank.transaction(token)).calls.commit).toBe(1);
      expect(await player.state(orderId)).toBe('AUTHORIZED');
      expect(await player.library()).toEqual([game(0).slug]);
    },
  );

  it('doubled while the bank is still taking the money: the second waits for the result of the first', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(1)]);
    await shop.bank.fails('return', 'duplicateReturn', { token, ms: 300 });
    await shop.bank.holds('commit');
    const { returns } = await shop.bank.play(token, 'pay');

    const slow = shop.browserReturns(returns[0]!);
    await shop.bank.held('commit');
    await shop.browserReturns(returns[1]!);
    expect((await shop.bank.transaction(token)).state).toBe('bank-passed');
    await shop.bank.releases();
    expect(await player.state(orderId)).toBe('AUTHORIZED');
    await slow;

    expect((await shop.bank.transaction(token)).calls.commit).toBe(1);
  });

  it.each([
    ['reject', 'REJECTED'],
    ['cancel', 'CANCELED'],
    ['timeout', 'FAILED'],
    ['error', 'FAILED'],
  ] as const)('doubled after %s: it stays %s', async (buyer, word) => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(2)]);
    await shop.bank.fails('return', 'duplicateReturn', { token, mode: 'parallel' });
    const played = await shop.bank.play(token, buyer);

    await comesBack(shop, played);
    const reply = await shop.facts(`payment-${(await shop.attempt(token)).paymentId}`);
    await comesBack(shop, played);

    expect(await player.state(orderId)).toBe(word);
    expect(await shop.facts(`payment-${(await shop.attempt(token)).paymentId}`)).toEqual(reply);
  });

  it('eight days later, when the bank no longer tells, it finds the stored answer and asks nothing', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(3)]);
    const played = await shop.bank.play(token, 'pay');
    await comesBack(shop, played);
    const { calls } = await shop.bank.transaction(token);

    await shop.timePasses(days(8));
    const landed = await comesBack(shop, played);

    expect(landed).toEqual([{ status: 303, location: `${shop.url}/postorder?orderId=${orderId}` }]);
    expect(await player.state(orderId)).toBe('AUTHORIZED');
    expect((await shop.bank.transaction(token)).calls).toEqual(calls);
  });

  it('looking at the result again asks the bank nothing', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.buys([game(4)]);
    const { calls } = await shop.bank.transaction(token);

    const looks = await Promise.all(
      [`/v1/payment/order/${orderId}`, `/v1/payment/order/${orderId}`, `/v1/payment/state/${orderId}`].map((path) =>
        player.get(path),
      ),
    );

    expect(looks.map(({ body }) => body.status)).toEqual(['AUTHORIZED', 'AUTHORIZED', 'AUTHORIZED']);
    expect((await shop.bank.transaction(token)).calls).toEqual(calls);
  });

  it('the error page of a restored tab, 47 seconds after the payment, takes nothing back', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(5)]);
    await shop.bank.fails('return', 'recoverAfterPaid', { token });
    const played = await shop.bank.play(token, 'pay');
    expect(played.returns.map(({ method, afterMs }) => [method, afterMs])).toEqual([
      ['GET', 0],
      ['POST', 47_000],
    ]);

    const landed = await comesBack(shop, played);

    expect(landed.map(({ location }) => location)).toEqual(Array(2).fill(`${shop.url}/postorder?orderId=${orderId}`));
    expect(await player.state(orderId)).toBe('AUTHORIZED');
    expect(await player.library()).toEqual([game(5).slug]);
    expect((await shop.facts(`payment-${(await shop.attempt(token)).paymentId}`)).map(({ type }) => type)).toEqual([
      'PaymentPlanned',
      'PaymentTokenIssued',
      'PaymentReturned',
      'CommitStarted',
      'PaymentApproved',
    ]);
  });

  it('the error page of a restored tab finds out about a payment whose answer was lost', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(6)]);
    await shop.bank.fails('return', 'recoverAfterPaid', { token, ms: 0 });
    await shop.bank.fails('commit', 'applyThenDrop', { token });
    await shop.bank.fails('status', 'http', { token, status: 500 });
    const { returns } = await shop.bank.play(token, 'pay');

    await shop.browserReturns(returns[0]!);
    expect((await shop.attempt(token)).state).toBe('unknown');
    await shop.browserReturns(returns[1]!);

    expect((await shop.attempt(token)).state).toBe('approved');
    expect(await player.state(orderId)).toBe('AUTHORIZED');
  });

  it('the error page of a restored tab does not turn a refusal into anything else', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(7)]);
    await shop.bank.fails('return', 'recoverAfterPaid', { token });

    await comesBack(shop, await shop.bank.play(token, 'reject'));

    expect(await player.state(orderId)).toBe('REJECTED');
  });
});
