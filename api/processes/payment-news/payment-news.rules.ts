import type { PaymentClosed, PaymentDeclined, PaymentRefunded } from '../../contexts/payments/payment.events.js';
import type { Fact } from '../../kernel/decider.js';

/** What people are written about of a payment, each by its own kind. What went through has its receipt. */
export const PAYMENT_MAILS = ['mail:payment-not-made', 'mail:money-returned'] as const;
export type PaymentMailKind = (typeof PAYMENT_MAILS)[number];

/** Who was left waiting for the bank hears that nothing was charged, and whose money was taken for nothing that it went back. */
export function wheneverPaymentEnded(event: Fact): { kind: PaymentMailKind; subject: string } | null {
  const fact = event as PaymentDeclined | PaymentClosed | PaymentRefunded;
  switch (fact.type) {
    case 'PaymentDeclined':
    case 'PaymentClosed':
      return fact.data.afterDoubt ? { kind: 'mail:payment-not-made', subject: fact.data.paymentId } : null;
    case 'PaymentRefunded':
      // With a wish behind it, the refund writes its own letters.
      return fact.data.refundId === undefined ? { kind: 'mail:money-returned', subject: fact.data.paymentId } : null;
    default:
      return null;
  }
}

/** A fact with the request or the timer that it came of. */
export type Traced = Fact & { meta: { correlation: string } };

/** What may leave somebody waiting where another request saw the end. */
const BEFORE_AN_END = ['CommitStarted', 'AuthorizationStarted', 'PaymentOutcomeUnknown', 'PaymentAsked'];

/** Whether the end came with the very request that saw the doubt: then its answer told it, and nobody was left waiting. */
export function wasToldAtOnce(payment: readonly Traced[], endedBy: string): boolean {
  return !payment.some(({ type, meta }) => BEFORE_AN_END.includes(type) && meta.correlation !== endedBy);
}

/** Whether the agreement writes of this failed charge itself, as of each renewal that it tries again. */
export function isToldByAgreement(agreement: readonly Traced[], orderId: string, endedBy: string): boolean {
  return agreement.some(({ type, data, meta }) => {
    const { orderId: charged, noDunning } = data as { orderId?: string | null; noDunning?: true };
    return type === 'PeriodChargeFailed' && charged === orderId && meta.correlation === endedBy && !noDunning;
  });
}
