import type { CivilDate } from '../../kernel/calendar.js';
import type { Decider } from '../../kernel/decider.js';
import type { Instant } from '../../kernel/instant.js';
import { sum, type Pesos } from '../../kernel/money.js';
import { Refusal } from '../../kernel/refusal.js';
import type { RefundBasis, RefundCompleted, RefundEvent, RefundIds, RefundLine } from './refund.events.js';

/** By right it is approved at once. */
type RequestRefund = RefundIds & {
  type: 'RequestRefund';
  basis: RefundBasis;
  lines: RefundLine[];
  answerBy: CivilDate | null;
  automatic: boolean;
  now: Instant;
};
/**
 * @property decidedBefore what this person decided alone on the same day, over all orders, so that parts count as their sum.
 * @property secondAbove the sum of a day above which a second person must agree.
 */
type ApproveRefund = {
  type: 'ApproveRefund';
  staffId: string;
  reason: string;
  decidedBefore: Pesos;
  secondAbove: Pesos;
  now: Instant;
};
type ApproveRefundAgain = { type: 'ApproveRefundAgain'; staffId: string; now: Instant };
type DenyRefund = { type: 'DenyRefund'; staffId: string; reason: string; now: Instant };
/** Written before the bank is asked for the money, each time. */
type BeginRefund = { type: 'BeginRefund'; now: Instant };
type RecordRefundUnknown = { type: 'RecordRefundUnknown'; why: string; needsPerson: boolean; now: Instant };
type CompleteRefund = { type: 'CompleteRefund'; how: RefundCompleted['data']['how']; whole: boolean; now: Instant };
type FailRefund = { type: 'FailRefund'; why: string; now: Instant };
type RetryRefund = { type: 'RetryRefund'; now: Instant };

export type RefundCommand =
  | RequestRefund
  | ApproveRefund
  | ApproveRefundAgain
  | DenyRefund
  | BeginRefund
  | RecordRefundUnknown
  | CompleteRefund
  | FailRefund
  | RetryRefund;

type RefundStatus =
  | 'Requested'
  | 'AwaitingSecondApproval'
  | 'Approved'
  | 'Started'
  | 'Unknown'
  | 'NeedsPerson'
  | 'Failed'
  | 'Completed'
  | 'Denied';

export interface RefundRequest extends RefundIds {
  basis: RefundBasis;
  lines: RefundLine[];
  amount: Pesos;
}

export type KnownRefund = { status: RefundStatus; request: RefundRequest; approvedBy: string | null };
export type RefundState = { status: 'None' } | KnownRefund;

function decide(command: RefundCommand, state: RefundState): RefundEvent[] {
  if (command.type === 'RequestRefund') return state.status === 'None' ? request(command) : [];
  if (state.status === 'None') throw new Refusal('refund-unknown');

  const { status } = state;
  const named = nameOf(state.request);
  switch (command.type) {
    case 'ApproveRefund':
      return approve(command, state);
    case 'ApproveRefundAgain':
      return approveAgain(command, state);
    case 'DenyRefund':
      return deny(command, state);
    case 'BeginRefund':
      if (status !== 'Approved' && status !== 'Unknown') return [];

      return [{ type: 'RefundStarted', data: { ...named, amount: state.request.amount, startedAt: command.now } }];
    case 'RecordRefundUnknown':
      return recordUnknown(command, state);
    case 'CompleteRefund':
      return complete(command, state);
    case 'FailRefund':
      if (!['Approved', 'Started', 'Unknown', 'NeedsPerson'].includes(status)) return [];

      return [{ type: 'RefundFailed', data: { ...named, why: command.why, failedAt: command.now } }];
    case 'RetryRefund':
      if (status === 'Approved' || status === 'Started') return [];
      if (status !== 'Failed') throw new Refusal('refund-not-failed');

      return [{ type: 'RefundRetried', data: { ...named, retriedAt: command.now } }];
  }
  return command satisfies never;
}

function request(command: RequestRefund): RefundEvent[] {
  const { automatic, answerBy, basis, now } = command;
  const lines = command.lines.map(({ gameId, amount: part }) => ({ gameId, amount: part }));
  const amount = sum(lines.map((line) => line.amount));
  if (amount === 0) throw new Refusal('refund-nothing-paid');

  const named = nameOf(command);
  const requested: RefundEvent = {
    type: 'RefundRequested',
    data: { ...named, basis, lines, amount, answerBy, requestedAt: now },
  };
  if (!automatic) return [requested];
  return [
    requested,
    {
      type: 'RefundApproved',
      data: { ...named, automatic, needsSecondApproval: false, reason: null, approvedAt: now },
    },
  ];
}

function approve(
  { staffId, reason, decidedBefore, secondAbove, now }: ApproveRefund,
  state: KnownRefund,
): RefundEvent[] {
  refuseOwn(staffId, state);
  if (state.status === 'Denied') throw new Refusal('refund-decided');
  if (state.status !== 'Requested') return [];

  const needsSecondApproval = decidedBefore + state.request.amount > secondAbove;
  const named = nameOf(state.request);
  return [
    {
      type: 'RefundApproved',
      data: { ...named, automatic: false, needsSecondApproval, reason, approvedAt: now, approvedBy: staffId },
    },
  ];
}

function approveAgain({ staffId, now }: ApproveRefundAgain, state: KnownRefund): RefundEvent[] {
  refuseOwn(staffId, state);
  if (state.status === 'Denied') throw new Refusal('refund-decided');
  if (state.status === 'Requested') throw new Refusal('refund-not-approved');
  if (state.status !== 'AwaitingSecondApproval') return [];
  if (state.approvedBy === staffId) throw new Refusal('refund-same-person');

  const named = nameOf(state.request);
  return [{ type: 'RefundApprovedAgain', data: { ...named, approvedAgainAt: now, approvedAgainBy: staffId } }];
}

function deny({ staffId, reason, now }: DenyRefund, state: KnownRefund): RefundEvent[] {
  if (state.status === 'Denied') return [];
  refuseOwn(staffId, state);
  if (state.status !== 'Requested' && state.status !== 'AwaitingSecondApproval') throw new Refusal('refund-decided');

  return [{ type: 'RefundDenied', data: { ...nameOf(state.request), reason, deniedAt: now } }];
}

function recordUnknown(
  { why, needsPerson, now }: RecordRefundUnknown,
  { status, request }: KnownRefund,
): RefundEvent[] {
  if (status !== 'Started' && !(status === 'Unknown' && needsPerson)) return [];

  const doubt = needsPerson ? { needsPerson } : {};
  return [{ type: 'RefundOutcomeUnknown', data: { ...nameOf(request), why, since: now, ...doubt } }];
}

/** The bank gave it back; or, after the bank had refused, it was transferred by hand. */
function complete(
  { how, whole, now }: CompleteRefund,
  { status, request: { lines, amount, ...rest } }: KnownRefund,
): RefundEvent[] {
  if (status === 'Completed') return [];
  const byHand = how === 'transferred';
  const ready = byHand ? ['Failed'] : ['Started', 'Unknown', 'NeedsPerson'];
  if (!ready.includes(status)) throw new Refusal(byHand ? 'refund-not-failed' : 'refund-not-approved');

  return [{ type: 'RefundCompleted', data: { ...nameOf(rest), lines, amount, how, whole, completedAt: now } }];
}

function refuseOwn(staffId: string, { request: { personId } }: KnownRefund): void {
  if (staffId === personId) throw new Refusal('refund-own-request');
}

function nameOf({ refundId, orderId, paymentId, personId }: RefundIds): RefundIds {
  return { refundId, orderId, paymentId, personId };
}

function evolve(state: RefundState, event: RefundEvent): RefundState {
  if (event.type === 'RefundRequested') {
    const { basis, lines, amount } = event.data;
    return { status: 'Requested', request: { ...nameOf(event.data), basis, lines, amount }, approvedBy: null };
  }
  if (state.status === 'None') return state;
  switch (event.type) {
    case 'RefundApproved': {
      const { needsSecondApproval, approvedBy = null } = event.data;
      return { ...state, status: needsSecondApproval ? 'AwaitingSecondApproval' : 'Approved', approvedBy };
    }
    case 'RefundApprovedAgain':
    case 'RefundRetried':
      return { ...state, status: 'Approved' };
    case 'RefundDenied':
      return { ...state, status: 'Denied' };
    case 'RefundStarted':
      return { ...state, status: 'Started' };
    case 'RefundOutcomeUnknown':
      return { ...state, status: event.data.needsPerson ? 'NeedsPerson' : 'Unknown' };
    case 'RefundCompleted':
      return { ...state, status: 'Completed' };
    case 'RefundFailed':
      return { ...state, status: 'Failed' };
  }
  return event satisfies never;
}

/** One refund: requested, approved by rule or by people, given back by the bank or by hand. */
export const refundDecider: Decider<RefundCommand, RefundState, RefundEvent> = {
  initialState: { status: 'None' },
  decide,
  evolve,
};
