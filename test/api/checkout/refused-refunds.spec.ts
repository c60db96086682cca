import { days, hours } from '../../../api/kernel/instant.js';
import { expectInvariants } from '../../support/invariants.js';
import { eventually } from '../../support/process.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { Staff } from '../backoffice/console.js';
import { becomes, paidTwice, quietPasses } from './orphaned-money.js';

/** More often than the shop tries. */
const ALWAYS = 99;

describe('giving back what was paid twice', () => {
  let shop: Shop;
  let games: Game[];
  let staff: Staff;
  beforeAll(async () => {
    shop = await startShop();
    games = await shop.games();
    staff = await Staff.signsIn(shop);
  });
  afterEach(() => shop.bank.healed());
  afterAll(async () => {
    await shop.settles();
    await expectInvariants(shop);
  });
  afterAll(() => shop.close());
  const game = (n: number): Game => games[n % games.length] as Game;
  const refundOf = async (player: Player, orderId: string) =>
    (await player.get(`/v1/payment/order/${orderId}`)).body.refund;
  const waitsForPerson = async (token: string): Promise<boolean> => {
    const { paymentId } = await shop.attempt(token);
    const { body } = await staff.list<{ id: string }>('payments', { filter: { needsPerson: true }, range: [0, 99] });
    return body.some(({ id }) => id === paymentId);
  };
  const isSent = (token: string, times: number): Promise<unknown> =>
    eventually(
      async () => {
        await quietPasses(shop);
        return (await shop.bank.transaction(token)).calls.refund;
      },
      (sent) => sent === times,
      15_000,
      `${times} refunds asked for`,
    );

  it.each([
    ['at once', 0, 'REVERSED'],
    ['after more than three hours', hours(4), 'NULLIFIED'],
  ])('%s the bank gives it back whole, and the buyer sees it', async (_when, later, type) => {
    const player = await shop.aPlayer();
    const twice = await paidTwice(shop, player, game(0));
    await shop.timePasses(later);

    await twice.isSeen();
    await shop.settles();

    expect(await shop.bank.transaction(twice.token)).toMatchObject({
      balance: 0,
      refunds: [{ type, amount: game(0).price }],
    });
    expect(await refundOf(player, twice.orderId)).toMatchObject({ state: 'completed', amount: game(0).price });
    expect(await player.library()).toEqual([game(0).slug]);
  });

  it('seen by many at the same instant it goes back once', async () => {
    const player = await shop.aPlayer();
    const twice = await paidTwice(shop, player, game(1));

    await Promise.all(Array.from({ length: 20 }, () => twice.isSeen()));
    await shop.settles();

    expect(await shop.bank.transaction(twice.token)).toMatchObject({ balance: 0, calls: { refund: 1 } });
  });

  it.each([
    ['its answer was lost', 'applyThenDrop', 1],
    ['it was lost on the way', 'dropBeforeApply', 2],
  ])('when %s the status is asked before another try, and it goes back once', async (_what, fault, sent) => {
    const player = await shop.aPlayer();
    const twice = await paidTwice(shop, player, game(2));
    await shop.bank.fails('refund', fault, { token: twice.token });

    await twice.isSeen();
    await becomes(shop, twice.token, 'refunded');
    await shop.settles();

    const { refunds, calls } = await shop.bank.transaction(twice.token);
    expect([refunds, calls.refund]).toEqual([[expect.objectContaining({ amount: game(2).price })], sent]);
    expect(await refundOf(player, twice.orderId)).toMatchObject({ state: 'completed' });
  });

  it('when its answer was lost and the status is silent, it is not sent a second time', async () => {
    const player = await shop.aPlayer();
    const twice = await paidTwice(shop, player, game(3));
    await shop.bank.holds('refund');
    const seen = twice.isSeen();
    await shop.bank.held('refund');
    await shop.bank.fails('refund', 'applyThenDrop', { token: twice.token });
    await shop.bank.fails('status', 'empty', { token: twice.token, times: 2 });
    await shop.bank.releases();
    await seen;

    await becomes(shop, twice.token, 'refunded');
    await shop.settles();

    expect(
      (await shop.facts(`payment-${(await shop.attempt(twice.token)).paymentId}`)).map(({ type }) => type).slice(-4),
    ).toEqual(['PaymentOrphaned', 'PaymentRefundStarted', 'PaymentRefundUnknown', 'PaymentRefunded']);
    expect(await shop.bank.transaction(twice.token)).toMatchObject({ balance: 0, calls: { refund: 1 } });
  });

  it('while a lost request may still arrive it is not sent again, however often the bank is asked', async () => {
    const player = await shop.aPlayer();
    const twice = await paidTwice(shop, player, game(3));
    await shop.bank.fails('refund', 'dropBeforeApply', { token: twice.token });
    await twice.isSeen();

    const before = (await shop.bank.transaction(twice.token)).calls.status ?? 0;
    await eventually(
      async () => {
        await shop.doubtfulEffectsAreChecked();
        return (await shop.bank.transaction(twice.token)).calls.status ?? 0;
      },
      (request) => request > before + 3,
      15_000,
      'the bank being asked again and again',
    );
    expect((await shop.bank.transaction(twice.token)).calls.refund).toBe(1);
    await shop.bank.givesBack(twice.token, game(3).price);
    await becomes(shop, twice.token, 'refunded');

    expect((await shop.bank.transaction(twice.token)).refunds).toHaveLength(1);
  });

  it('when the bank was away for a while, it goes back once the bank is there again', async () => {
    const player = await shop.aPlayer();
    const twice = await paidTwice(shop, player, game(4));
    await shop.bank.holds('refund');
    const seen = twice.isSeen();
    await shop.bank.held('refund');
    await shop.bank.fails('refund', 'dropBeforeApply', { token: twice.token });
    await shop.bank.fails('status', 'http', { token: twice.token, status: 503, times: 8 });
    await shop.bank.releases();
    await seen;

    await becomes(shop, twice.token, 'refunded');
    await shop.settles();

    expect(await shop.bank.transaction(twice.token)).toMatchObject({ balance: 0, calls: { refund: 2 } });
  });

  it('refused with a code is not done: it is tried again and told when it is', async () => {
    const player = await shop.aPlayer();
    const twice = await paidTwice(shop, player, game(5));
    await shop.bank.fails('refund', 'responseCode', { token: twice.token, times: 2 });

    await twice.isSeen();
    await isSent(twice.token, 2);
    expect(await refundOf(player, twice.orderId)).toMatchObject({ state: 'started' });
    await becomes(shop, twice.token, 'refunded');

    expect(await shop.bank.transaction(twice.token)).toMatchObject({ balance: 0, calls: { refund: 3 } });
  });

  it.each([
    ['with a code', 'responseCode', {}],
    ['outright', 'http', { status: 422, message: 'Transaction cannot be refunded' }],
  ])('refused %s again and again goes to a person, and nothing is booked', async (_how, fault, more) => {
    const player = await shop.aPlayer();
    const twice = await paidTwice(shop, player, game(6));
    await shop.bank.fails('refund', fault, { token: twice.token, times: ALWAYS, ...more });

    await twice.isSeen();
    await becomes(shop, twice.token, 'refund-failed');
    await shop.settles();

    expect(await waitsForPerson(twice.token)).toBe(true);
    expect(await shop.bank.transaction(twice.token)).toMatchObject({ balance: game(6).price, refunds: [] });
    expect(await refundOf(player, twice.orderId)).toMatchObject({ state: 'started' });
  });

  it('in parts only, it is not called done', async () => {
    const player = await shop.aPlayer();
    const twice = await paidTwice(shop, player, game(7));
    await shop.bank.fails('refund', 'oddBody', {
      token: twice.token,
      body: { type: 'NULLIFIED', response_code: 0, balance: 1 },
      apply: false,
    });

    await twice.isSeen();
    await becomes(shop, twice.token, 'refunded');
    await shop.settles();

    expect(await shop.bank.transaction(twice.token)).toMatchObject({ balance: 0, calls: { refund: 2 } });
    expect(await refundOf(player, twice.orderId)).toMatchObject({ state: 'completed' });
  });

  it('in doubt until the bank no longer tells, it goes to a person and is not sent again', async () => {
    const player = await shop.aPlayer();
    const twice = await paidTwice(shop, player, game(8));
    await shop.bank.fails('refund', 'dropBeforeApply', { token: twice.token, times: 2 });
    await twice.isSeen();
    await isSent(twice.token, 2);

    await shop.timePasses(days(8));
    await becomes(shop, twice.token, 'refund-failed');
    await shop.settles();

    expect(await waitsForPerson(twice.token)).toBe(true);
    expect(await shop.bank.transaction(twice.token)).toMatchObject({ refunds: [], calls: { refund: 2 } });
  });

  it('of a payment in instalments of the shop it goes back whole', async () => {
    const player = await shop.aPlayer();
    const twice = await paidTwice(shop, player, game(9), { installments: 6, plan: 'NC' });

    await shop.timePasses(days(3));
    await twice.isSeen();
    await shop.settles();

    expect(await shop.bank.transaction(twice.token)).toMatchObject({ state: 'nullified', balance: 0 });
  });
});

describe('giving back after a standstill of ninety days', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ apart: true });
  });
  afterAll(() => shop.close());

  it('is refused by the bank: it goes to a person, and nothing is booked', async () => {
    const [game] = await shop.games();
    const player = await shop.aPlayer();
    const twice = await paidTwice(shop, player, game!);
    await shop.settles();
    await shop.worker?.stop();
    await twice.isSeen();

    await shop.timePasses(days(91));
    await shop.startWorker();
    await becomes(shop, twice.token, 'refund-failed');
    await shop.settles();

    expect(await shop.bank.transaction(twice.token)).toMatchObject({
      balance: game!.price,
      refunds: [],
      calls: { refund: 1 },
    });
    const { paymentId } = await shop.attempt(twice.token);
    expect((await shop.facts(`payment-${paymentId}`)).at(-1)?.data.why).toContain('90 days');
    await expectInvariants(shop);
  });
});

describe('giving back what was seen after the bank stopped telling', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ apart: true });
  });
  afterAll(() => shop.close());

  it.each(['after-effect-started', 'before-PaymentRefundStarted'])(
    'happens although the worker died at %s',
    async (point) => {
      const [game] = await shop.games();
      const twice = await paidTwice(shop, await shop.aPlayer(), game!);
      await shop.settles();
      await shop.worker?.stop();
      await twice.isSeen();
      await shop.timePasses(days(8));

      await shop.startWorker({ CRASH_AT: point });
      expect(await shop.worker?.ended).toBeNull();
      await shop.leasesEnd();
      await shop.startWorker();
      await shop.settles();

      expect((await shop.attempt(twice.token)).state).toBe('refunded');
      expect(await shop.bank.transaction(twice.token)).toMatchObject({ balance: 0, calls: { refund: 1 } });
      await expectInvariants(shop);
    },
  );
});
