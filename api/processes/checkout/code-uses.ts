import type { RecordUse, ReserveUse } from '../../contexts/codes/code.commands.js';
import { codeStream } from '../../contexts/codes/index.js';
import { mayHaveMoved, paymentStream } from '../../contexts/payments/index.js';
import type { Instant } from '../../kernel/instant.js';
import { Refusal } from '../../kernel/refusal.js';
import { together, type Histories, type Decision } from '../../platform/event-store/stream.js';
import type { CodeOfPerson, PurchaseStream } from './purchase-runner.js';

/** An unpaid order that holds a use of a code, and its latest payment. */
export interface HeldUse {
  orderId: string;
  paymentId: string;
}

/** What using a code looks at: the code, and the payments that make way for it. */
export function streamsOfUse(code: CodeOfPerson, inTheWay: readonly HeldUse[]): PurchaseStream[] {
  return [code, ...inTheWay.map(({ paymentId }) => paymentStream.of(paymentId))];
}

/**
 * Takes a use of a code. Forms of the same person that are merely open are given up for it, in the same append.
 * @throws Refusal why the code does not work; payment-in-progress when one of those payments may be taking money.
 */
export function useOfCode(
  histories: Histories,
  codeId: string,
  command: ReserveUse | RecordUse,
  inTheWay: readonly HeldUse[],
): Decision {
  const { now } = command;
  const closed = inTheWay.map(({ paymentId }) => {
    const payment = paymentStream.state(histories, paymentId);
    if (payment.status === 'None' || payment.status === 'Approved' || mayHaveMoved(payment))
      throw new Refusal('payment-in-progress');
    return superseded(histories, paymentId, now);
  });
  const released = inTheWay.map(({ orderId }) => ({ type: 'ReleaseUse', useId: orderId, now }) as const);
  return together(...closed, codeStream.decide(histories, codeId, [...released, command], now));
}

/** Gives an open form up for another attempt. Its timer stays: the buyer may still be at the bank. */
export function superseded(histories: Histories, paymentId: string, now: Instant): Decision {
  const { facts } = paymentStream.decide(
    histories,
    paymentId,
    { type: 'ClosePayment', because: 'superseded', now },
    now,
  );
  return { facts };
}
