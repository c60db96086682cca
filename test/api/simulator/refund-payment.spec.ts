import { days, hours, minutes, PREPAID, REDCOMPRA, refusal, TestBank } from './bank.js';

describe('giving money back', () => {
  let bank: TestBank;
  beforeAll(async () => {
    bank = await TestBank.open();
  });
  beforeEach(() => bank.control('POST', '/reset'));
  afterAll(() => bank.simulator.close());

  it.each([
    ['credit', {}],
    ['debit', { card: REDCOMPRA }],
    ['prepaid', { card: PREPAID }],
    ['merchant instalments', { installments: 3, plan: 'SI' }],
  ])('reverses a whole sale within three hours: %s', async (_case, played) => {
    const token = await bank.sale(played);
    await bank.clockGoes(hours(3) - minutes(1));
    expect(await bank.webpay.refund(token, 4990)).toEqual({ type: 'REVERSED' });
    const status = await bank.webpay.status(token);
    expect(status).toMatchObject({ status: 'REVERSED', response_code: 0 });
    expect(status).not.toHaveProperty('balance');
  });

  it('nullifies a whole sale after three hours', async () => {
    const token = await bank.sale();
    await bank.clockGoes(hours(3) + minutes(1));
    expect(await bank.webpay.refund(token, 4990)).toEqual({
      type: 'NULLIFIED',
      authorization_code: expect.stringMatching(/^\d{6}$/),
      authorization_date: expect.stringMatching(/^.{23}Z$/),
      nullified_amount: 4990,
      balance: 0,
      response_code: 0,
    });
    expect(await bank.webpay.status(token)).toMatchObject({ status: 'NULLIFIED', balance: 0 });
  });

  it('nullifies parts until nothing is left; equal parts are two refunds', async () => {
    const token = await bank.sale();
    expect(await bank.webpay.refund(token, 1000)).toMatchObject({
      type: 'NULLIFIED',
      nullified_amount: 1000,
      balance: 3990,
    });
    expect(await bank.webpay.status(token)).toMatchObject({ status: 'PARTIALLY_NULLIFIED', balance: 3990 });
    expect(await bank.webpay.refund(token, 1000)).toMatchObject({ balance: 2990 });
    expect(await refusal(bank.webpay.refund(token, 2991))).toBe('Amount to refund is bigger than authorized');
    expect(await bank.webpay.refund(token, 2990)).toMatchObject({ type: 'NULLIFIED', balance: 0 });
    expect(await bank.webpay.status(token)).toMatchObject({ status: 'NULLIFIED', balance: 0 });
    expect(await refusal(bank.webpay.refund(token, 1))).toBe('Transaction already fully refunded');
  });

  it('refuses more than was taken, nothing and nonsense', async () => {
    const token = await bank.sale();
    expect(await refusal(bank.webpay.refund(token, 4991))).toBe('Amount to refund is bigger than authorized');
    for (const amount of [0, -5, 10.5])
      expect(await refusal(bank.webpay.refund(token, amount))).toBe('Invalid value for parameter: amount');
    expect(await refusal(bank.webpay.refund(token, NaN))).toBe('amount is required!');
  });

  it.each(['a new payment', 'one past the bank', 'a cancelled one'])(
    'never succeeds before the commit: %s',
    async (kind) => {
      const token = await bank.payment();
      if (kind !== 'a new payment') await bank.play(token, kind === 'a cancelled one' ? 'cancel' : 'pay');
      expect(await bank.rest('POST', `/webpay/v1.2/transactions/${token}/refunds`, { amount: 1 })).toEqual({
        status: 400,
        body: { error_message: 'Transaction not found' },
      });
    },
  );

  it('refuses for a failed sale and an unknown token', async () => {
    const token = await bank.payment();
    await bank.play(token, 'reject');
    await bank.webpay.commit(token);
    expect(await refusal(bank.webpay.refund(token, 4990))).toBe('Transaction has an invalid state (8) to reverse');
    expect(await refusal(bank.webpay.refund('f'.repeat(64), 1))).toBe('Invalid value for parameter: token');
  });

  it.each([{ card: REDCOMPRA }, { card: PREPAID }])(
    'gives parts back on debit and prepaid unless told otherwise: %j',
    async (played) => {
      const token = await bank.sale(played);
      expect(await bank.webpay.refund(token, 1000)).toMatchObject({ type: 'NULLIFIED', balance: 3990 });
      await bank.set({ debitPartial: false });
      const other = await bank.sale(played);
      expect(await bank.rest('POST', `/webpay/v1.2/transactions/${other}/refunds`, { amount: 1000 })).toEqual({
        status: 400,
        body: { error_message: 'Transaction not found' },
      });
      expect(await bank.webpay.refund(other, 4990)).toEqual({ type: 'REVERSED' });
    },
  );

  it.each([
    [2, 'S2'],
    [3, 'SI'],
    [6, 'NC'],
  ])('gives merchant instalments back as a whole only: %i %s', async (installments, plan) => {
    const token = await bank.sale({ installments, plan });
    expect(await refusal(bank.webpay.refund(token, 1000))).toBe('Partial refund is not allowed for this payment type');
    await bank.clockGoes(days(1));
    expect(await bank.webpay.refund(token, 4990)).toMatchObject({ type: 'NULLIFIED', balance: 0 });
  });

  it('gives parts back on instalments of the issuer', async () => {
    const token = await bank.sale({ installments: 6 });
    expect(await bank.webpay.refund(token, 1000)).toMatchObject({ type: 'NULLIFIED' });
  });

  it('ends after ninety days', async () => {
    const token = await bank.sale();
    await bank.clockGoes(days(90) - minutes(1));
    expect(await bank.webpay.refund(token, 1000)).toMatchObject({ type: 'NULLIFIED' });
    await bank.clockGoes(minutes(2));
    expect(await refusal(bank.webpay.refund(token, 1000))).toBe(
      'Transaction has passed max time (90 days) to be refunded',
    );
  });
});
