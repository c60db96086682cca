import type { Fact } from '../../kernel/decider.js';

export const RECEIPT = 'mail:receipt';

/** Every paid order gets its receipt, free ones too: it is also the written confirmation that the law asks for. */
export function wheneverOrderPaid(event: Fact): { kind: typeof RECEIPT; subject: string } | null {
  if (event.type !== 'OrderPaid') return null;
  return { kind: RECEIPT, subject: (event.data as { orderId: string }).orderId };
}
