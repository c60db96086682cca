import { minutes, PREPAID, REDCOMPRA, refusal, REJECTED_MASTERCARD, TestBank } from './bank.js';

const NOT_YET =
  "Invalid status '0' for transaction while authorizing. Commerce will be notified by webpay to authorize";
const ABORTED = 'Transaction has an invalid finished state: aborted';

describe('committing a payment', () => {
  let bank: TestBank;
  beforeAll(async () => {
    bank = await TestBank.open();
  });
  beforeEach(() => bank.control('POST', '/reset'));
  afterAll(() => bank.simulator.close());

  const committed = async (
    played: Record<string, unknown>,
    buyer = 'pay',
    amount = 6000,
  ): Promise<Record<string, unknown>> => {
    const token = await bank.payment(amount);
    await bank.play(token, buyer, played);
    return (await bank.webpay.commit(token)) as Record<string, unknown>;
  };

  it.each([
    ['debit', { card: REDCOMPRA }, { payment_type_code: 'VD', installments_number: 0 }],
    ['prepaid', { card: PREPAID }, { payment_type_code: 'VP', installments_number: 0 }],
    ['credit', {}, { payment_type_code: 'VN', installments_number: 0 }],
    ['credit in instalments of the issuer', { installments: 6 }, { payment_type_code: 'VC', installments_number: 6 }],
    [
      'two instalments of the merchant',
      { installments: 2, plan: 'S2' },
      { payment_type_code: 'S2', installments_number: 2, installments_amount: 3000 },
    ],
    [
      'three instalments of the merchant',
      { installments: 3, plan: 'SI' },
      { payment_type_code: 'SI', installments_number: 3, installments_amount: 2000 },
    ],
    [
      'more instalments of the merchant',
      { installments: 12, plan: 'NC' },
      { payment_type_code: 'NC', installments_number: 12, installments_amount: 500 },
    ],
  ])('names the payment type: %s', async (_case, played, expected) => {
    expect(await committed(played)).toMatchObject({ status: 'AUTHORIZED', response_code: 0, ...expected });
  });

  it('fails for a card the bank rejects, although the buyer accepted', async () => {
    expect(await committed({ card: REJECTED_MASTERCARD })).toMatchObject({
      vci: 'TSY',
      status: 'FAILED',
      authorization_code: '000000',
      response_code: -1,
      card_detail: { card_number: '0568' },
    });
  });

  it('fails when the buyer refuses at the bank', async () => {
    const reply = await committed({}, 'reject');
    expect(reply).toMatchObject({
      vci: 'TSN',
      status: 'FAILED',
      authorization_code: '000000',
      response_code: -1,
      payment_type_code: 'VN',
    });
    expect(reply).not.toHaveProperty('installments_amount');
    expect(reply).not.toHaveProperty('balance');
  });

  it('is told "not yet" before the buyer is done, and works later', async () => {
    const token = await bank.payment();
    expect(await refusal(bank.webpay.commit(token))).toBe(NOT_YET);
    await fetch(`${bank.simulator.url}/webpayserver/initTransaction?token_ws=${token}`);
    expect(await refusal(bank.webpay.commit(token))).toBe(NOT_YET);
    await bank.play(token, 'pay');
    expect(await bank.webpay.commit(token)).toMatchObject({ status: 'AUTHORIZED' });
  });

  it.each(['cancel', 'timeout', 'error'])('is refused after %s', async (buyer) => {
    const token = await bank.payment();
    await bank.play(token, buyer);
    expect(await refusal(bank.webpay.commit(token))).toBe(ABORTED);
  });

  it('is refused when the form was left open too long', async () => {
    const token = await bank.payment();
    await bank.clockGoes(minutes(10) + 1000);
    expect(await refusal(bank.webpay.commit(token))).toBe(ABORTED);
  });

  it('is refused when it comes too late after the bank step', async () => {
    await bank.set({ commitWindowMinutes: 2 });
    const token = await bank.payment();
    await bank.play(token, 'pay');
    await bank.clockGoes(minutes(3));
    expect(await refusal(bank.webpay.commit(token))).toBe(ABORTED);
    expect(await bank.transaction(token)).toMatchObject({ state: 'aborted', commits: 0 });
  });

  it('applies once: the second is refused, whatever became of the first', async () => {
    const token = await bank.sale();
    const finished = 'Transaction has an invalid finished state: ';
    expect(await refusal(bank.webpay.commit(token))).toBe(`${finished}authorized`);
    await bank.webpay.refund(token, 4990);
    expect(await refusal(bank.webpay.commit(token))).toBe(`${finished}reversed`);
    const rejected = await bank.payment();
    await bank.play(rejected, 'reject');
    await bank.webpay.commit(rejected);
    expect(await refusal(bank.webpay.commit(rejected))).toBe(`${finished}failed`);
    expect(await bank.transaction(token)).toMatchObject({ commits: 1 });
  });

  it('is locked while another commit of the same token runs', async () => {
    await bank.suffers({ operation: 'commit', fault: 'hold' });
    const token = await bank.payment();
    await bank.play(token, 'pay');
    const first = bank.webpay.commit(token);
    await bank.held('commit');
    expect(await refusal(bank.webpay.commit(token))).toBe('Transaction already locked by another process');
    await bank.releases();

    expect(await first).toMatchObject({ status: 'AUTHORIZED' });
    expect(await bank.transaction(token)).toMatchObject({ state: 'authorized', commits: 1 });
  });

  it.each(['short', '01ab', 'f'.repeat(64)])('refuses the unknown token %s', async (token) => {
    expect(await bank.rest('PUT', `/webpay/v1.2/transactions/${token}`, {})).toEqual({
      status: 422,
      body: { error_message: 'Invalid value for parameter: token' },
    });
  });

  it('does not know the token of another commerce, nor of another product', async () => {
    await bank.set({ webpayCommerceCodes: ['597055555532', '597012345678'] });
    const token = await bank.payment();
    await bank.play(token, 'pay');
    const stranger = { 'Tbk-Api-Key-Id': '597012345678' };
    expect((await bank.rest('PUT', `/webpay/v1.2/transactions/${token}`, {}, stranger)).body).toEqual({
      error_message: 'Invalid value for parameter: token',
    });
    const { token: ofOneclick } = await bank.inscriptions.start(
      'ana',
      'ana@example.com',
      'http://localhost:3149/return',
    );
    expect(await refusal(bank.webpay.commit(ofOneclick))).toBe('Invalid value for parameter: token');
  });

  it('carries the code chosen for the next rejection, once', async () => {
    await bank.set({ responseLevel: 2, nextRejectionCode: -8 });
    expect(await committed({})).toMatchObject({ response_code: 0 });
    expect(await committed({}, 'reject')).toMatchObject({ response_code: -8 });
    expect(await committed({}, 'reject')).toMatchObject({ response_code: -1 });
  });

  it('gives each approval its own code when told to', async () => {
    await bank.set({ uniqueAuthorizationCodes: true });
    const codes = [await committed({}), await committed({}), await committed({})].map(
      (reply) => reply.authorization_code,
    );
    expect(new Set(codes).size).toBe(3);
    expect(codes.every((code) => /^[0-9A-Z]{6}$/.test(String(code)))).toBe(true);
  });
});
