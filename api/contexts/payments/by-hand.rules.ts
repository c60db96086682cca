import type { Pesos } from '../../kernel/money.js';
import { Refusal } from '../../kernel/refusal.js';
import type { ByHandCommand, Observation, PortalFigures, SettleByHand } from './payment.commands.js';
import type {
  PaymentClosed,
  PaymentDeclaredTaken,
  PaymentRefunded,
  PaymentReturnRetried,
  PaymentSettledByHand,
} from './payment.events.js';

type ByHandFact = PaymentDeclaredTaken | PaymentSettledByHand | PaymentClosed | PaymentReturnRetried | PaymentRefunded;

/** What the first of two people saw at the bank's portal. */
export interface Declaration {
  figures: PortalFigures;
  declaredBy: string;
}

/** A payment as decisions by hand see it. */
interface Decidable {
  status: string;
  plan: { paymentId: string; orderId: string; amount: Pesos };
  /** Whether the provider was ever asked for it; else no payment was possible. */
  wasChecked: boolean;
  declared?: Declaration;
}

/** Where no machine can know more a person decides, with what the bank's portal shows; the same for every way of paying. */
export function decideByHand(command: ByHandCommand, state: Decidable): ByHandFact[] {
  if (command.type === 'SettleByHand') return settle(command, state);
  const { paymentId, orderId, amount } = state.plan;
  const { reason, now } = command;
  if (state.status !== 'RefundFailed') throw new Refusal('return-not-failed');

  if (command.type === 'RetryReturn')
    return [{ type: 'PaymentReturnRetried', data: { paymentId, orderId, reason, retriedAt: now } }];
  return [{ type: 'PaymentRefunded', data: { paymentId, orderId, amount, how: command.how, reason, refundedAt: now } }];
}

function settle(command: SettleByHand, { status, plan, wasChecked, declared }: Decidable): ByHandFact[] {
  const isOver = status === 'Closed' && wasChecked;
  if (isOver && !command.taken) throw new Refusal('payment-ended-not-taken');
  if (status !== 'Manual' && !isOver) throw new Refusal('payment-not-doubtful');

  const { paymentId, orderId, amount } = plan;
  const { reason, staffId, figures, now } = command;
  const fact: PaymentSettledByHand = {
    type: 'PaymentSettledByHand',
    data: { paymentId, orderId, taken: command.taken, reason, settledAt: now },
  };
  if (!command.taken || !figures)
    return [
      fact,
      { type: 'PaymentClosed', data: { paymentId, orderId, because: 'not-taken', closedAt: now, afterDoubt: true } },
    ];
  if (declared && declared.declaredBy !== staffId) {
    if (!isSame(declared.figures, figures)) throw new Refusal('payment-figures-differ');
    return [{ ...fact, data: { ...fact.data, declaredBy: declared.declaredBy, approvedBy: staffId } }];
  }
  if (declared && isSame(declared.figures, figures)) throw new Refusal('payment-same-person');
  // A mistyped declaration may be corrected; the new figures wait for a second person again.
  if (declared || command.decidedBefore + amount > command.secondAbove) return [declaredTaken(command, figures, plan)];
  return [{ ...fact, data: { ...fact.data, declaredBy: staffId } }];
}

function declaredTaken(
  { reason, staffId, now }: SettleByHand,
  { authorizationCode, paymentType, cardLast4 }: NonNullable<SettleByHand['figures']>,
  { paymentId, orderId, amount }: Decidable['plan'],
): ByHandFact {
  return {
    type: 'PaymentDeclaredTaken',
    data: {
      paymentId,
      orderId,
      amount,
      authorizationCode,
      paymentType,
      cardLast4,
      reason,
      declaredBy: staffId,
      declaredAt: now,
    },
  };
}

/**
 * Whether the bank denies what a person saw at its portal.
 * @param figures null where the person saw no charge.
 * @param isRecent whether the bank still tells the status of this payment: later its silence and its "unknown" prove nothing.
 */
export function contradicts(seen: Observation, figures: PortalFigures | null, isRecent: boolean): boolean {
  switch (seen.seen) {
    case 'authorized':
      return (
        !figures ||
        seen.approval.authorizationCode !== figures.authorizationCode ||
        (seen.approval.cardLast4 ?? figures.cardLast4) !== figures.cardLast4
      );
    case 'declined':
    case 'money-returned':
      return figures !== null;
    case 'initialized':
    case 'not-found':
      return figures !== null && isRecent;
    default:
      return false;
  }
}

/** The declaration in a fact of a first person. */
export function declarationOf({
  data: { authorizationCode, paymentType, cardLast4, declaredBy },
}: PaymentDeclaredTaken): Declaration {
  return { figures: { authorizationCode, paymentType, cardLast4 }, declaredBy };
}

function isSame(a: PortalFigures, b: PortalFigures): boolean {
  return (
    a.authorizationCode.toUpperCase() === b.authorizationCode.toUpperCase() &&
    a.paymentType === b.paymentType &&
    a.cardLast4 === b.cardLast4
  );
}
