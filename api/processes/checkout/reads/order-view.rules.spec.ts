import { paymentFacts, paymentTypeOf, type PaymentStateWord } from '../../../contexts/payments/index.js';
import type { Approval, ClosedBecause } from '../../../contexts/payments/payment.events.js';
import { resultUrl, statusWord, withOrder, type StatusWord } from './order-view.rules.js';

const noon = '2026-03-09T15:00:00.000Z';
const unpaid = { status: 'placed' } as const;
const paid = { status: 'paid' } as const;
const attempt = (state: string, closedBecause: ClosedBecause | null = null) => ({ state, closedBecause });

/** Every state a payment can show, and the contract's word for it while the order is unpaid. */
const WORDS: Record<Exclude<PaymentStateWord, 'closed'>, StatusWord> = {
  planned: 'PENDING',
  'token-issued': 'PENDING',
  checking: 'PENDING',
  committing: 'PENDING',
  authorizing: 'PENDING',
  unknown: 'PENDING',
  'needs-person': 'PENDING',
  approved: 'PENDING',
  declined: 'REJECTED',
  orphaned: 'REVERSED',
  refunding: 'REVERSED',
  'refund-unknown': 'REVERSED',
  refunded: 'REVERSED',
  'refund-failed': 'REVERSED',
};

describe('where the payment of an order stands', () => {
  it.each(Object.entries(WORDS))('%s reads %s', (state, word) => expect(statusWord(unpaid, attempt(state))).toBe(word));
  it.each([
    ['form-cancelled', 'CANCELED'],
    ['form-timed-out', 'FAILED'],
    ['form-broken', 'FAILED'],
    ['no-return', 'FAILED'],
    ['create-failed', 'FAILED'],
    ['create-unanswered', 'FAILED'],
    ['aborted-at-bank', 'FAILED'],
    ['superseded', 'FAILED'],
    ['game-owned', 'FAILED'],
    ['order-paid', 'FAILED'],
  ] as const)('closed because of %s reads %s', (because, word) =>
    expect(statusWord(unpaid, attempt('closed', because))).toBe(word),
  );
  it('reads AUTHORIZED once the order is paid, whatever a later attempt does', () => {
    for (const state of [...Object.keys(WORDS), 'closed']) expect(statusWord(paid, attempt(state))).toBe('AUTHORIZED');
  });
  it('reads AUTHORIZED for an order without a price', () => expect(statusWord(paid, null)).toBe('AUTHORIZED'));
  it('reads PENDING before there is an attempt, or in a state that nobody knows', () => {
    expect(statusWord(unpaid, null)).toBe('PENDING');
    expect(statusWord(unpaid, attempt('something-new'))).toBe('PENDING');
  });
});

describe('the kind of card', () => {
  it.each([
    ['VD', 'debit', null],
    ['VP', 'prepaid', null],
    ['VN', 'credit', null],
    ['VC', 'credit', 'issuer'],
    ['S2', 'credit', 'without-interest'],
    ['SI', 'credit', 'without-interest'],
    ['NC', 'credit', 'without-interest'],
    ['', 'credit', null],
  ])('%s is %s, instalments %p', (code, paymentType, installmentType) =>
    expect(paymentTypeOf(code)).toEqual({ paymentType, installmentType }),
  );
});

describe('the facts of an approval', () => {
  const approval: Approval = {
    amount: 4990,
    buyOrder: 'B1',
    sessionId: 'S1',
    authorizationCode: '1213',
    transactionAt: noon,
    paymentTypeCode: 'VC',
    responseCode: 0,
    installments: 3,
    installmentAmount: 1664,
    cardLast4: '6623',
    vci: 'TSY',
  };

  it('are what the bank demands to be shown, and no more', () => {
    expect(paymentFacts(approval)).toEqual({
      buyOrder: 'B1',
      authorizationCode: '1213',
      transactionAt: noon,
      paymentType: 'credit',
      installmentType: 'issuer',
      installments: 3,
      installmentAmount: 1664,
      cardLast4: '6623',
      responseCode: 0,
    });
  });
  it('leave an instalment amount out that the bank did not tell', () =>
    expect(paymentFacts({ ...approval, installmentAmount: null })).toMatchObject({
      installments: 3,
      installmentAmount: null,
    }));
  it('say nothing of instalments when there are none', () =>
    expect(
      paymentFacts({ ...approval, paymentTypeCode: 'VN', installments: 0, installmentAmount: 4990 }),
    ).toMatchObject({ installmentType: null, installments: null, installmentAmount: null }));
});

describe('where the buyer is sent with the result', () => {
  const shop = 'https://ludoteca.test';
  const page = `${shop}/postorder`;
  const sentTo = (wanted?: string): string => resultUrl(wanted, shop, ['https://club.example']);

  it("is the shop's own page when nothing was asked for", () => expect(sentTo()).toBe(page));
  it.each(['https://ludoteca.test/postorder?tab=1', 'https://club.example/thanks'])(
    'is %s, for it is on the list',
    (wanted) => expect(sentTo(wanted)).toBe(wanted),
  );
  it('is a path of the shop', () => expect(sentTo('/postorder?from=cart')).toBe(`${page}?from=cart`));
  it.each([
    'https://evil.example',
    '//evil.example/postorder',
    '\\\\evil.example',
    'https://ludoteca.test.evil.example',
    'https://ludoteca.test@evil.example',
    'https://user:secret@club.example',
    'http://ludoteca.test',
    'https://ludoteca.test:8443',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    '',
  ])('is never %p', (wanted) => expect(sentTo(wanted)).toBe(page));
});

describe('the result address', () => {
  it('carries the order', () =>
    expect(withOrder('https://ludoteca.test/postorder', 'o-1')).toBe('https://ludoteca.test/postorder?orderId=o-1'));
  it('keeps what it carries, and replaces another order', () =>
    expect(withOrder('https://club.example/thanks?orderId=o-9&theme=dark#top', 'o-1')).toBe(
      'https://club.example/thanks?orderId=o-1&theme=dark#top',
    ));
});
