import type { Fact } from '../../kernel/decider.js';

export const CREDIT_NOTE = 'mail:credit-note';

/** Whenever money of an order went back, its buyer gets a credit note; the subject names order and refund. */
export function wheneverOrderRefunded(event: Fact): { kind: typeof CREDIT_NOTE; subject: string } | null {
  if (event.type !== 'OrderRefunded') return null;
  const { orderId, refundId } = event.data as { orderId: string; refundId: string };
  return { kind: CREDIT_NOTE, subject: `${orderId} ${refundId}` };
}
