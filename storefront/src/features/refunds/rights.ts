import type { RefundOption } from '../../lib/wire';

/** The law's right stands before the shop's own rule. */
export const LAWS = ['withdrawal', 'goodwill'] as const;
export type Law = (typeof LAWS)[number];

/** What keeps a line from going back by a right. */
export interface Obstacle {
  line: RefundOption;
  lostBy: 'too-late' | 'played';
  until: string;
}

/** One right over all that was chosen: it holds for all of it or not at all. */
export interface Way {
  law: Law;
  holds: boolean;
  /** The last day on which it holds for all of it. */
  until: string;
  against: Obstacle[];
}

export const keyOf = ({ gameId }: Pick<RefundOption, 'gameId'>): string => gameId ?? 'plan';
export const isReturnable = ({ not }: RefundOption): boolean => not === null;
export const sumOf = (lines: readonly { amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** How one right stands for all these lines together. */
export function wayOf(law: Law, lines: readonly RefundOption[]): Way {
  const rights = lines.flatMap((line) => (line[law] ? [{ line, ...line[law] }] : []));
  // That the shop's rule is not for plans stands in the rule itself.
  const against = rights.flatMap(({ line, lostBy, until }) =>
    lostBy && lostBy !== 'plan' ? [{ line, lostBy, until }] : [],
  );
  const until = rights.map((right) => right.until).sort()[0] ?? '';
  return {
    law,
    holds: lines.length > 0 && rights.filter(({ lostBy }) => lostBy === null).length === lines.length,
    until,
    against,
  };
}

/** The last day on which a line goes back by some right; null where only a request is left. */
export function lastDayAtOnce({ withdrawal, goodwill }: Pick<RefundOption, Law>): string | null {
  return (
    [withdrawal, goodwill]
      .flatMap((right) => (right?.lostBy === null ? [right.until] : []))
      .sort()
      .at(-1) ?? null
  );
}

const DAY_MS = 86_400_000;

/** Whole days from one civil date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** What is chosen when the page opens: the named game if it can go back, else all that can where that is one thing or must go together. */
export function firstChoice(lines: readonly RefundOption[], wholeOnly: boolean, named: string | null): string[] {
  const free = lines.filter(isReturnable);
  if (wholeOnly || free.length === 1) return free.map(keyOf);
  return free.filter((line) => keyOf(line) === named).map(keyOf);
}

/** The calendar day of an instant in Chile, as `2026-11-21`. */
export const chileDay = (instant: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' }).format(new Date(instant));
