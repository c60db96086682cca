import type { Instant } from '../../kernel/instant.js';

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
