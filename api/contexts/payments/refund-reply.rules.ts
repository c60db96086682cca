import type { Pesos } from '../../kernel/money.js';

export type RefundReply = { is: 'returned'; how: 'reversed' | 'nullified' } | { is: 'refused'; message: string } | { is: 'no-answer'; why: string };

/**
 * Judges the answer to a refund of either product.
 * @param left what the bank must still hold afterwards, in whole pesos.
 */
export function judgeRefund(reply: unknown, left: Pesos): RefundReply {
  const { type, response_code: responseCode, balance } = (reply ?? {}) as { type?: unknown; response_code?: unknown; balance?: unknown };
  if (type === 'REVERSED') return { is: 'returned', how: 'reversed' };
  if (type !== 'NULLIFIED') return { is: 'no-answer', why: 'the answer had no type' };
  if (responseCode !== 0) return { is: 'refused', message: `response code ${String(responseCode)}` };
  if (Number(balance ?? 0) !== left) return { is: 'no-answer', why: `the bank still holds ${String(balance)}` };
  return { is: 'returned', how: 'nullified' };
}
