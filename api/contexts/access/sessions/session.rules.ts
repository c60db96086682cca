import { days, hours, later, millisecondsBetween, minutes, seconds, type Instant } from '../../../kernel/instant.js';

/** How long a token opens doors before it must be refreshed. */
export const TOKEN_LIFETIME = minutes(15);
/** Parallel tabs may present the same old token; within this they all get the same answer. */
const GRACE = seconds(30);
/** How long a session lives after it was last seen. */
export const SHORT_LIFE = hours(24);
export const REMEMBERED_LIFE = days(30);
/** The longest life of a session, however often it is refreshed. */
export const LONGEST_LIFE = days(90);

export interface SessionState {
  remember: boolean;
  generation: number;
  rotatedAt: Instant;
  createdAt: Instant;
  lastSeenAt: Instant;
  revokedAt: Instant | null;
}

type RefreshDecision =
  | { answer: 'rotate'; generation: number }
  /** The token that already took this one's place, once more. */
  | { answer: 'repeat' }
  | { answer: 'refuse' }
  /** A token that was replaced long ago came back: the family ends. */
  | { answer: 'end' };

/** How many whole seconds the token that was given at `rotatedAt` still has. */
export function secondsLeft(rotatedAt: Instant, now: Instant): number {
  return Math.max(0, Math.floor((TOKEN_LIFETIME - millisecondsBetween(rotatedAt, now)) / 1_000));
}

/** Whether a session is over, by itself or because it was ended. */
export function isOver({ remember, createdAt, lastSeenAt, revokedAt }: SessionState, now: Instant): boolean {
  if (revokedAt !== null) return true;
  const idle = later(lastSeenAt, remember ? REMEMBERED_LIFE : SHORT_LIFE);
  return now >= idle || now >= later(createdAt, LONGEST_LIFE);
}

/**
 * What a presented token is answered.
 * @param presented generation of the token, whose signature, issuer and session were already found good.
 * @param now by the wall clock.
 */
export function decideRefresh(session: SessionState, presented: number, now: Instant): RefreshDecision {
  if (isOver(session, now)) return { answer: 'refuse' };
  // A token from the future means that the database was put back to an earlier day without a fault.
  if (presented > session.generation) return { answer: 'refuse' };
  if (presented === session.generation - 1 && millisecondsBetween(session.rotatedAt, now) <= GRACE)
    return { answer: 'repeat' };
  if (presented < session.generation) return { answer: 'end' };

  return { answer: 'rotate', generation: session.generation + 1 };
}
