import type { Pesos } from '../../kernel/money.js';
import { wholeOf, type BankReply } from './reply-fields.rules.js';

export type RefundReply =
  | { is: 'returned'; how: 'reversed' | 'nullified' }
  | { is: 'refused'; message: string }
  | { is: 'no-answer'; why: string };

/**
 * Judges the answer to a refund of either product.
 * @param left what the bank must still hold afterwards, in whole pesos.
 */
export function judgeRefund(reply: unknown, left: Pesos): RefundReply {
  const {
    type,
    response_code: responseCode,
    balance,
  } = (reply ?? {}) as { type?: unknown; response_code?: unknown; balance?: unknown };
  if (type === 'REVERSED') return { is: 'returned', how: 'reversed' };
  if (type !== 'NULLIFIED') return { is: 'no-answer', why: 'the answer had no type' };
  if (responseCode !== 0) return { is: 'refused', message: `response code ${String(responseCode)}` };
  if (Number(balance ?? 0) !== left) return { is: 'no-answer', why: `the bank still holds ${String(balance)}` };
  return { is: 'returned', how: 'nullified' };
}

/** What the bank still holds of money it took, or why nobody knows. */
export type Standing =
  | { is: 'holds'; balance: Pesos; how: 'reversed' | 'nullified' }
  | { is: 'refused'; message: string }
  | { is: 'no-answer'; why: string };

/** Reads off a status (of a saved card's charge, its only part) what is left of a payment after its refunds. */
export function judgeStanding(reply: unknown): Standing {
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply))
    return { is: 'no-answer', why: 'the body was no object' };
  const { status, amount, balance } = reply as BankReply;
  const left = wholeOf(status === 'AUTHORIZED' || status === 'CAPTURED' ? (balance ?? amount) : balance);
  switch (status) {
    case 'REVERSED':
      return { is: 'holds', balance: 0, how: 'reversed' };
    case 'NULLIFIED':
      return { is: 'holds', balance: left ?? 0, how: 'nullified' };
    case 'AUTHORIZED':
    case 'CAPTURED':
    case 'PARTIALLY_NULLIFIED':
      return left === null
        ? { is: 'no-answer', why: `${status} without a balance` }
        : { is: 'holds', balance: left, how: 'nullified' };
    default:
      return {
        is: 'no-answer',
        why:
          status === undefined || status === null
            ? 'the answer had no status'
            : `status ${String(status).slice(0, 40)}`,
      };
  }
}

/** Words that are not the bank's come from a gateway, which knows nothing of the money behind it. */
export function isBanksWord(message: string): boolean {
  return message !== '' && !/^(Unexpected error$|AxiosError|Request failed)/.test(message);
}
