import type { Fact } from '../../kernel/decider.js';

export const RECEIPT = 'mail:receipt';
/** The same mail once more, because its owner asked for it. */
export const RECEIPT_AGAIN = 'mail:receipt-again';

/** Every paid order gets its receipt, free ones too: it is also the written confirmation that the law asks for. */
export function wheneverOrderPaid(event: Fact): { kind: typeof RECEIPT; subject: string } | null {
  if (event.type !== 'OrderPaid') return null;
  return { kind: RECEIPT, subject: (event.data as { orderId: string }).orderId };
}
