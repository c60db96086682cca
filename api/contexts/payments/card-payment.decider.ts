import type { Decider } from '../../kernel/decider.js';
import { later, millisecondsBetween, type Instant } from '../../kernel/instant.js';
import type { Pesos } from '../../kernel/money.js';
import { Refusal } from '../../kernel/refusal.js';
import { decideByHand, declarationOf, type Declaration } from './by-hand.rules.js';
import {
  decidePartRefund,
  decideReturn,
  evolvePartRefunds,
  NO_REFUNDS,
  REFUND_STATUS,
  type PartRefunds,
} from './payment-refund.rules.js';
import type { CardPaymentCommand, RecordObservation } from './payment.commands.js';
import type { Approval, AttemptEvent, ClosedBecause } from './payment.events.js';
import { commitDeadline, lastAsk, nextAskAfterClosing, nextAskInDoubt, notFoundGrace } from './timetable.rules.js';

/** What was planned, and asked for at that very moment. */
export interface CardPlan {
  paymentId: string;
  orderId: string;
  playerId: string;
  amount: Pesos;
  cardId: string;
  buyOrder: string;
  childBuyOrder: string;
  storeCode: string;
  plannedAt: Instant;
}

export type CardPaymentState =
  | { status: 'None' }
  | { status: 'Planned' | 'Authorizing'; plan: CardPlan }
  /** `notFound`: how often the bank knew nothing of it. */
  | { status: 'Unknown'; plan: CardPlan; since: Instant; notFound: number }
  | { status: 'Approved'; plan: CardPlan; approval: Approval; refunds: PartRefunds }
  | { status: 'Declined'; plan: CardPlan }
  | { status: 'Closed'; plan: CardPlan; because: ClosedBecause; declared?: Declaration }
  | { status: 'Manual'; plan: CardPlan; declared?: Declaration }
  | { status: 'Unwanted'; plan: CardPlan; approval: Approval }
  | { status: 'Refunding' | 'RefundUnknown' | 'RefundFailed' | 'Refunded'; plan: CardPlan; approval: Approval };

/** Whether the bank's approval is of the charge we planned, whole and in its only part. */
export function matchesCard(approval: Approval, plan: CardPlan): boolean {
  return (
    approval.amount === plan.amount &&
    approval.buyOrder === plan.buyOrder &&
    approval.childBuyOrder === plan.childBuyOrder &&
    approval.storeCode === plan.storeCode
  );
}

function decide(command: CardPaymentCommand, state: CardPaymentState): AttemptEvent[] {
  if (command.type === 'PlanCardPayment') {
    if (state.status !== 'None') return [];
    const { paymentId, orderId, playerId, amount, cardId, buyOrder, childBuyOrder, storeCode, now } = command;
    return [
      {
        type: 'CardPaymentPlanned',
        data: {
          paymentId,
          orderId,
          playerId,
          amount,
          cardId,
          buyOrder,
          childBuyOrder,
          storeCode,
          currency: 'CLP',
          method: 'oneclick',
          plannedAt: now,
        },
      },
      { type: 'AuthorizationStarted', data: { paymentId, orderId, startedAt: now } },
    ];
  }
  if (state.status === 'None') throw new Refusal('payment-unknown');

  const named = { paymentId: state.plan.paymentId, orderId: state.plan.orderId };
  switch (command.type) {
    case 'ClosePayment':
      // What was asked of the bank cannot be called back.
      return [];
    case 'ApprovePayment':
      if ('approval' in state) return [];

      return [
        {
          type: 'PaymentApproved',
          data: {
            ...named,
            approval: command.approval,
            approvedAt: command.now,
            late: ['Closed', 'Declined', 'Manual'].includes(state.status),
          },
        },
      ];
    case 'RejectApproval':
      if ('approval' in state) return [];

      return [
        {
          type: 'PaymentUnwanted',
          data: {
            ...named,
            approval: command.approval,
            amount: state.plan.amount,
            because: command.because,
            seenAt: command.now,
          },
        },
      ];
    case 'RecordObservation':
      return observe(command, state);
    case 'StartRefund':
      if (!['Unwanted', 'RefundUnknown'].includes(state.status)) return [];

      return [{ type: 'PaymentRefundStarted', data: { ...named, amount: state.plan.amount, startedAt: command.now } }];
    case 'RecordRefund':
      return decideReturn(command, state);
    case 'StartPartRefund':
    case 'RecordPartRefund': {
      if (state.status !== 'Approved') throw new Refusal('order-not-paid');
      const { amount, paymentTypeCode } = state.approval;
      return decidePartRefund(command, state.refunds, { ...named, amount, paymentTypeCode });
    }
    case 'SettleByHand':
    case 'RetryReturn':
    case 'RecordReturnByHand':
      return decideByHand(command, state);
  }
  return command satisfies never;
}

function observe(
  { observation, now }: RecordObservation,
  state: Exclude<CardPaymentState, { status: 'None' }>,
): AttemptEvent[] {
  if ('approval' in state || state.status === 'Declined' || state.status === 'Closed') return [];
  const named = { paymentId: state.plan.paymentId, orderId: state.plan.orderId };
  // After so long nobody hears the first answer: who pays was left waiting.
  const isLate = millisecondsBetween(state.plan.plannedAt, now) >= commitDeadline;
  const doubt = isLate || ['Unknown', 'Manual'].includes(state.status) ? { afterDoubt: true as const } : {};
  const close = (because: ClosedBecause): AttemptEvent[] => [
    { type: 'PaymentClosed', data: { ...named, because, closedAt: now, ...doubt } },
  ];

  if (observation.seen === 'declined') {
    const { responseCode, bankStatus, cardLast4, paymentTypeCode } = observation;
    return [
      {
        type: 'PaymentDeclined',
        data: { ...named, responseCode, bankStatus, cardLast4, paymentTypeCode, declinedAt: now, ...doubt },
      },
    ];
  }
  if (observation.seen === 'money-returned') {
    return [
      {
        type: 'PaymentDeclined',
        data: {
          ...named,
          responseCode: null,
          bankStatus: observation.how.toUpperCase(),
          cardLast4: null,
          paymentTypeCode: null,
          declinedAt: now,
          ...doubt,
        },
      },
    ];
  }
  if (state.status === 'Planned' || state.status === 'Authorizing') {
    if (observation.seen === 'turned-away') return close('refused-by-bank');
    if (observation.seen === 'not-sent') return close('never-sent');
    return [{ type: 'PaymentOutcomeUnknown', data: { ...named, why: describe(observation), since: now } }];
  }
  // In doubt: only the bank's own word ends it, silence hands it to a person.
  const age = millisecondsBetween(state.plan.plannedAt, now);
  if (state.status === 'Unknown' && observation.seen === 'not-found' && state.notFound > 0 && age >= notFoundGrace)
    return close('never-arrived');
  const asked: AttemptEvent = { type: 'PaymentAsked', data: { ...named, seen: describe(observation), askedAt: now } };
  if (state.status === 'Unknown' && age >= lastAsk)
    return [asked, { type: 'PaymentNeedsPerson', data: { ...named, why: describe(observation), since: now } }];
  return [asked];
}

function evolve(state: CardPaymentState, event: AttemptEvent): CardPaymentState {
  if (event.type === 'CardPaymentPlanned') {
    const { currency: _currency, method: _method, ...plan } = event.data;
    return { status: 'Planned', plan };
  }
  if (state.status === 'None') return state;
  const { plan } = state;
  switch (event.type) {
    case 'AuthorizationStarted':
      return { status: 'Authorizing', plan };
    case 'PaymentOutcomeUnknown': {
      const { since, why } = event.data;
      return { status: 'Unknown', plan, since, notFound: why === 'not-found' ? 1 : 0 };
    }
    case 'PaymentAsked':
      return state.status === 'Unknown' && event.data.seen === 'not-found'
        ? { ...state, notFound: state.notFound + 1 }
        : state;
    case 'PaymentApproved':
      return { status: 'Approved', plan, approval: event.data.approval, refunds: NO_REFUNDS };
    case 'PaymentDeclined':
      return { status: 'Declined', plan };
    case 'PaymentClosed':
      return { status: 'Closed', plan, because: event.data.because };
    case 'PaymentNeedsPerson':
      return { status: 'Manual', plan };
    case 'PaymentDeclaredTaken':
      return state.status === 'Manual' || state.status === 'Closed'
        ? { ...state, declared: declarationOf(event) }
        : state;
    case 'PaymentUnwanted':
      return { status: 'Unwanted', plan, approval: event.data.approval };
    default:
      return 'approval' in state ? refunded(state, event) : state;
  }
}

function refunded(state: Extract<CardPaymentState, { approval: Approval }>, event: AttemptEvent): CardPaymentState {
  const { plan, approval } = state;
  switch (event.type) {
    case 'PaymentRefundStarted':
    case 'PaymentRefundUnknown':
    case 'PaymentRefunded':
    case 'PaymentRefundFailed':
      // A wanted charge stays approved while parts of it go back; an unwanted one is only its refund.
      return state.status === 'Approved'
        ? { ...state, refunds: evolvePartRefunds(state.refunds, event) }
        : { status: REFUND_STATUS[event.type], plan, approval };
    case 'PaymentReturnRetried':
      return { status: 'Unwanted', plan, approval };
    default:
      return state;
  }
}

/** The next moment at which the bank must be asked about a charge in this state, or null. */
export function nextAskOfCard(state: CardPaymentState, now: Instant): Instant | null {
  switch (state.status) {
    case 'Planned':
    case 'Authorizing':
      return later(state.plan.plannedAt, commitDeadline);
    case 'Unknown':
      return nextAskInDoubt(state.since, now);
    case 'Closed':
      return nextAskAfterClosing(state.plan.plannedAt, now);
    default:
      return null;
  }
}

function describe(observation: RecordObservation['observation']): string {
  if (observation.seen === 'no-answer' || observation.seen === 'not-sent') return `no answer: ${observation.why}`;
  return 'message' in observation ? `refused: ${observation.message}` : observation.seen;
}

/** One charge to a saved card: asked for once, and asked about when the answer was lost. */
export const cardPaymentDecider: Decider<CardPaymentCommand, CardPaymentState, AttemptEvent> = {
  initialState: { status: 'None' },
  decide,
  evolve,
};
