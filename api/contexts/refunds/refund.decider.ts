import type { Decider } from '../../kernel/decider.js';
import { sum, type Pesos } from '../../kernel/money.js';
import { Refusal } from '../../kernel/refusal.js';
import type { ApproveRefund, AskRefund, CompleteRefund, RefundCommand, SecondRefund } from './refund.commands.js';
import type { RefundEvent, RefundGround, RefundLine } from './refund.events.js';

/** What is asked back, of which order, for whom. */
export interface Wish {
  refundId: string;
  orderId: string;
  paymentId: string;
  playerId: string;
  ground: RefundGround;
  lines: RefundLine[];
  amount: Pesos;
}

export type RefundStatus =
  | 'Requested'
  | 'AwaitingSecond'
  | 'Approved'
  | 'Started'
  | 'Unknown'
  | 'NeedsPerson'
  | 'Failed'
  | 'Completed'
  | 'Denied';
type RefundName = Pick<Wish, 'refundId' | 'orderId' | 'paymentId' | 'playerId'>;

export type AskedRefund = { status: RefundStatus; wish: Wish; approvedBy: string | null };
export type RefundState = { status: 'None' } | AskedRefund;

function decide(command: RefundCommand, state: RefundState): RefundEvent[] {
  if (command.type === 'AskRefund') return state.status === 'None' ? asked(command) : [];
  if (state.status === 'None') throw new Refusal('refund-unknown');

  const { status } = state;
  const named = nameOf(state.wish);
  switch (command.type) {
    case 'ApproveRefund':
      return approved(command, state);
    case 'SecondRefund':
      return seconded(command, state);
    case 'DenyRefund':
      if (status === 'Denied') return [];
      refuseOwn(command.staffId, state);
      if (status !== 'Requested' && status !== 'AwaitingSecond') throw new Refusal('refund-decided');

      return [{ type: 'RefundDenied', data: { ...named, reason: command.reason, deniedAt: command.now } }];
    case 'BeginRefund':
      if (status !== 'Approved' && status !== 'Unknown') return [];

      return [{ type: 'RefundStarted', data: { ...named, amount: state.wish.amount, startedAt: command.now } }];
    case 'RecordRefundUnknown':
      if (status !== 'Started' && !(status === 'Unknown' && command.needsPerson)) return [];

      return [
        {
          type: 'RefundOutcomeUnknown',
          data: {
            ...named,
            why: command.why,
            since: command.now,
            ...(command.needsPerson ? { needsPerson: true } : {}),
          },
        },
      ];
    case 'CompleteRefund':
      return completed(command, state);
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

function asked(command: AskRefund): RefundEvent[] {
  const { automatic, answerBy, ground, now } = command;
  const lines = command.lines.map(({ gameId, amount: part }) => ({ gameId, amount: part }));
  const amount = sum(lines.map((line) => line.amount));
  if (amount === 0) throw new Refusal('refund-nothing-paid');
  const named = nameOf(command);
  return [
    { type: 'RefundRequested', data: { ...named, ground, lines, amount, answerBy, requestedAt: now } },
    ...(automatic
      ? [
          {
            type: 'RefundApproved',
            data: { ...named, automatic, needsSecond: false, reason: null, approvedAt: now },
          } satisfies RefundEvent,
        ]
      : []),
  ];
}

function approved(
  { staffId, reason, decidedBefore, secondAbove, now }: ApproveRefund,
  state: AskedRefund,
): RefundEvent[] {
  refuseOwn(staffId, state);
  if (state.status === 'Denied') throw new Refusal('refund-decided');
  if (state.status !== 'Requested') return [];
  const needsSecond = decidedBefore + state.wish.amount > secondAbove;
  return [
    {
      type: 'RefundApproved',
      data: { ...nameOf(state.wish), automatic: false, needsSecond, reason, approvedAt: now, approvedBy: staffId },
    },
  ];
}

function seconded({ staffId, now }: SecondRefund, state: AskedRefund): RefundEvent[] {
  refuseOwn(staffId, state);
  if (state.status === 'Denied') throw new Refusal('refund-decided');
  if (state.status === 'Requested') throw new Refusal('refund-not-approved');
  if (state.status !== 'AwaitingSecond') return [];
  if (state.approvedBy === staffId) throw new Refusal('refund-same-person');
  return [{ type: 'RefundSeconded', data: { ...nameOf(state.wish), secondedAt: now, secondedBy: staffId } }];
}

/** The bank gave it back; or, after the bank had refused, it was transferred by hand. */
function completed({ how, whole, now }: CompleteRefund, state: AskedRefund): RefundEvent[] {
  if (state.status === 'Completed') return [];
  const ready = how === 'transferred' ? ['Failed'] : ['Started', 'Unknown', 'NeedsPerson'];
  if (!ready.includes(state.status))
    throw new Refusal(how === 'transferred' ? 'refund-not-failed' : 'refund-not-approved');
  const { lines, amount } = state.wish;
  return [{ type: 'RefundCompleted', data: { ...nameOf(state.wish), lines, amount, how, whole, completedAt: now } }];
}

function refuseOwn(staffId: string, { wish }: AskedRefund): void {
  if (staffId === wish.playerId) throw new Refusal('refund-own-wish');
}

function nameOf({ refundId, orderId, paymentId, playerId }: RefundName): RefundName {
  return { refundId, orderId, paymentId, playerId };
}

function evolve(state: RefundState, event: RefundEvent): RefundState {
  if (event.type === 'RefundRequested') {
    const { ground, lines, amount } = event.data;
    return { status: 'Requested', wish: { ...nameOf(event.data), ground, lines, amount }, approvedBy: null };
  }
  if (state.status === 'None') return state;
  switch (event.type) {
    case 'RefundApproved':
      return {
        ...state,
        status: event.data.needsSecond ? 'AwaitingSecond' : 'Approved',
        approvedBy: event.data.approvedBy ?? null,
      };
    case 'RefundSeconded':
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

/** One wish for money back: asked, approved by rule or by people, given back by the bank or by hand. */
export const refundDecider: Decider<RefundCommand, RefundState, RefundEvent> = {
  initialState: { status: 'None' },
  decide,
  evolve,
};
