import type { Decider } from '../../kernel/decider.js';
import { later, millisecondsBetween, type Instant } from '../../kernel/instant.js';
import type { Pesos } from '../../kernel/money.js';
import { Refusal } from '../../kernel/refusal.js';
import { decideByHand, declarationOf, type Declaration } from './by-hand.rules.js';
import type { PaymentCommand, RecordObservation } from './payment.commands.js';
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
  lastAsk,
  nextAskAfterClosing,
  nextAskInDoubt,
  planDeadline,
  unpaidAfter,
} from './timetable.rules.js';

export interface Plan {
  paymentId: string;
  orderId: string;
  playerId: string;
  amount: Pesos;
  buyOrder: string;
  sessionId: string;
  resultUrl: string;
  plannedAt: Instant;
}

interface Form {
  token: string;
  formUrl: string;
  issuedAt: Instant;
}

export type PaymentState =
  | { status: 'None' }
  | { status: 'Planned'; plan: Plan }
  | { status: 'TokenIssued'; plan: Plan; form: Form }
  /** The buyer came back without completing the form: to be asked about, never to be committed. */
  | { status: 'Checking'; plan: Plan; form: Form; ending: Ending; since: Instant; asked: boolean }
  | { status: 'Committing'; plan: Plan; form: Form; attempt: number; startedAt: Instant }
  | { status: 'Unknown'; plan: Plan; form: Form; attempt: number; since: Instant }
  | { status: 'Approved'; plan: Plan; form: Form; approval: Approval; refunds: PartRefunds }
  | { status: 'Declined'; plan: Plan; form: Form }
  | { status: 'Closed'; plan: Plan; form: Form | null; because: ClosedBecause; declared?: Declaration }
  | { status: 'Manual'; plan: Plan; form: Form; declared?: Declaration }
  | { status: 'Unwanted'; plan: Plan; form: Form; approval: Approval }
  | { status: 'Refunding' | 'RefundUnknown' | 'RefundFailed'; plan: Plan; form: Form; approval: Approval }
  | { status: 'Refunded'; plan: Plan; form: Form; approval: Approval };

/** States in which money may be moving: nobody else may start to take it. */
export function isInDoubt(state: PaymentState): boolean {
  return ['Committing', 'Unknown', 'Checking', 'Manual', 'RefundUnknown'].includes(state.status);
}

/** Whether who pays was left waiting: the bank was asked before and did not tell, or nobody hears the answer to a commit any more. */
function wasDoubted(state: PaymentState, now: Instant): boolean {
  if (state.status === 'Checking') return state.asked;
  if (state.status === 'Committing')
    return state.attempt > 1 || millisecondsBetween(state.startedAt, now) >= commitDeadline;
  return ['Unknown', 'Manual'].includes(state.status);
}

/** Whether the bank's approval is of the payment we planned. */
export function matches(approval: Approval, plan: Plan): boolean {
  return (
    approval.amount === plan.amount && approval.buyOrder === plan.buyOrder && approval.sessionId === plan.sessionId
  );
}

function decide(command: PaymentCommand, state: PaymentState): PaymentEvent[] {
  if (command.type === 'PlanPayment') {
    if (state.status !== 'None') return [];
    const { paymentId, orderId, playerId, amount, buyOrder, sessionId, resultUrl, now } = command;
    return [
      {
        type: 'PaymentPlanned',
        data: {
          paymentId,
          orderId,
          playerId,
          amount,
          buyOrder,
          sessionId,
          resultUrl,
          currency: 'CLP',
          method: 'webpay-plus',
          plannedAt: now,
        },
      },
    ];
  }
  if (state.status === 'None') throw new Refusal('payment-unknown');

  const named = { paymentId: state.plan.paymentId, orderId: state.plan.orderId };
  switch (command.type) {
    case 'IssueToken':
      if (state.status !== 'Planned') return [];

      return [
        {
          type: 'PaymentTokenIssued',
          data: { ...named, token: command.token, formUrl: command.formUrl, issuedAt: command.now },
        },
      ];
    case 'RecordReturn':
      if (state.status !== 'TokenIssued' || command.ending === 'FormCompleted') return [];

      return [{ type: 'PaymentReturned', data: { ...named, ending: command.ending, returnedAt: command.now } }];
    case 'StartCommit':
      return startCommit(state, command.now);
    case 'ClosePayment':
      if (!['Planned', 'TokenIssued'].includes(state.status)) return [];

      return [{ type: 'PaymentClosed', data: { ...named, because: command.because, closedAt: command.now } }];
    case 'ApprovePayment':
      if (isSettledWithMoney(state)) return [];
      if (!hadForm(state)) throw new Refusal('payment-unknown');

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
      if (isSettledWithMoney(state)) return [];
      if (!hadForm(state)) throw new Refusal('payment-unknown');

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
      if (!['Unwanted', 'RefundUnknown'].includes(state.status) || !('approval' in state)) return [];

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

function startCommit(state: PaymentState, now: Instant): PaymentEvent[] {
  if (state.status === 'None') throw new Refusal('payment-unknown');
  const named = { paymentId: state.plan.paymentId, orderId: state.plan.orderId };
  if (state.status === 'TokenIssued') {
    return [
      { type: 'PaymentReturned', data: { ...named, ending: 'FormCompleted', returnedAt: now } },
      { type: 'CommitStarted', data: { ...named, attempt: 1, startedAt: now } },
    ];
  }
  // Again only while the bank's window is open; the caller has seen INITIALIZED just now.
  const windowOpen =
    'form' in state && state.form !== null && millisecondsBetween(state.form.issuedAt, now) < unpaidAfter;
  if (!windowOpen) throw new Refusal('payment-closed');
  if (state.status === 'Unknown')
    return [{ type: 'CommitStarted', data: { ...named, attempt: state.attempt + 1, startedAt: now } }];
  if (state.status === 'Committing' && millisecondsBetween(state.startedAt, now) >= commitDeadline) {
    return [{ type: 'CommitStarted', data: { ...named, attempt: state.attempt + 1, startedAt: now } }];
  }
  throw new Refusal(state.status === 'Committing' ? 'payment-in-progress' : 'payment-closed');
}

function observe({ observation, now }: RecordObservation, state: PaymentState): PaymentEvent[] {
  if (state.status === 'None' || isSettledWithMoney(state) || state.status === 'Declined') return [];
  const named = { paymentId: state.plan.paymentId, orderId: state.plan.orderId };
  const doubt = wasDoubted(state, now) ? { afterDoubt: true as const } : {};
  const close = (because: ClosedBecause): PaymentEvent[] => [
    { type: 'PaymentClosed', data: { ...named, because, closedAt: now, ...doubt } },
  ];

  if (state.status === 'Planned')
    return millisecondsBetween(state.plan.plannedAt, now) < planDeadline ? [] : close('create-unanswered');
  if (state.status === 'Closed') return [];
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

  const age = millisecondsBetween(state.form?.issuedAt ?? state.plan.plannedAt, now);
  if (state.status === 'TokenIssued') return age >= unpaidAfter ? close('no-return') : [];
  if (state.status === 'Checking') {
    if (observation.seen === 'initialized' || age >= unpaidAfter) return close(becauseOf(state.ending));
    return [{ type: 'PaymentAsked', data: { ...named, seen: describe(observation), askedAt: now } }];
  }
  // From here on a commit is in doubt. Only the bank's own word ends it; a person decides at last.
  if (observation.seen === 'ended-at-bank') return close('aborted-at-bank');
  if (state.status === 'Committing' && observation.seen === 'not-finished')
    return [{ type: 'CommitRefused', data: { ...named, message: observation.message, refusedAt: now } }];
  // A refusal of a later commit says nothing about the lost one before it.
  if (observation.seen === 'commit-refused' && state.status === 'Committing' && state.attempt === 1)
    return close('refused-by-bank');
  const asked: PaymentEvent = { type: 'PaymentAsked', data: { ...named, seen: describe(observation), askedAt: now } };
  if (state.status === 'Committing')
    return [{ type: 'PaymentOutcomeUnknown', data: { ...named, why: describe(observation), since: now } }];
  if (state.status === 'Unknown' && age >= lastAsk)
    return [asked, { type: 'PaymentNeedsPerson', data: { ...named, why: describe(observation), since: now } }];
  return [asked];
}

function evolve(state: PaymentState, event: PaymentEvent): PaymentState {
  if (event.type === 'PaymentPlanned') {
    const { currency: _currency, method: _method, ...plan } = event.data;
    return { status: 'Planned', plan };
  }
  if (state.status === 'None') return state;
  const { plan } = state;
  if (event.type === 'PaymentTokenIssued') {
    const { token, formUrl, issuedAt } = event.data;
    return { status: 'TokenIssued', plan, form: { token, formUrl, issuedAt } };
  }
  if (event.type === 'PaymentClosed')
    return { status: 'Closed', plan, form: 'form' in state ? state.form : null, because: event.data.because };
  if (!('form' in state) || state.form === null) return state;
  const { form } = state;
  switch (event.type) {
    case 'PaymentReturned':
      return event.data.ending === 'FormCompleted'
        ? state
        : { status: 'Checking', plan, form, ending: event.data.ending, since: event.data.returnedAt, asked: false };
    case 'CommitStarted':
      return { status: 'Committing', plan, form, attempt: event.data.attempt, startedAt: event.data.startedAt };
    case 'CommitRefused':
      return { status: 'TokenIssued', plan, form };
    case 'PaymentApproved':
      return { status: 'Approved', plan, form, approval: event.data.approval, refunds: NO_REFUNDS };
    case 'PaymentDeclined':
      return { status: 'Declined', plan, form };
    case 'PaymentOutcomeUnknown':
      return {
        status: 'Unknown',
        plan,
        form,
        attempt: 'attempt' in state ? state.attempt : 1,
        since: event.data.since,
      };
    case 'PaymentAsked':
      return state.status === 'Checking' ? { ...state, asked: true } : state;
    case 'PaymentDeclaredTaken':
      return state.status === 'Manual' || state.status === 'Closed'
        ? { ...state, declared: declarationOf(event) }
        : state;
    case 'PaymentSettledByHand':
      return state;
    case 'PaymentReturnRetried':
      return 'approval' in state ? { status: 'Unwanted', plan, form, approval: state.approval } : state;
    case 'PaymentNeedsPerson':
      return { status: 'Manual', plan, form };
    case 'PaymentUnwanted':
      return { status: 'Unwanted', plan, form, approval: event.data.approval };
    case 'PaymentRefundStarted':
    case 'PaymentRefundUnknown':
    case 'PaymentRefunded':
    case 'PaymentRefundFailed':
      // A wanted payment stays approved while parts of it go back; an unwanted one is only its refund.
      if (state.status === 'Approved') return { ...state, refunds: evolvePartRefunds(state.refunds, event) };
      return 'approval' in state ? { status: REFUND_STATUS[event.type], plan, form, approval: state.approval } : state;
  }
  return event satisfies never;
}

/** The next moment at which the bank must be asked about a payment in this state, or null. */
export function nextAsk(state: PaymentState, now: Instant): Instant | null {
  switch (state.status) {
    case 'Planned':
      return later(state.plan.plannedAt, planDeadline);
    case 'TokenIssued':
      return later(state.form.issuedAt, unpaidAfter);
    case 'Committing':
      return later(state.startedAt, commitDeadline);
    case 'Checking':
    case 'Unknown':
      return nextAskInDoubt(state.since, now);
    case 'Closed':
      return state.form ? nextAskAfterClosing(state.form.issuedAt, now) : null;
    default:
      return null;
  }
}

function isSettledWithMoney(state: PaymentState): boolean {
  return 'approval' in state;
}

/** The bank can only have approved what has a token. */
function hadForm(state: PaymentState): boolean {
  return 'form' in state && state.form !== null;
}

function becauseOf(ending: Ending): ClosedBecause {
  if (ending === 'FormCancelled') return 'form-cancelled';
  return ending === 'FormTimedOut' ? 'form-timed-out' : 'form-broken';
}

function describe(observation: RecordObservation['observation']): string {
  if (observation.seen === 'no-answer') return `no answer: ${observation.why}`;
  return observation.seen === 'refused' || observation.seen === 'commit-refused'
    ? `refused: ${observation.message}`
    : observation.seen;
}

/** One attempt to take money for an order: intend, act, record; and ask when the answer was lost. */
export const paymentDecider: Decider<PaymentCommand, PaymentState, PaymentEvent> = {
  initialState: { status: 'None' },
  decide,
  evolve,
};
