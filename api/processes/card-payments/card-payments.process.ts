import type { PlanCardPayment } from '../../contexts/payments/payment.commands.js';
import type { PaymentEvent } from '../../contexts/payments/payment.events.js';
import type { RecordPeriodChargeFailed, RecordPeriodPaid } from '../../contexts/subscriptions/subscription.commands.js';
import type { DeclineClass } from '../../contexts/subscriptions/subscription.events.js';
import type { CardTrouble } from '../../contexts/payments/payment.events.js';
import type { Instant } from '../../kernel/instant.js';
import { Refusal } from '../../kernel/refusal.js';
import type { CheckoutCommands, CheckoutState } from '../checkout/checkout.process.js';

/** What the bank's no means, for the card and for the plan that it pays. */
export interface Verdict {
  decline: DeclineClass;
  responseCode: number | null;
  trouble: CardTrouble | null;
}

/** The order's money is claimed, its games are kept, and the bank is about to be asked, all at once. */
export function onCardChosen(at: CheckoutState, plan: Omit<PlanCardPayment, 'type'>): CheckoutCommands {
  if (at.paidBy !== undefined) throw new Refusal('order-already-paid');

  const { orderId, paymentId, personId, gameIds } = at;
  return {
    charge: [
      { type: 'StartAttempt', orderId, paymentId },
      { type: 'ClaimCapture', orderId, paymentId },
    ],
    library: gameIds.length > 0 ? [{ type: 'ReserveGames', personId, gameIds, paymentId }] : [],
    payment: [{ type: 'PlanCardPayment', ...plan }],
  };
}

/**
 * What the facts of an attempt mean for the plan whose period it pays.
 * An attempt that no longer held the order's money says nothing: another one is paying.
 */
export function onPeriodSettled(
  facts: readonly PaymentEvent[],
  verdict: Verdict | null,
  at: CheckoutState,
  now: Instant,
): RecordPeriodPaid | RecordPeriodChargeFailed | null {
  const { orderId } = at;
  if (facts.some(({ type }) => type === 'PaymentApproved')) return { type: 'RecordPeriodPaid', orderId, now };
  const ended = facts.some(({ type }) => ['PaymentDeclined', 'PaymentClosed', 'PaymentOrphaned'].includes(type));
  if (!ended || at.claimedBy !== at.paymentId) return null;
  return {
    type: 'RecordPeriodChargeFailed',
    orderId,
    decline: verdict?.decline ?? 'soft',
    responseCode: verdict?.responseCode ?? null,
    now,
  };
}
