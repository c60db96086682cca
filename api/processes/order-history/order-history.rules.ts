import type { Fact } from '../../kernel/decider.js';
import type { Instant } from '../../kernel/instant.js';

/** What a person is told of an order, step by step. */
const STEPS = [
  'placed',
  'payment-started',
  'payment-declined',
  'payment-ended',
  'payment-in-doubt',
  'payment-approved',
  'paid',
  'delivered',
  'refund-requested',
  'refund-approved',
  'refund-denied',
  'refunded',
] as const;
export type StepWord = (typeof STEPS)[number];

export interface OrderStep {
  step: StepWord;
  at: Instant;
  /** Whole pesos, where the step moves or names a sum. */
  amount: number | null;
}

type Data = Record<string, unknown>;
/** Which word tells a fact, and which of its fields tell the instant and the sum. */
type StepFacts = readonly [step: StepWord, at: string, amount?: string];

const STEPS_OF: Record<string, StepFacts> = {
  OrderPlaced: ['placed', 'placedAt', 'total'],
  PeriodOrdered: ['placed', 'placedAt', 'total'],
  PaymentPlanned: ['payment-started', 'plannedAt', 'amount'],
  CardPaymentPlanned: ['payment-started', 'plannedAt', 'amount'],
  PaymentDeclined: ['payment-declined', 'declinedAt'],
  PaymentClosed: ['payment-ended', 'closedAt'],
  PaymentOutcomeUnknown: ['payment-in-doubt', 'since'],
  PaymentApproved: ['payment-approved', 'approvedAt'],
  OrderPaid: ['paid', 'paidAt', 'paid'],
  EntitlementGranted: ['delivered', 'grantedAt'],
  PeriodPaid: ['delivered', 'paidAt'],
  RefundRequested: ['refund-requested', 'requestedAt', 'amount'],
  RefundApproved: ['refund-approved', 'approvedAt'],
  RefundDenied: ['refund-denied', 'deniedAt'],
  OrderRefunded: ['refunded', 'refundedAt', 'amount'],
  PaymentRefunded: ['refunded', 'refundedAt', 'amount'],
};

/** The story of an order in the person's words, oldest first; steps of the same kind at the same moment are one. */
export function stepsOf(facts: readonly Fact[]): OrderStep[] {
  const steps = facts.flatMap((fact) => stepOf(fact.type, fact.data as Data) ?? []);
  const seen = new Set<string>();
  return steps
    .map((step, index) => ({ step, index }))
    .sort(
      (a, b) =>
        a.step.at.localeCompare(b.step.at) ||
        STEPS.indexOf(a.step.step) - STEPS.indexOf(b.step.step) ||
        a.index - b.index,
    )
    .map(({ step }) => step)
    .filter(({ step, at }) => {
      const key = `${step} ${at}`;
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    });
}

function stepOf(type: string, data: Data): OrderStep | null {
  const known = STEPS_OF[type];
  // What goes back of a wanted payment is told by the order itself, and what waits for a second person is not approved yet.
  if (
    !known ||
    (type === 'PaymentRefunded' && data.refundId !== undefined) ||
    (type === 'RefundApproved' && data.needsSecondApproval === true)
  )
    return null;
  const [step, at, amount] = known;
  return { step, at: String(data[at]), amount: amount === undefined ? null : Number(data[amount]) };
}
