import { days, minutes, refusal, TestBank } from './bank.js';

describe('asking what became of a payment', () => {
  let bank: TestBank;
  beforeAll(async () => {
    bank = await TestBank.open();
  });
  beforeEach(() => bank.control('POST', '/reset'));
  afterAll(() => bank.simulator.close());

  const fields = async (token: string): Promise<string[]> =>
    Object.keys((await bank.webpay.status(token)) as object).sort();
  const fresh = [
    'accounting_date',
    'amount',
    'buy_order',
    'installments_number',
    'session_id',
    'status',
    'transaction_date',
  ];

  it('tells little of a fresh one', async () => {
    const token = await bank.payment();
    expect(await fields(token)).toEqual(fresh);
    expect(await bank.webpay.status(token)).toMatchObject({ status: 'INITIALIZED', installments_number: 0 });
  });

  it('tells the bank step, but no approval, before the commit', async () => {
    const token = await bank.payment();
    await bank.play(token, 'pay');
    expect(await fields(token)).toEqual([...fresh, 'card_detail', 'payment_type_code', 'vci'].sort());
    expect(await bank.webpay.status(token)).toMatchObject({ status: 'INITIALIZED', vci: 'TSY' });
    const refused = await bank.payment();
    await bank.play(refused, 'reject');
    expect(await bank.webpay.status(refused)).toMatchObject({ status: 'INITIALIZED', vci: 'TSN' });
  });

  it.each(['cancel', 'timeout', 'error'])('still says INITIALIZED after %s', async (buyer) => {
    const token = await bank.payment();
    await bank.play(token, buyer);
    expect(await bank.webpay.status(token)).toMatchObject({ status: 'INITIALIZED' });
  });

  it('changes nothing', async () => {
    const token = await bank.payment();
    await bank.play(token, 'pay');
    for (let request = 0; request < 3; request += 1) await bank.webpay.status(token);
    expect(await bank.webpay.commit(token)).toMatchObject({ status: 'AUTHORIZED' });
    expect(await bank.webpay.status(token)).toMatchObject({ status: 'AUTHORIZED' });
  });

  it('ends seven days after the creation', async () => {
    const token = await bank.sale();
    await bank.clockGoes(days(7) - minutes(1));
    expect(await bank.webpay.status(token)).toMatchObject({ status: 'AUTHORIZED' });
    await bank.clockGoes(minutes(2));
    expect(await refusal(bank.webpay.status(token))).toBe(
      "The transactions's date has passed max time (7 days) to recover the status",
    );
  });

  it('refuses an unknown token', async () => {
    expect(await refusal(bank.webpay.status('f'.repeat(64)))).toBe('Invalid value for parameter: token');
  });

  it("dates the books by Chile's day and the sale by UTC", async () => {
    await bank.control('POST', '/clock', { now: '2026-02-24T00:32:34.673Z' });
    const token = await bank.payment();
    expect(await bank.webpay.status(token)).toMatchObject({
      accounting_date: '0223',
      transaction_date: expect.stringMatching(/^2026-02-24T00:32:3\d\.\d{3}Z$/),
    });
  });
});
