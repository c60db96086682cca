import { timer } from '../../platform/event-store/due.js';
import { defineStream } from '../../platform/event-store/stream.js';
import { chargeDecider } from './charge.decider.js';
import { isByCard, nextCheck, paymentDecider } from './payment.decider.js';

/** The timer of a payment by the bank's form. */
export const PAYMENT_CHECK = 'payments.check';
/** The timer of a payment by saved card. */
export const CARD_PAYMENT_CHECK = 'card-payments.check';

/** One attempt to take money. Its timer asks the bank. */
export const paymentStream = defineStream('payment', paymentDecider, {
  events: {
    PaymentPlanned: 1,
    PaymentTokenIssued: 1,
    PaymentReturned: 1,
    CommitStarted: 1,
    CommitRefused: 1,
    PaymentApproved: 1,
    PaymentDeclined: 1,
    PaymentOutcomeUnknown: 1,
    PaymentStatusChecked: 1,
    PaymentClosed: 1,
    PaymentNeedsPerson: 1,
    PaymentOrphaned: 1,
    PaymentRefundStarted: 1,
    PaymentRefundUnknown: 1,
    PaymentRefunded: 1,
    PaymentRefundFailed: 1,
    PaymentDeclaredTaken: 1,
    PaymentSettledByHand: 1,
    PaymentReturnRetried: 1,
    CardPaymentPlanned: 1,
    AuthorizationStarted: 1,
  },
  timers: (stream, state, now) => [
    timer(stream, isByCard(state) ? CARD_PAYMENT_CHECK : PAYMENT_CHECK, nextCheck(state, now)),
  ],
});

/** The claim to the money of one order: which attempt may take it. The order's id is its id. */
export const chargeStream = defineStream('charge', chargeDecider, {
  events: { AttemptStarted: 1, CaptureClaimed: 1, CaptureReleased: 1 },
});
