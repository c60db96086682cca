import { BACK, TestBank } from './bank.js';

describe('paying by card', () => {
  let bank: TestBank;
  beforeAll(async () => {
    bank = await TestBank.open();
  });
  afterAll(() => bank.simulator.close());

  it('takes the money at the commit and gives it back', async () => {
    const created = await bank.webpay.create('order-1', 'session-1', 4990, BACK);
    expect(created).toEqual({
      token: expect.stringMatching(/^01ab[0-9a-f]{60}$/),
      url: `${bank.simulator.url}/webpayserver/initTransaction`,
    });

    const back = await bank.play(created.token, 'pay');
    expect(back).toMatchObject({ method: 'GET', url: `${BACK}?token_ws=${created.token}`, body: null });

    const sale = await bank.webpay.commit(created.token);
    expect(Object.keys(sale).slice(0, 2)).toEqual(['vci', 'amount']);
    expect(sale).toEqual({
      vci: 'TSY',
      amount: 4990,
      status: 'AUTHORIZED',
      buy_order: 'order-1',
      session_id: 'session-1',
      card_detail: { card_number: '6623' },
      accounting_date: expect.stringMatching(/^\d{4}$/),
      transaction_date: expect.stringMatching(/^.{23}Z$/),
      authorization_code: '1213',
      payment_type_code: 'VN',
      response_code: 0,
      installments_number: 0,
    });
    expect(await bank.webpay.status(created.token)).toEqual(sale);
    expect(await bank.webpay.refund(created.token, 4990)).toEqual({ type: 'REVERSED' });
    expect(await bank.webpay.status(created.token)).toEqual({ ...sale, status: 'REVERSED' });
  });
});
