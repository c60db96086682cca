import { specify } from '../../../test/support/given.js';
import { refundDecider, type RefundCommand } from './refund.decider.js';
import type { RefundEvent } from './refund.events.js';

type RequestRefund = Extract<RefundCommand, { type: 'RequestRefund' }>;

const noon = '2026-03-09T15:00:00.000Z';
const named = { refundId: 'r-1', orderId: 'o-1', paymentId: 'p-1', personId: 'ana' };
const lines = [{ gameId: 'volcano', amount: 4490 }];
const ask = (more: Partial<RequestRefund> = {}): RequestRefund => ({
  type: 'RequestRefund',
  ...named,
  basis: 'request',
  lines,
  answerBy: '2026-03-16',
  automatic: false,
  now: noon,
  ...more,
});
const requested: RefundEvent = {
  type: 'RefundRequested',
  data: { ...named, basis: 'request', lines, amount: 4490, answerBy: '2026-03-16', requestedAt: noon },
};
const approve = (staffId: string, secondAbove = 50_000, decidedBefore = 0) =>
  ({ type: 'ApproveRefund', staffId, reason: 'No funciona', decidedBefore, secondAbove, now: noon }) as const;
const approved = (needsSecondApproval = false): RefundEvent => ({
  type: 'RefundApproved',
  data: { ...named, automatic: false, needsSecondApproval, reason: 'No funciona', approvedAt: noon, approvedBy: 'eva' },
});
const approvedAgain: RefundEvent = {
  type: 'RefundApprovedAgain',
  data: { ...named, approvedAgainAt: noon, approvedAgainBy: 'leo' },
};
const denied: RefundEvent = { type: 'RefundDenied', data: { ...named, reason: 'Ya pasó un año', deniedAt: noon } };
const begin = { type: 'BeginRefund', now: noon } as const;
const started: RefundEvent = { type: 'RefundStarted', data: { ...named, amount: 4490, startedAt: noon } };
const unknown = (needsPerson?: boolean): RefundEvent => ({
  type: 'RefundOutcomeUnknown',
  data: { ...named, why: 'no answer', since: noon, ...(needsPerson ? { needsPerson } : {}) },
});
const failed: RefundEvent = { type: 'RefundFailed', data: { ...named, why: 'response code -1', failedAt: noon } };
const complete = (how: 'reversed' | 'nullified' | 'transferred') =>
  ({ type: 'CompleteRefund', how, whole: true, now: noon }) as const;
const completed = (how: 'reversed' | 'transferred'): RefundEvent => ({
  type: 'RefundCompleted',
  data: { ...named, lines, amount: 4490, how, whole: true, completedAt: noon },
});
const { given } = specify(refundDecider);

describe('requesting a refund', () => {
  it('has a promised answer', () => given().when(ask()).then(requested));
  it('by right is approved at once', () => {
    given()
      .when(ask({ basis: 'goodwill', automatic: true, answerBy: null }))
      .thenTypes('RefundRequested', 'RefundApproved');
  });
  it('does nothing the second time', () => given(requested).when(ask()).thenNothing());
  it('is refused where nothing was paid', () =>
    given()
      .when(ask({ lines: [{ gameId: 'free', amount: 0 }] }))
      .thenRefused('refund-nothing-paid'));
});

describe('approving', () => {
  it('is a fact with its reason and its author', () => given(requested).when(approve('eva')).then(approved()));
  it('of a large amount asks for a second person', () =>
    given(requested).when(approve('eva', 4489)).then(approved(true)));
  it('of exactly the limit does not', () => given(requested).when(approve('eva', 4490)).then(approved()));
  it('asks for a second person where it is large together with what was given before', () =>
    given(requested)
      .when(approve('eva', 50_000, 45_511))
      .then(approved(true)));
  it('of exactly the limit together with what was given before does not', () =>
    given(requested)
      .when(approve('eva', 50_000, 45_510))
      .then(approved()));
  it('does nothing the second time', () => given(requested, approved()).when(approve('eva')).thenNothing());
  it("is refused for one's own money", () => given(requested).when(approve('ana')).thenRefused('refund-own-request'));
  it('is refused after it was denied', () =>
    given(requested, denied).when(approve('eva')).thenRefused('refund-decided'));
  it('is refused for an unknown refund', () => given().when(approve('eva')).thenRefused('refund-unknown'));
});

describe('the second person', () => {
  const second = (staffId: string) => ({ type: 'ApproveRefundAgain', staffId, now: noon }) as const;
  it('lets the money go', () => given(requested, approved(true)).when(second('leo')).then(approvedAgain));
  it('must be another than the first', () =>
    given(requested, approved(true)).when(second('eva')).thenRefused('refund-same-person'));
  it('is not the buyer', () => given(requested, approved(true)).when(second('ana')).thenRefused('refund-own-request'));
  it('does not come before the first', () => given(requested).when(second('leo')).thenRefused('refund-not-approved'));
  it('does nothing the second time', () =>
    given(requested, approved(true), approvedAgain).when(second('leo')).thenNothing());
  it('may say no instead', () =>
    given(requested, approved(true))
      .when({ type: 'DenyRefund', staffId: 'leo', reason: 'Ya pasó un año', now: noon })
      .then(denied));
});

describe('denying', () => {
  const deny = { type: 'DenyRefund', staffId: 'eva', reason: 'Ya pasó un año', now: noon } as const;
  it('is a fact with its reason', () => given(requested).when(deny).then(denied));
  it('does nothing the second time', () => given(requested, denied).when(deny).thenNothing());
  it('is refused once the money may be on its way', () =>
    given(requested, approved(), started).when(deny).thenRefused('refund-decided'));
});

describe('giving it back', () => {
  it('is written down before the bank is asked', () => given(requested, approved()).when(begin).then(started));
  it('waits for the second person', () => given(requested, approved(true)).when(begin).thenNothing());
  it('is not begun twice', () => given(requested, approved(), started).when(begin).thenNothing());
  it('may be asked for again after a lost answer', () =>
    given(requested, approved(), started, unknown()).when(begin).then(started));
  it('is never asked for again once the bank tells nothing any more', () =>
    given(requested, approved(), started, unknown(true)).when(begin).thenNothing());
  it('is done when the bank says so', () =>
    given(requested, approved(), started).when(complete('reversed')).then(completed('reversed')));
  it('is not done by hand while the bank may still do it', () =>
    given(requested, approved(), started).when(complete('transferred')).thenRefused('refund-not-failed'));
  it('is done by hand after the bank refused', () =>
    given(requested, approved(), started, failed).when(complete('transferred')).then(completed('transferred')));
  it('is done once', () =>
    given(requested, approved(), started, completed('reversed')).when(complete('reversed')).thenNothing());
  it('is not done without having been asked for', () =>
    given(requested).when(complete('reversed')).thenRefused('refund-not-approved'));
  it('that failed is tried again when staff say so', () =>
    given(requested, approved(), started, failed).when({ type: 'RetryRefund', now: noon }).thenTypes('RefundRetried'));
  it('that did not fail is not', () =>
    given(requested, approved(), started, completed('reversed'))
      .when({ type: 'RetryRefund', now: noon })
      .thenRefused('refund-not-failed'));
});
