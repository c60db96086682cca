import { hours, seconds } from '../../kernel/instant.js';

/** What a failed sending proves: refused for good, not sent for now, or nothing at all. */
export type Failure = 'refused' | 'not-sent' | 'unsure';

/** Each tells by its word that no mail was handed over: no address, no connection, no greeting, no key, no login. */
const NOT_SENT = ['connect', 'getaddrinfo', 'CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'EDNS', 'ETLS', 'EAUTH'];

/** A server's "no" and a connection that never came about prove that no mail left; anything else proves nothing. */
export function failureOf(error: unknown): Failure {
  const { code, responseCode, syscall, timeoutType } = (error ?? {}) as Record<string, unknown>;
  if ([code, syscall, timeoutType].some((word) => NOT_SENT.includes(String(word)))) return 'not-sent';
  if (typeof responseCode !== 'number') return 'unsure';
  return responseCode >= 500 ? 'refused' : 'not-sent';
}

/** Waiting 15 s, then twice as long each time up to an hour, these tries last a day. */
const TRIES = 32;

/** What becomes of a mail whose sending failed, where twice the same mail is better than none. One that may have left is sent once more; after that a person looks. */
export function afterFailure(attempt: number, failure: Failure): { then: 'again'; inMs: number } | { then: 'manual' } {
  if (failure === 'refused') return { then: 'manual' };
  if (failure === 'unsure' && attempt > 1) return { then: 'manual' };
  if (attempt >= TRIES) return { then: 'manual' };

  return { then: 'again', inMs: Math.min(hours(1), seconds(15) * 2 ** (attempt - 1)) };
}
