import { judgeCharge, judgeRefusedCharge, judgeRefusedQuestion } from './charge-reply.rules.js';

const detail = {
  amount: 4990,
  status: 'AUTHORIZED',
  authorization_code: '1213',
  payment_type_code: 'VN',
  response_code: 0,
  installments_number: 0,
  commerce_code: '597055555542',
  buy_order: 'C1',
};
const reply = {
  buy_order: 'B1',
  card_detail: { card_number: '6623' },
  accounting_date: '0309',
  transaction_date: '2026-03-09T15:00:00.000Z',
  details: [detail],
};
const with_ = (more: object) => ({ ...reply, details: [{ ...detail, ...more }] });

describe('an answer to a charge', () => {
  it('approves with the number 0 and AUTHORIZED', () => {
    expect(judgeCharge(reply)).toEqual({
      seen: 'authorized',
      approval: {
        amount: 4990,
        buyOrder: 'B1',
        sessionId: '',
        childBuyOrder: 'C1',
        storeCode: '597055555542',
        authorizationCode: '1213',
        transactionAt: '2026-03-09T15:00:00.000Z',
        paymentTypeCode: 'VN',
        responseCode: 0,
        installments: 0,
        installmentAmount: null,
        cardLast4: '6623',
        vci: null,
      },
    });
  });
  it('approves an amount with zero decimals', () =>
    expect(judgeCharge(with_({ amount: '4990.00' }))).toMatchObject({
      seen: 'authorized',
      approval: { amount: 4990 },
    }));
  it.each([
    { response_code: '0' },
    { response_code: -1 },
    { response_code: undefined },
    { status: 'FAILED' },
    { status: null },
    { status: 'INITIALIZED' },
    { status: 'PARTIALLY_NULLIFIED' },
  ])('proves nothing with %p', (more) => expect(judgeCharge(with_(more))).toMatchObject({ seen: 'no-answer' }));
  it.each([{ amount: undefined }, { authorization_code: '' }, { buy_order: undefined }])(
    'proves nothing without %p',
    (more) => expect(judgeCharge(with_(more))).toMatchObject({ seen: 'no-answer' }),
  );
  it('declines by code', () =>
    expect(judgeCharge(with_({ status: 'FAILED', response_code: -4 }))).toEqual({
      seen: 'declined',
      responseCode: -4,
      bankStatus: 'FAILED',
      cardLast4: '6623',
      paymentTypeCode: 'VN',
    }));
  it.each([-97, -98, -99])('declines by limit %d', (code) =>
    expect(judgeCharge(with_({ status: 'CONSTRAINTS_VIOLATED', response_code: code }))).toMatchObject({
      seen: 'declined',
      responseCode: code,
    }),
  );
  it.each([undefined, null, 'ANYTHING'])(
    'declines an unknown card by its code, whatever the status says: %p',
    (status) =>
      expect(judgeCharge(with_({ status, response_code: -96 }))).toMatchObject({ seen: 'declined', responseCode: -96 }),
  );
  it.each([
    ['REVERSED', 'reversed'],
    ['NULLIFIED', 'nullified'],
  ])('%s is money that went back', (status, how) =>
    expect(judgeCharge(with_({ status }))).toEqual({ seen: 'money-returned', how }),
  );
  it.each([
    null,
    '',
    [],
    {},
    { details: null },
    { details: [] },
    { ...reply, details: [detail, detail] },
    { ...reply, details: [null] },
  ])('of another shape proves nothing: %j', (body) => expect(judgeCharge(body)).toMatchObject({ seen: 'no-answer' }));
});

describe('a refused charge', () => {
  it.each([
    'Not Authorized',
    'details[0].amount is required!',
    'Invalid value for parameter: details[0].commerce_code',
    'Api mismatch error, required version is 1.3',
  ])('moved nothing: %s', (message) => expect(judgeRefusedCharge(message)).toEqual({ seen: 'turned-away', message }));
  it.each([
    'Invalid value for parameter: buy_order',
    'Unexpected error',
    'AxiosError: Request failed with status code 404',
    '',
  ])('leaves a doubt: %p', (message) => expect(judgeRefusedCharge(message)).toMatchObject({ seen: 'no-answer' }));
});

describe('a refused question about a charge', () => {
  it('tells that the bank does not know it', () => {
    expect(judgeRefusedQuestion(422, 'Invalid value for parameter: buy order not found')).toEqual({
      seen: 'not-found',
    });
    expect(judgeRefusedQuestion(404, 'Transaction not found')).toEqual({ seen: 'not-found' });
  });
  it.each([
    [401, 'Not Authorized'],
    [404, 'AxiosError: Request failed with status code 404'],
    [404, 'Unexpected error'],
    [422, "The transactions's date has passed max time (7 days) to recover the status"],
  ])('tells nothing: %d %s', (status, message) =>
    expect(judgeRefusedQuestion(status, message)).toEqual({ seen: 'refused', message }),
  );
});
