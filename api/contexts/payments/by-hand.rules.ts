import type { Pesos } from '../../kernel/money.js';
import { Refusal } from '../../kernel/refusal.js';
import type { ByHandCommand } from './payment.commands.js';
import type { PaymentClosed, PaymentRefunded, PaymentReturnRetried, PaymentSettledByHand } from './payment.events.js';

type ByHandFact = PaymentSettledByHand | PaymentClosed | PaymentReturnRetried | PaymentRefunded;

/** Where no machine can know more a person decides, with what the bank's portal shows; the same for every way of paying. */
export function decideByHand(command: ByHandCommand, { status, plan, form }: { status: string; plan: { paymentId: string; orderId: string; amount: Pesos }; form?: unknown }): ByHandFact[] {
  const { paymentId, orderId, amount } = plan;
  const { reason, now } = command;
  if (command.type === 'SettleByHand') {
    // Without a form nobody can have paid.
    const isOver = status === 'Closed' && form !== null;
    if (isOver && !command.taken) throw new Refusal('payment-ended-not-taken');
    if (status !== 'Manual' && !isOver) throw new Refusal('payment-not-doubtful');

    const word: ByHandFact = { type: 'PaymentSettledByHand', data: { paymentId, orderId, taken: command.taken, reason, settledAt: now } };
    return command.taken ? [word] : [word, { type: 'PaymentClosed', data: { paymentId, orderId, because: 'not-taken', closedAt: now, afterDoubt: true } }];
  }
  if (status !== 'RefundFailed') throw new Refusal('return-not-failed');

  if (command.type === 'RetryReturn') return [{ type: 'PaymentReturnRetried', data: { paymentId, orderId, reason, retriedAt: now } }];
  return [{ type: 'PaymentRefunded', data: { paymentId, orderId, amount, how: command.how, reason, refundedAt: now } }];
}
