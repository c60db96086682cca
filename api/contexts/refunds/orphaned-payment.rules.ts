import type { Observation } from '../payments/payment.commands.js';

/** So often the bank may refuse before a person looks. */
export const MOST_SENT = 5;

/** What is known of unwanted money that the bank was asked for, without a yes. */
export interface UnansweredReturn {
  seen: Observation;
  /** Whether the payment is young enough for the bank to know of it. */
  isTold: boolean;
  /** For how many milliseconds more the last request may still arrive there; none once it is 0 or less. */
  quietInMs: number;
  /** How often the bank was asked for it since the shop, or a person, last set out to give it back. */
  sent: number;
}

type ReturnStep =
  | { is: 'returned'; how: 'reversed' | 'nullified' }
  | { is: 'send-again' | 'left-to-person' }
  | { is: 'ask-again'; inMs: number | null };

/** What follows from the bank's status: never a second request, nor a verdict, while the last one may still arrive. */
export function afterStatus({ seen, isTold, quietInMs, sent }: UnansweredReturn): ReturnStep {
  if (seen.seen === 'money-returned') return { is: 'returned', how: seen.how };
  if (quietInMs > 0) return { is: 'ask-again', inMs: seen.seen === 'no-answer' ? null : quietInMs };
  if (seen.seen === 'authorized') return { is: sent < MOST_SENT ? 'send-again' : 'left-to-person' };
  // Whatever else an old payment is called, "not found" among it, no machine learns more; silence may end.
  const isForgotten = !isTold && seen.seen !== 'no-answer';
  return isForgotten ? { is: 'left-to-person' } : { is: 'ask-again', inMs: null };
}
