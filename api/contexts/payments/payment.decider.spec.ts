import { days, later, minutes, seconds } from '../../kernel/instant.js';
import { specify } from '../../../test/support/given.js';
import { fold } from '../../kernel/decider.js';
import type { Observation } from './payment.commands.js';
import { nextAsk, paymentDecider } from './payment.decider.js';
import type { Approval, Ending, PaymentEvent } from './payment.events.js';

const noon = '2026-03-09T15:00:00.000Z';
const ids = { paymentId: 'p-1', orderId: 'o-1' };
const plan = { ...ids, playerId: 'ana', amount: 4990, buyOrder: 'B1', sessionId: 'S1', resultUrl: 'https://shop.test/postorder' };
const approval: Approval = {
  amount: 4990, buyOrder: 'B1', sessionId: 'S1', authorizationCode: '1213', transactionAt: noon, paymentTypeCode: 'VN', responseCode: 0, installments: 0, installmentAmount: null, cardLast4: '6623', vci: 'TSY',
};
const planned: PaymentEvent = { type: 'PaymentPlanned', data: { ...plan, currency: 'CLP', method: 'webpay-plus', plannedAt: noon } };
const issued: PaymentEvent = { type: 'PaymentTokenIssued', data: { ...ids, token: 't', formUrl: 'https://bank.test', issuedAt: noon } };
const claimed: PaymentEvent = { type: 'CommitStarted', data: { ...ids, attempt: 1, startedAt: noon } };
const doubt: PaymentEvent = { type: 'PaymentOutcomeUnknown', data: { ...ids, why: 'no answer: timeout', since: noon } };
const approved: PaymentEvent = { type: 'PaymentApproved', data: { ...ids, approval, approvedAt: noon, late: false } };
const closed: PaymentEvent = { type: 'PaymentClosed', data: { ...ids, because: 'no-return', closedAt: noon } };
const unwanted: PaymentEvent = { type: 'PaymentUnwanted', data: { ...ids, approval, because: 'order-paid', seenAt: noon } };
const cameBack = (ending: Ending): PaymentEvent => ({ type: 'PaymentReturned', data: { ...ids, ending, returnedAt: noon } });
const { given } = specify(paymentDecider);
const seeing = (observation: Exclude<Observation, { seen: 'authorized' }>, now = noon) => ({ type: 'RecordObservation', observation, now }) as const;

describe('committing a payment', () => {
  it('starts with the genuine return', () => given(planned, issued).when({ type: 'StartCommit', now: noon }).thenTypes('PaymentReturned', 'CommitStarted'));
  it('is refused while another request does it', () => given(planned, issued, claimed).when({ type: 'StartCommit', now: later(noon, seconds(10)) }).thenRefused('payment-in-progress'));
  it('may be done again when the first request is surely gone', () => given(planned, issued, claimed).when({ type: 'StartCommit', now: later(noon, seconds(45)) }).thenTypes('CommitStarted'));
  it('may be done again in doubt, inside the window', () => given(planned, issued, claimed, doubt).when({ type: 'StartCommit', now: later(noon, minutes(5)) }).thenTypes('CommitStarted'));
  it('is refused once the window is over', () => given(planned, issued, claimed, doubt).when({ type: 'StartCommit', now: later(noon, minutes(20)) }).thenRefused('payment-closed'));
  it('is refused once the payment is over', () => given(planned, issued, closed).when({ type: 'StartCommit', now: noon }).thenRefused('payment-closed'));
  it('goes back to the open form when there was nothing to commit yet', () =>
    given(planned, issued, claimed).when(seeing({ seen: 'not-finished', message: 'Invalid status' })).thenTypes('CommitRefused'));
});

describe('what the bank says', () => {
  it('approves once', () => given(planned, issued, claimed).when({ type: 'ApprovePayment', approval, now: noon }).then(approved));
  it('approves only once', () => given(planned, issued, claimed, approved).when({ type: 'ApprovePayment', approval, now: noon }).thenNothing());
  it('approves late what was given up', () =>
    given(planned, issued, closed).when({ type: 'ApprovePayment', approval, now: noon }).then({ type: 'PaymentApproved', data: { ...ids, approval, approvedAt: noon, late: true } }));
  it('never takes an approval back', () => {
    for (const seen of [{ seen: 'initialized' }, { seen: 'ended-at-bank', word: 'authorized' }, { seen: 'no-answer', why: 'x' }] as const) given(planned, issued, claimed, approved).when(seeing(seen)).thenNothing();
  });
  it('declines', () => given(planned, issued, claimed).when(seeing({ seen: 'declined', responseCode: -1, bankStatus: 'FAILED', cardLast4: null, paymentTypeCode: null })).thenTypes('PaymentDeclined'));
  it('leaves a doubt when the answer is lost', () => given(planned, issued, claimed).when(seeing({ seen: 'no-answer', why: 'timeout' })).then({ type: 'PaymentOutcomeUnknown', data: { ...ids, why: 'no answer: timeout', since: noon } }));
  it('keeps a doubt while it says INITIALIZED, which proves nothing', () => given(planned, issued, claimed, doubt).when(seeing({ seen: 'initialized' }, later(noon, days(1)))).thenTypes('PaymentAsked'));
  it('hands a doubt to a person on day six', () => given(planned, issued, claimed, doubt).when(seeing({ seen: 'initialized' }, later(noon, days(6)))).thenTypes('PaymentAsked', 'PaymentNeedsPerson'));
  it('ends a doubt when it ended the transaction itself', () => given(planned, issued, claimed, doubt).when(seeing({ seen: 'ended-at-bank', word: 'aborted' })).thenTypes('PaymentClosed'));
});

describe('a form that was not completed', () => {
  it.each([['FormCancelled', 'form-cancelled'], ['FormTimedOut', 'form-timed-out'], ['FormBroken', 'form-broken']] as const)('%s closes the payment as %s', (ending, because) =>
    given(planned, issued, cameBack(ending)).when(seeing({ seen: 'initialized' })).then({ type: 'PaymentClosed', data: { ...ids, because, closedAt: noon } }));
  it('stays open while the bank is silent', () => given(planned, issued, cameBack('FormCancelled')).when(seeing({ seen: 'no-answer', why: 'x' })).thenTypes('PaymentAsked'));
  it('is given up after twenty minutes without a return, not before', () => {
    given(planned, issued).when(seeing({ seen: 'initialized' }, later(noon, minutes(19)))).thenNothing();
    given(planned, issued).when(seeing({ seen: 'initialized' }, later(noon, minutes(20)))).thenTypes('PaymentClosed');
  });
  it('of a plan without a token is given up after two minutes', () => given(planned).when(seeing({ seen: 'no-answer', why: 'x' }, later(noon, minutes(2)))).thenTypes('PaymentClosed'));
});

describe('money that nobody wants', () => {
  it('is noted', () => given(planned, issued, closed).when({ type: 'RejectApproval', approval, because: 'order-paid', now: noon }).then(unwanted));
  it('goes back once', () => given(planned, issued, closed, unwanted).when({ type: 'StartRefund', now: noon }).thenTypes('PaymentRefundStarted'));
  it('is not sent back twice at the same time', () =>
    given(planned, issued, closed, unwanted, { type: 'PaymentRefundStarted', data: { ...ids, amount: 4990, startedAt: noon } }).when({ type: 'StartRefund', now: noon }).thenNothing());
  it('never goes back from a payment that was wanted', () => given(planned, issued, claimed, approved).when({ type: 'StartRefund', now: noon }).thenNothing());
});

describe('the next question to the bank', () => {
  const after = (passed: number, ...facts: PaymentEvent[]): string | null => nextAsk(fold(paymentDecider, facts), later(noon, passed));

  it.each([[0, seconds(2)], [seconds(2), seconds(5)], [seconds(5), seconds(15)], [seconds(15), seconds(60)], [seconds(60), minutes(5)], [minutes(15), minutes(20)], [minutes(20), minutes(60)], [minutes(61), minutes(120)]])(
    'in doubt for %d ms comes at %d', (passed, at) => expect(after(passed, planned, issued, claimed, doubt)).toBe(later(noon, at)));
  it('about an open form comes after twenty minutes', () => expect(after(0, planned, issued)).toBe(later(noon, minutes(20))));
  it('about a closed one comes daily until day six', () => {
    expect(after(0, planned, issued, closed)).toBe(later(noon, days(1)));
    expect(after(days(6), planned, issued, closed)).toBeNull();
  });
  it('about an approved one never comes', () => expect(after(0, planned, issued, claimed, approved)).toBeNull());
});
