import type { Instant } from '../../../kernel/instant.js';
import type { Pesos } from '../../../kernel/money.js';
import type { RefundReply, BalanceReply } from '../payment.commands.js';

/** What the bank answers; nothing in it is certain before it was looked at. */
export type BankReply = Record<string, unknown>;

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

export function textOf(value: unknown): string | null {
  return isText(value) ? value : null;
}

export function isInstant(value: unknown): value is Instant {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

/** The bank writes 1000, 1000.0 or 1000.00 for the same amount. */
export function wholeOf(value: unknown): number | null {
  const number = typeof value === 'string' && /^-?\d+(\.0+)?$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null;
}

/** The last four digits of the card, wherever the bank masked the others. */
export function last4Of(reply: BankReply): string | null {
  const detail = reply.card_detail as { card_number?: unknown } | null | undefined;
  const digits = /(\d{4})$/.exec(String(detail?.card_number ?? ''));
  return digits?.[1] ?? null;
}

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

/** Reads off a status (of a saved card's charge, its only part) what is left of a payment after its refunds. */
export function readBalance(reply: unknown): BalanceReply {
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
