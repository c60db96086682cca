import { MEMBER, PLAYER_WITHOUT_PUBLISHING } from '../../kernel/permissions.js';

/** What a guardian answered last. */
export type GuardianDecision = 'allowed' | 'refused' | 'withdrawn' | 'erasure-requested';

/** What decides whether a person needs a guardian. */
export interface AgeFacts {
  roleId: number;
  /** Whether role 2 was given because of the age, and so goes with it. */
  roleByAge: boolean;
  /** Null when it was not told. */
  birthYear: number | null;
  /** Null before an answer. */
  guardian: GuardianDecision | null;
}

/** Today, and from which age on people decide about their account alone. */
export interface AgeLimit {
  thisYear: number;
  from: number;
}

/** Whether a person may still be below the age. Only years are known: who turns fourteen this year counts as thirteen. */
export function isMinor({ birthYear }: Pick<AgeFacts, 'birthYear'>, { thisYear, from }: AgeLimit): boolean {
  return birthYear !== null && thisYear - birthYear - 1 < from;
}

/** The highest age that a person can have by the birth year; null where none was told. */
export function oldestAge(
  { birthYear }: Pick<AgeFacts, 'birthYear'>,
  { thisYear }: Pick<AgeLimit, 'thisYear'>,
): number | null {
  return birthYear === null ? null : thisYear - birthYear;
}

/** Children need a guardian to buy, and so does every person to whom an administrator gave the role of children. */
export function needsGuardian(person: AgeFacts, limit: AgeLimit): boolean {
  return isMinor(person, limit) || (person.roleId === PLAYER_WITHOUT_PUBLISHING && !person.roleByAge);
}

/** Whether a person may pay for something. */
export function canPurchase(person: AgeFacts, limit: AgeLimit): boolean {
  return !needsGuardian(person, limit) || person.guardian === 'allowed';
}

/**
 * The role of a person who signs up. Below the age the account cannot publish.
 * @param birthYear null when it was not told: the shop's first clients do not ask for it, and their people count as grown up.
 */
export function roleAtSignUp(birthYear: number | null, limit: AgeLimit): number {
  return isMinor({ birthYear }, limit) ? PLAYER_WITHOUT_PUBLISHING : MEMBER;
}
