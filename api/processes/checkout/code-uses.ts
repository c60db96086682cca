import type { RecordUse, ReserveUse } from '../../contexts/codes/code.commands.js';
import { codeDecider, codeStream } from '../../contexts/codes/index.js';
import { isInDoubt, paymentDecider } from '../../contexts/payments/index.js';
import { fold, type Fact } from '../../kernel/decider.js';
import { Refusal } from '../../kernel/refusal.js';
import type { History } from '../../platform/event-store/command-runner.js';
import { paymentStream } from './checkout.streams.js';
import type { CodeOfPerson, PurchaseStream } from './purchase-runner.js';

/** An unpaid order that holds a use of a code, and its latest payment. */
export interface HeldUse {
  orderId: string;
  paymentId: string;
}

/** What using a code looks at: the code, and the payments that make way for it. */
export function streamsOfUse(code: CodeOfPerson, inTheWay: readonly HeldUse[]): PurchaseStream[] {
  return [code, ...inTheWay.map(({ paymentId }) => paymentStream(paymentId))];
}

/**
 * Takes a use of a code. Forms of the same person that are merely open are given up for it, in the same append.
 * @throws Refusal why the code does not work; payment-in-progress when one of those payments may be taking money.
 */
export function useOfCode(history: History, codeId: string, command: ReserveUse | RecordUse, inTheWay: readonly HeldUse[]): Record<string, Fact[]> {
  const { now } = command;
  const facts: Record<string, Fact[]> = {};
  const commands = [...inTheWay.map(({ orderId }) => ({ type: 'ReleaseUse', useId: orderId, now }) as const), command];
  for (const { paymentId } of inTheWay) {
    const stream = paymentStream(paymentId);
    const payment = fold(paymentDecider, history.get(stream) ?? []);
    if (payment.status === 'None' || payment.status === 'Approved' || isInDoubt(payment)) throw new Refusal('payment-in-progress');
    facts[stream] = paymentDecider.decide({ type: 'ClosePayment', because: 'superseded', now }, payment);
  }
  let state = fold(codeDecider, history.get(codeStream(codeId)) ?? []);
  const uses: Fact[] = [];
  for (const one of commands) {
    const next = codeDecider.decide(one, state);
    uses.push(...next);
    state = next.reduce((before, fact) => codeDecider.evolve(before, fact), state);
  }
  return { ...facts, [codeStream(codeId)]: uses };
}
