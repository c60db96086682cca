import type { BankReply } from '../reply.rules.js';
import { judge, judgeRefusedCommit } from './webpay-reply.rules.js';

const approval: BankReply = {
  vci: 'TSY',
  amount: 4990,
  status: 'AUTHORIZED',
  buy_order: 'B1',
  session_id: 'S1',
  card_detail: { card_number: '6623' },
  accounting_date: '0309',
  transaction_date: '2026-03-09T15:00:00.123Z',
  authorization_code: '1213',
  payment_type_code: 'VC',
  response_code: 0,
  installments_amount: 1664,
  installments_number: 3,
};
const { installments_amount: _amount, installments_number: _number, vci: _vci, card_detail: _card, ...bare } = approval;
const with_ = (more: BankReply): BankReply => ({ ...approval, ...more });

describe('an approval', () => {
  it('is told with everything a buyer must be shown', () => {
    expect(judge(approval)).toEqual({
      seen: 'authorized',
      approval: {
        amount: 4990,
        buyOrder: 'B1',
        sessionId: 'S1',
        authorizationCode: '1213',
        transactionAt: '2026-03-09T15:00:00.123Z',
        paymentTypeCode: 'VC',
        responseCode: 0,
        installments: 3,
        installmentAmount: 1664,
        cardLast4: '6623',
        vci: 'TSY',
      },
    });
  });
  it('may lack instalments, card and verification', () =>
    expect(judge(bare)).toMatchObject({
      seen: 'authorized',
      approval: { installments: 0, installmentAmount: null, cardLast4: null, vci: null },
    }));
  it('may say null for what does not apply', () =>
    expect(judge(with_({ installments_amount: null, card_detail: null }))).toMatchObject({
      seen: 'authorized',
      approval: { installments: 3, installmentAmount: null, cardLast4: null },
    }));
  it.each([4990, '4990', '4990.0', '4990.00'])('is of 4990 pesos when it says %p', (amount) =>
    expect(judge(with_({ amount }))).toMatchObject({ approval: { amount: 4990 } }),
  );
  it.each(['TSN', 'ABO', 'never seen before'])('stands whatever the verification %s says', (vci) =>
    expect(judge(with_({ vci }))).toMatchObject({ seen: 'authorized', approval: { vci } }),
  );
  it.each(['6623', 'XXXXXXXXXXXX6623', '4051885600446623'])(
    'keeps no more of the card %s than its last four digits',
    (card_number) =>
      expect(judge(with_({ card_detail: { card_number } }))).toMatchObject({ approval: { cardLast4: '6623' } }),
  );
  it('is an approval too when it was captured', () =>
    expect(judge(with_({ status: 'CAPTURED' }))).toMatchObject({ seen: 'authorized' }));
});

describe('what looks like an approval and is none', () => {
  it.each([undefined, null, '0', -1, false])('is the status AUTHORIZED with the code %p', (response_code) =>
    expect(judge(with_({ response_code }))).toMatchObject({ seen: 'no-answer' }),
  );
  it.each([
    'INITIALIZED',
    'FAILED',
    'REVERSED',
    'NULLIFIED',
    'PARTIALLY_NULLIFIED',
    'authorized',
    '',
    null,
    undefined,
    0,
  ])('is the code 0 with the status %p', (status) => expect(judge(with_({ status })).seen).not.toBe('authorized'));
  it.each([
    { amount: undefined },
    { amount: 4990.5 },
    { amount: '4990,00' },
    { buy_order: null },
    { session_id: '' },
    { authorization_code: '' },
    { transaction_date: 'yesterday' },
    { transaction_date: 0 },
  ])('lacks what makes it one: %p', (odd) =>
    expect(judge(with_(odd))).toEqual({
      seen: 'no-answer',
      why: 'an approval without its amount, order, session, code or date',
    }),
  );
});

describe('every other status', () => {
  it('FAILED is a decline, with its code and card', () =>
    expect(
      judge({
        ...bare,
        status: 'FAILED',
        response_code: -1,
        authorization_code: '000000',
        card_detail: { card_number: '9568' },
      }),
    ).toEqual({ seen: 'declined', responseCode: -1, bankStatus: 'FAILED', cardLast4: '9568', paymentTypeCode: 'VC' }));
  it('FAILED is a decline even without a code', () =>
    expect(judge({ status: 'FAILED' })).toEqual({
      seen: 'declined',
      responseCode: null,
      bankStatus: 'FAILED',
      cardLast4: null,
      paymentTypeCode: null,
    }));
  it('REVERSED means that the money went back', () =>
    expect(judge(with_({ status: 'REVERSED' }))).toEqual({ seen: 'money-returned', how: 'reversed' }));
  it('NULLIFIED means that the money went back', () =>
    expect(judge(with_({ status: 'NULLIFIED' }))).toEqual({ seen: 'money-returned', how: 'nullified' }));
  it('INITIALIZED proves nothing', () =>
    expect(judge({ status: 'INITIALIZED', amount: 4990 })).toEqual({ seen: 'initialized' }));
  it('PARTIALLY_NULLIFIED is no answer: no part of a payment is ever sent back', () =>
    expect(judge(with_({ status: 'PARTIALLY_NULLIFIED' }))).toEqual({
      seen: 'no-answer',
      why: 'status PARTIALLY_NULLIFIED',
    }));
  it('an unknown word is no answer, told in at most forty letters', () =>
    expect(judge({ status: 'X'.repeat(99) })).toEqual({ seen: 'no-answer', why: `status ${'X'.repeat(40)}` }));
});

describe('what is no answer at all', () => {
  it.each([null, undefined, '', '<html>', 7, true, []])('is the body %p', (body) =>
    expect(judge(body)).toEqual({ seen: 'no-answer', why: 'the body was no object' }),
  );
  it.each([{}, { status: null }])('is an answer without a status: %p', (body) =>
    expect(judge(body)).toEqual({ seen: 'no-answer', why: 'the answer had no status' }),
  );
});

describe('a refused commit', () => {
  const finished = (word: string): string => `Transaction has an invalid finished state: ${word}`;
  const notYet = "Invalid status '0' for transaction while authorizing.";

  it('of an abandoned form ends the payment', () =>
    expect(judgeRefusedCommit(finished('aborted'), { seen: 'initialized' })).toEqual({
      seen: 'ended-at-bank',
      word: 'aborted',
    }));
  it('of an unfinished form leaves it open, once the status agrees', () => {
    expect(judgeRefusedCommit(notYet, { seen: 'initialized' })).toEqual({ seen: 'not-finished', message: notYet });
    expect(judgeRefusedCommit(notYet, { seen: 'no-answer', why: 'timeout' })).toMatchObject({ seen: 'no-answer' });
  });
  it("at the bank's door took no money", () =>
    expect(judgeRefusedCommit('Api mismatch error, required version is 1.3', { seen: 'initialized' })).toMatchObject({
      seen: 'turned-away',
    }));
  it.each([
    finished('authorized'),
    finished('failed'),
    'Transaction already locked by another process',
    'Unexpected error',
    'AxiosError: Request failed with status code 408',
  ])('leaves a doubt when the money may have moved: %s', (message) =>
    expect(judgeRefusedCommit(message, { seen: 'initialized' })).toMatchObject({ seen: 'no-answer' }),
  );
});
