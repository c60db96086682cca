import { eventually } from '../../support/process.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { Staff } from '../backoffice/console.js';
import { becomes, paidTwice, quietPasses } from '../checkout/orphaned-money.js';

/** More often than the shop tries. */
const ALWAYS = 99;

interface Payment {
  state: string;
  refund: { state: string; how?: string } | null;
}

describe('money that nobody wanted and the bank did not give back', () => {
  let shop: Shop;
  let games: Game[];
  let staff: Staff;
  let ana: Player;
  beforeAll(async () => {
    shop = await startShop();
    games = await shop.games();
    staff = await Staff.signsIn(shop);
  });
  beforeEach(async () => {
    ana = await shop.aPlayer();
  });
  afterAll(() => shop.close());

  const bankAccount = async (): Promise<number> =>
    (
      await staff.get<{ trialBalance: number; balances: { account: string; balance: number }[] }>('books')
    ).body.balances.find(({ account }) => account === 'bank')?.balance ?? 0;

  /** Paid twice, and the bank refuses to give the second one back. */
  async function isKeptByTheBank(game: Game): Promise<{ token: string; orderId: string; paymentId: string }> {
    const twice = await paidTwice(shop, ana, game);
    await shop.bank.fails('refund', 'responseCode', { token: twice.token, times: ALWAYS });
    await twice.isSeen();
    await becomes(shop, twice.token, 'refund-failed');
    await shop.settles();
    return { ...twice, paymentId: (await shop.attempt(twice.token)).paymentId };
  }

  it('goes back when a person has the bank asked once more', async () => {
    const { token, orderId, paymentId } = await isKeptByTheBank(games[0]!);
    await shop.bank.healed();

    expect((await staff.post(`payments/${paymentId}/retry-return`, { reason: 'El banco ya responde' })).status).toBe(
      200,
    );
    await becomes(shop, token, 'refunded');

    expect(await shop.bank.transaction(token)).toMatchObject({ balance: 0, refunds: [{ amount: games[0]!.price }] });
    expect((await ana.get(`/v1/payment/order/${orderId}`)).body.refund).toMatchObject({ state: 'completed' });
    expect(await staff.post(`payments/${paymentId}/retry-return`, { reason: 'Otra vez' })).toMatchObject({
      status: 409,
      body: { code: 'return-not-failed' },
    });
  });

  it('refused once more it waits for a person again, and the tries are counted again', async () => {
    const { token, paymentId } = await isKeptByTheBank(games[1]!);
    const before = (await shop.bank.transaction(token)).calls.refund ?? 0;

    await staff.post(`payments/${paymentId}/retry-return`, { reason: 'El banco ya responde' });
    await eventually(
      async () => {
        await quietPasses(shop);
        return (await shop.facts(`payment-${paymentId}`)).filter(({ type }) => type === 'PaymentRefundFailed').length;
      },
      (failed) => failed === 2,
      20_000,
      'the second refusal',
    );

    expect((await shop.bank.transaction(token)).calls.refund).toBe(2 * before);
    expect((await staff.get<Payment>(`payments/${paymentId}`)).body.state).toBe('refund-failed');
    await shop.bank.healed();
  });

  it('counts as given back once a transfer is recorded, and the books tell from which account', async () => {
    const { token, orderId, paymentId } = await isKeptByTheBank(games[2]!);
    const before = await bankAccount();

    expect(
      (await staff.post(`payments/${paymentId}/record-return`, { by: 'cheque', reason: 'Transferencia 8841' })).status,
    ).toBe(422);
    const { status, body } = await staff.post<Payment>(`payments/${paymentId}/record-return`, {
      by: 'transfer',
      reason: 'Transferencia 8841',
    });
    await shop.settles();

    expect([status, body]).toMatchObject([
      200,
      { state: 'refunded', refund: { state: 'completed', how: 'transferred' } },
    ]);
    expect((await ana.get(`/v1/payment/order/${orderId}`)).body.refund).toMatchObject({
      state: 'completed',
      amount: games[2]!.price,
    });
    expect(await bankAccount()).toBe(before - games[2]!.price);
    expect((await staff.get<{ trialBalance: number }>('books')).body.trialBalance).toBe(0);
    expect((await shop.bank.transaction(token)).balance).toBe(games[2]!.price);
    await shop.bank.healed();
  });

  it('is no transfer where the bank says that it gave it back after all', async () => {
    const { token, orderId, paymentId } = await isKeptByTheBank(games[3]!);
    await shop.bank.healed();
    await shop.bank.givesBack(token, games[3]!.price);
    const before = await bankAccount();

    const { status, body } = await staff.post<Payment>(`payments/${paymentId}/record-return`, {
      by: 'transfer',
      reason: 'Transferencia 8842',
    });
    await shop.settles();

    expect([status, body]).toMatchObject([200, { state: 'refunded', refund: { state: 'completed', how: 'reversed' } }]);
    expect(await bankAccount()).toBe(before);
    expect((await ana.get(`/v1/payment/order/${orderId}`)).body.refund).toMatchObject({
      state: 'completed',
      amount: games[3]!.price,
    });
    expect((await ana.mailbox()).filter(({ subject }) => /devolvimos/i.test(subject))).toHaveLength(1);
  });
});
