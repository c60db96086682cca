import type { Decider } from '../../kernel/decider.js';
import { later, millisecondsBetween, type Instant } from '../../kernel/instant.js';
import type { Pesos } from '../../kernel/money.js';
import { Refusal } from '../../kernel/refusal.js';
import { decideByHand, declarationOf, type Declaration } from './by-hand.rules.js';
import { observe } from './observation.rules.js';
import type { PaymentCommand, PlanCardPayment, PlanPayment } from './payment.commands.js';
import type { Approval, ClosedBecause, Ending, PaymentEvent } from './payment.events.js';
import {
  decidePartRefund,
  decideReturn,
  evolvePartRefunds,
  NO_REFUNDS,
  REFUND_STATUS,
  type PartRefunds,
} from './payment-refund.rules.js';
import {
  commitDeadline,
  nextCheckAfterClosing,
  nextCheckInDoubt,
  planDeadline,
  unpaidAfter,
} from './timetable.rules.js';

interface Plan {
  paymentId: string;
  orderId: string;
  personId: string;
  amount: Pesos;
  buyOrder: string;
  plannedAt: Instant;
}
export interface FormPlan extends Plan {
  sessionId: string;
  resultUrl: string;
}
export interface CardPlan extends Plan {
  cardId: string;
  childBuyOrder: string;
  storeCode: string;
}

interface Form {
  token: string;
  formUrl: string;
  issuedAt: Instant;
}

/** What every status knows; `form` is null of a saved card, and before a form is open. */
interface Known {
  plan: FormPlan | CardPlan;
  form: Form | null;
}

/** A payment differs by its opening: a form is opened and completed first, a saved card is asked for money at once. */
export type PaymentState =
  | { status: 'None' }
  | (Known & { status: 'Planned' })
  | (Known & { status: 'FormOpen'; form: Form })
  /** The buyer came back without completing the form: to be asked about, never to be committed. */
  | (Known & { status: 'Checking'; ending: Ending; since: Instant; checked: boolean })
  /** The provider is being asked for the money. */
  | (Known & { status: 'Requested'; attempt: number; startedAt: Instant })
  /** `notFound`: how often the provider knew nothing of it. */
  | (Known & { status: 'Unknown'; attempt: number; since: Instant; notFound: number })
  | (Known & { status: 'Approved'; approval: Approval; refunds: PartRefunds })
  | (Known & { status: 'Declined' })
  | (Known & { status: 'Closed'; because: ClosedBecause; declared?: Declaration })
  | (Known & { status: 'Manual'; declared?: Declaration })
  | (Known & { status: 'Orphaned' | 'Refunding' | 'RefundUnknown' | 'RefundFailed' | 'Refunded'; approval: Approval });

export type BegunPayment = Exclude<PaymentState, { status: 'None' }>;

/** Whether this payment asks a saved card for the money, without a form. */
export function isByCard(state: PaymentState): state is BegunPayment & { plan: CardPlan } {
  return 'plan' in state && 'cardId' in state.plan;
}

/** Since when the provider knows of it; null if it was never asked. */
export function knownSince(state: PaymentState): Instant | null {
  if (state.status === 'None') return null;
  return isByCard(state) ? state.plan.plannedAt : (state.form?.issuedAt ?? null);
}

/** Statuses in which money may be moving: nothing else may start to take it. */
export function mayHaveMoved({ status }: PaymentState): boolean {
  return ['Requested', 'Unknown', 'Checking', 'Manual', 'RefundUnknown'].includes(status);
}

/** Whether an approval is of the payment that was planned, whole and in its only part. */
export function isApprovalOf(approval: Approval, state: PaymentState): boolean {
  if (state.status === 'None') return false;
  const { plan } = state;
  const isOurs = approval.amount === plan.amount && approval.buyOrder === plan.buyOrder;
  return 'cardId' in plan
    ? isOurs && approval.childBuyOrder === plan.childBuyOrder && approval.storeCode === plan.storeCode
    : isOurs && approval.sessionId === plan.sessionId;
}

function decide(command: PaymentCommand, state: PaymentState): PaymentEvent[] {
  if (command.type === 'PlanPayment' || command.type === 'PlanCardPayment')
    return state.status === 'None' ? plan(command) : [];
  if (state.status === 'None') throw new Refusal('payment-unknown');

  const named = { paymentId: state.plan.paymentId, orderId: state.plan.orderId };
  const { now } = command;
  switch (command.type) {
    case 'IssueToken': {
      const { token, formUrl } = command;
      if (state.status !== 'Planned') return [];
      return [{ type: 'PaymentTokenIssued', data: { ...named, token, formUrl, issuedAt: now } }];
    }
    case 'RecordReturn':
      if (state.status !== 'FormOpen' || command.ending === 'FormCompleted') return [];
      return [{ type: 'PaymentReturned', data: { ...named, ending: command.ending, returnedAt: now } }];
    case 'StartCommit':
      return startCommit(state, now);
    case 'ClosePayment':
      // What was asked of the provider cannot be called back.
      if (!['Planned', 'FormOpen'].includes(state.status)) return [];
      return [{ type: 'PaymentClosed', data: { ...named, because: command.because, closedAt: now } }];
    case 'ApprovePayment':
    case 'RejectApproval':
      return judged(command, state);
    case 'RecordObservation':
      return observe(command, state, knownSince(state));
    case 'StartRefund':
      if (!['Orphaned', 'RefundUnknown'].includes(state.status)) return [];
      return [{ type: 'PaymentRefundStarted', data: { ...named, amount: state.plan.amount, startedAt: now } }];
    case 'RecordRefund':
      return decideReturn(command, state);
    case 'StartPartRefund':
    case 'RecordPartRefund':
      return partRefund(command, state);
    case 'SettleByHand':
    case 'RetryReturn':
    case 'RecordReturnByHand':
      return decideByHand(command, { ...state, wasChecked: knownSince(state) !== null });
  }
  return command satisfies never;
}

function partRefund(
  command: Extract<PaymentCommand, { type: 'StartPartRefund' | 'RecordPartRefund' }>,
  state: PaymentState,
): PaymentEvent[] {
  if (state.status !== 'Approved') throw new Refusal('order-not-paid');
  const { paymentId, orderId } = state.plan;
  const { amount, paymentTypeCode } = state.approval;
  return decidePartRefund(command, state.refunds, { paymentId, orderId, amount, paymentTypeCode });
}

function plan(command: PlanPayment | PlanCardPayment): PaymentEvent[] {
  const { paymentId, orderId, personId, amount, buyOrder, now: plannedAt } = command;
  const about = { paymentId, orderId, personId, amount, currency: 'CLP', buyOrder, plannedAt } as const;
  if (command.type === 'PlanPayment') {
    const { sessionId, resultUrl } = command;
    return [{ type: 'PaymentPlanned', data: { ...about, method: 'webpay-plus', sessionId, resultUrl } }];
  }
  const { cardId, childBuyOrder, storeCode } = command;
  return [
    { type: 'CardPaymentPlanned', data: { ...about, method: 'oneclick', cardId, childBuyOrder, storeCode } },
    { type: 'AuthorizationStarted', data: { paymentId, orderId, startedAt: plannedAt } },
  ];
}

function startCommit(state: BegunPayment, now: Instant): PaymentEvent[] {
  const named = { paymentId: state.plan.paymentId, orderId: state.plan.orderId };
  if (state.status === 'FormOpen')
    return [
      { type: 'PaymentReturned', data: { ...named, ending: 'FormCompleted', returnedAt: now } },
      { type: 'CommitStarted', data: { ...named, attempt: 1, startedAt: now } },
    ];
  // Again only while the provider's window is open; the caller has just seen that it took nothing.
  if (!state.form || millisecondsBetween(state.form.issuedAt, now) >= unpaidAfter) throw new Refusal('payment-closed');
  const isGone = state.status === 'Requested' && millisecondsBetween(state.startedAt, now) >= commitDeadline;
  if (state.status === 'Unknown' || isGone)
    return [{ type: 'CommitStarted', data: { ...named, attempt: state.attempt + 1, startedAt: now } }];
  throw new Refusal(state.status === 'Requested' ? 'payment-in-progress' : 'payment-closed');
}

function judged(
  command: Extract<PaymentCommand, { type: 'ApprovePayment' | 'RejectApproval' }>,
  state: BegunPayment,
): PaymentEvent[] {
  if ('approval' in state) return [];
  // The provider can only have approved what it was asked for.
  if (knownSince(state) === null) throw new Refusal('payment-unknown');
  const { paymentId, orderId, amount } = state.plan;
  const { approval, now } = command;
  if (command.type === 'RejectApproval')
    return [
      {
        type: 'PaymentOrphaned',
        data: { paymentId, orderId, approval, amount, because: command.because, seenAt: now },
      },
    ];
  const late = ['Closed', 'Declined', 'Manual'].includes(state.status);
  return [{ type: 'PaymentApproved', data: { paymentId, orderId, approval, approvedAt: now, late } }];
}

function evolve(state: PaymentState, event: PaymentEvent): PaymentState {
  if (event.type === 'PaymentPlanned' || event.type === 'CardPaymentPlanned') {
    const { currency: _currency, method: _method, ...plan } = event.data;
    return { status: 'Planned', plan, form: null };
  }
  if (state.status === 'None') return state;
  const { plan, form } = state;
  switch (event.type) {
    case 'PaymentTokenIssued': {
      const { token, formUrl, issuedAt } = event.data;
      return { status: 'FormOpen', plan, form: { token, formUrl, issuedAt } };
    }
    case 'PaymentReturned': {
      const { ending, returnedAt: since } = event.data;
      return ending === 'FormCompleted' ? state : { status: 'Checking', plan, form, ending, since, checked: false };
    }
    case 'AuthorizationStarted':
    case 'CommitStarted': {
      const { startedAt } = event.data;
      const attempt = event.type === 'CommitStarted' ? event.data.attempt : 1;
      return { status: 'Requested', plan, form, attempt, startedAt };
    }
    case 'CommitRefused':
      return form ? { status: 'FormOpen', plan, form } : state;
    case 'PaymentOutcomeUnknown': {
      const { since, why } = event.data;
      const attempt = 'attempt' in state ? state.attempt : 1;
      return { status: 'Unknown', plan, form, attempt, since, notFound: why === 'not-found' ? 1 : 0 };
    }
    case 'PaymentStatusChecked':
      return checked(state, event.data.seen);
    case 'PaymentApproved':
      return { status: 'Approved', plan, form, approval: event.data.approval, refunds: NO_REFUNDS };
    case 'PaymentDeclined':
      return { status: 'Declined', plan, form };
    case 'PaymentClosed':
      return { status: 'Closed', plan, form, because: event.data.because };
    case 'PaymentNeedsPerson':
      return { status: 'Manual', plan, form };
    case 'PaymentDeclaredTaken': {
      const isDoubtful = state.status === 'Manual' || state.status === 'Closed';
      return isDoubtful ? ({ ...state, declared: declarationOf(event) } as PaymentState) : state;
    }
    case 'PaymentSettledByHand':
      return state;
    case 'PaymentOrphaned':
    case 'PaymentReturnRetried':
    case 'PaymentRefundStarted':
    case 'PaymentRefundUnknown':
    case 'PaymentRefunded':
    case 'PaymentRefundFailed':
      return evolveReturn(state, event);
  }
  return event satisfies never;
}

function checked(state: PaymentState, seen: string): PaymentState {
  if (state.status === 'Checking') return { ...state, checked: true };
  return state.status === 'Unknown' && seen === 'not-found' ? { ...state, notFound: state.notFound + 1 } : state;
}

/** Money that goes back. */
function evolveReturn(state: Exclude<PaymentState, { status: 'None' }>, event: ReturnEvent): PaymentState {
  const { plan, form } = state;
  if (event.type === 'PaymentOrphaned') return { status: 'Orphaned', plan, form, approval: event.data.approval };
  if (event.type === 'PaymentReturnRetried')
    return 'approval' in state ? { status: 'Orphaned', plan, form, approval: state.approval } : state;
  // A wanted payment stays approved while parts of it go back; an orphaned one is only its refund.
  if (state.status === 'Approved') return { ...state, refunds: evolvePartRefunds(state.refunds, event) };
  return 'approval' in state ? { status: REFUND_STATUS[event.type], plan, form, approval: state.approval } : state;
}

type ReturnEvent = Extract<
  PaymentEvent,
  {
    type:
      | 'PaymentOrphaned'
      | 'PaymentReturnRetried'
      | 'PaymentRefundStarted'
      | 'PaymentRefundUnknown'
      | 'PaymentRefunded'
      | 'PaymentRefundFailed';
  }
>;

/** The next moment at which the provider must be asked about a payment in this state, or null. */
export function nextCheck(state: PaymentState, now: Instant): Instant | null {
  switch (state.status) {
    case 'Planned':
      return later(state.plan.plannedAt, planDeadline);
    case 'FormOpen':
      return later(state.form.issuedAt, unpaidAfter);
    case 'Requested':
      return later(state.startedAt, commitDeadline);
    case 'Checking':
    case 'Unknown':
      return nextCheckInDoubt(state.since, now);
    case 'Closed': {
      const since = knownSince(state);
      return since && nextCheckAfterClosing(since, now);
    }
    default:
      return null;
  }
}

/** One attempt to take money for an order: intend, act, record; and ask when the answer was lost. */
export const paymentDecider: Decider<PaymentCommand, PaymentState, PaymentEvent> = {
  initialState: { status: 'None' },
  decide,
  evolve,
};
