import { MEMBER, PLAYER_WITHOUT_PUBLISHING } from '../access/permissions.rules.js';

/** From this age on, people decide about their account alone. */
export const OWN_DECISIONS_FROM = 14;

/**
 * The role of somebody who signs up. Below the age the account cannot publish, and buying waits for a guardian.
 * @param birthYear null when it was not told.
 */
export function roleAtSignUp(birthYear: number | null, thisYear: number): number {
  // Only the year is known: whoever may still be thirteen this year counts as thirteen.
  const youngest = birthYear === null ? OWN_DECISIONS_FROM : thisYear - birthYear - 1;
  return youngest < OWN_DECISIONS_FROM ? PLAYER_WITHOUT_PUBLISHING : MEMBER;
}
