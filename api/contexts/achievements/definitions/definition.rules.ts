import type { Bilingual } from '../../../kernel/language.js';

export const KINDS = ['progress', 'instant'] as const;
export type AchievementKind = (typeof KINDS)[number];

export const KEY_PATTERN = /^[A-Z0-9_]{1,64}$/;
/** So many of a game can be earned. */
export const MOST_ACTIVE = 100;
/** Keys are never given out again, so archived ones count here. */
export const MOST_KEYS = 400;
/** Instant achievements are reached with the first step. */
export const INSTANT_TARGET = 1;

/** What a studio says of an achievement. */
export interface AchievementText {
  kind: AchievementKind;
  /** Null for instant ones. */
  target: number | null;
  secret: boolean;
  title: Bilingual;
  description: Bilingual;
}

export type NamedAchievement = AchievementText & { key: string };

/** What is known of one that exists already. */
export interface ExistingAchievement extends NamedAchievement {
  isArchived: boolean;
  /** A player has begun it: what it takes may not change any more. */
  isLocked: boolean;
}

export type DefinitionFault = 'achievement-target' | 'achievement-locked' | 'achievement-archived';

/** Why an achievement cannot be saved like this; null: it can. */
export function faultOf(wanted: AchievementText, existing: ExistingAchievement | null): DefinitionFault | null {
  const needsTarget = wanted.kind === 'progress';
  if (needsTarget !== (wanted.target !== null)) return 'achievement-target';
  if (wanted.target !== null && !(Number.isSafeInteger(wanted.target) && wanted.target >= 1))
    return 'achievement-target';
  if (!existing) return null;
  if (existing.isArchived) return 'achievement-archived';
  const breaks = existing.kind !== wanted.kind || existing.target !== wanted.target;
  return existing.isLocked && breaks ? 'achievement-locked' : null;
}

/** Whether a game may have so many: `active` counts what can be earned, `keys` everything that ever had a key. */
export function fits({ active, keys }: { active: number; keys: number }): boolean {
  return active <= MOST_ACTIVE && keys <= MOST_KEYS;
}

/** The keys in the wanted order; those that it does not name follow in theirs. */
export function orderedKeys(existing: readonly string[], wanted: readonly string[]): string[] {
  const known = [...new Set(wanted)].filter((key) => existing.includes(key));
  return [...known, ...existing.filter((key) => !known.includes(key))];
}
