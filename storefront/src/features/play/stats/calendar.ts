import type { Language, PlayStats } from '../../../lib/wire';
import { dayAs } from '../../../ui/charts/short-dates';

export type PlayDay = PlayStats['days'][number];

const DAYS_A_WEEK = 7;
/** Names of months need this many weeks next to each other. */
const LEAST_WEEKS = 2;

/** Days by week, each from Monday on; the last week ends today. */
export function inWeeks(days: readonly PlayDay[]): PlayDay[][] {
  return Array.from({ length: Math.ceil(days.length / DAYS_A_WEEK) }, (_, n) =>
    days.slice(n * DAYS_A_WEEK, (n + 1) * DAYS_A_WEEK),
  );
}

/** Where a month begins, by the Mondays; one that has no room before the next is left out. */
export function monthsOver(weeks: readonly PlayDay[][], language: Language): { week: number; name: string }[] {
  const monthOf = (n: number): string | undefined => weeks[n]?.[0]?.day.slice(0, 7);
  const begins = weeks.map((_, n) => n).filter((n) => n === 0 || monthOf(n) !== monthOf(n - 1));
  return begins
    .filter((week, n) => (begins[n + 1] ?? weeks.length) - week >= LEAST_WEEKS)
    .map((week) => ({ week, name: dayAs(weeks[week]?.[0]?.day ?? '', { month: 'short' }, language) }));
}

/** Monday to Sunday in one letter each. */
export function weekdays(language: Language): string[] {
  return Array.from({ length: DAYS_A_WEEK }, (_, n) => dayAs(`2024-01-0${n + 1}`, { weekday: 'narrow' }, language));
}
