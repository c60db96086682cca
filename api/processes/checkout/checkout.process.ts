import type { Instant } from '../../kernel/instant.js';
import type { Pesos } from '../../kernel/money.js';
import type { CodeCommand } from '../../contexts/codes/code.commands.js';
import type { LibraryCommand } from '../../contexts/library/library.commands.js';
import type { OrderCommand } from '../../contexts/ordering/order.commands.js';
import type { ChargeCommand, Observation, PaymentCommand } from '../../contexts/payments/payment.commands.js';
import type { PaymentEvent, OrphanedBecause } from '../../contexts/payments/payment.events.js';

/** What the streams of a purchase say about one payment. */
export interface CheckoutState {
  paymentId: string;
  orderId: string;
  personId: string;
  gameIds: string[];
  /** Undefined while the order is unpaid; null when it was free. */
  paidBy: string | null | undefined;
  /** The attempt that holds the order's money. */
  claimedBy: string | null;
  /** The attempt whose form is the current one. */
  currentAttempt: string | null;
  someGameOwned: boolean;
  someGameBeingBought: boolean;
  /** Whether staff took one of the games down: it would be given to nobody. */
  someGameTakenDown: boolean;
  /** Whether the plan takes no money for the ordered period any more. */
  periodIsOver: boolean;
  /** Whether the bank's figures are those that we planned. */
  approvalMatches: boolean;
  /** Whether an approval of this payment was wanted or not before; that stands. */
  approvalJudged: boolean;
  /** What a code takes off the order, and whether that is still its due; null without a code. */
  code: { discount: Pesos; hasRoom: boolean } | null;
}

/** Commands for the streams of a purchase; they are appended together. */
export interface CheckoutCommands {
  payment?: PaymentCommand[];
  charge?: ChargeCommand[];
  order?: OrderCommand[];
  library?: LibraryCommand[];
  code?: CodeCommand[];
}

/** The buyer completed the form: may this payment be committed? No game is paid twice, and only the current attempt pays. */
export function onFormCompleted(at: CheckoutState, now: Instant): CheckoutCommands {
  if (at.paidBy !== undefined) return { payment: [{ type: 'ClosePayment', because: 'order-paid', now }] };
  if (at.someGameOwned) return { payment: [{ type: 'ClosePayment', because: 'game-owned', now }] };
  if (at.someGameTakenDown) return { payment: [{ type: 'ClosePayment', because: 'game-taken-down', now }] };
  const takenByAnother = at.claimedBy !== null && at.claimedBy !== at.paymentId;
  if (takenByAnother || at.someGameBeingBought || at.currentAttempt !== at.paymentId)
    return { payment: [{ type: 'ClosePayment', because: 'superseded', now }] };
  if (at.code && !at.code.hasRoom) return { payment: [{ type: 'ClosePayment', because: 'code-exhausted', now }] };

  return {
    charge: [{ type: 'ClaimCapture', orderId: at.orderId, paymentId: at.paymentId }],
    library: [{ type: 'ReserveGames', personId: at.personId, gameIds: at.gameIds, paymentId: at.paymentId }],
    payment: [{ type: 'StartCommit', now }],
  };
}

/** The bank's word on a payment: approved pays the order and fills the shelf in the same append; what pays for nothing goes back. */
export function onObserved(observation: Observation, at: CheckoutState, now: Instant): CheckoutCommands {
  if (observation.seen !== 'authorized') return { payment: [{ type: 'RecordObservation', observation, now }] };

  if (at.approvalJudged) return {};
  const { approval } = observation;
  const because = orphaned(at);
  if (because)
    return { payment: [{ type: 'RejectApproval', approval, because, now }], ...released(at), ...codeReleased(at, now) };
  return {
    payment: [{ type: 'ApprovePayment', approval, now }],
    charge: [{ type: 'ClaimCapture', orderId: at.orderId, paymentId: at.paymentId }],
    order: [{ type: 'RecordOrderPaid', paymentId: at.paymentId, now }],
    library: [
      {
        type: 'GrantGames',
        personId: at.personId,
        gameIds: at.gameIds,
        because: 'purchase',
        orderId: at.orderId,
        paymentId: at.paymentId,
        now,
      },
    ],
    code: at.code
      ? [
          {
            type: 'RecordUse',
            useId: at.orderId,
            personId: at.personId,
            orderId: at.orderId,
            subscriptionId: null,
            discount: at.code.discount,
            boughtBefore: false,
            now,
          },
        ]
      : [],
  };
}

/** Whenever a payment ended without money, its claims end with it. */
export function wheneverEnded(facts: readonly PaymentEvent[], at: CheckoutState, now: Instant): CheckoutCommands {
  if (facts.some((fact) => fact.type === 'PaymentDeclined' || fact.type === 'PaymentClosed'))
    return { ...released(at), ...codeReleased(at, now) };
  // The form is open again, and the code stays kept for it.
  return facts.some((fact) => fact.type === 'CommitRefused') ? released(at) : {};
}

function orphaned(at: CheckoutState): OrphanedBecause | null {
  if (!at.approvalMatches) return 'mismatch';
  if (at.paidBy !== undefined) return 'order-paid';
  if (at.claimedBy !== null && at.claimedBy !== at.paymentId) return 'another-attempt-in-progress';
  if (at.periodIsOver) return 'period-over';
  if (at.someGameOwned || at.someGameBeingBought) return 'game-owned';
  if (at.someGameTakenDown) return 'game-taken-down';
  return at.code && !at.code.hasRoom ? 'code-exhausted' : null;
}

function released(at: CheckoutState): CheckoutCommands {
  return {
    charge: [{ type: 'ReleaseCapture', orderId: at.orderId, paymentId: at.paymentId }],
    library: [{ type: 'ReleaseReservation', personId: at.personId, paymentId: at.paymentId }],
  };
}

/** The order's use of its code; an attempt that another has replaced leaves it to that one. */
function codeReleased(at: CheckoutState, now: Instant): CheckoutCommands {
  return at.code && at.currentAttempt === at.paymentId
    ? { code: [{ type: 'ReleaseUse', useId: at.orderId, now }] }
    : {};
}
