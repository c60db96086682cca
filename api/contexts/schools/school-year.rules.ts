import { civilDateOf, plusDays, startOfDay, type CivilDate } from '../../kernel/calendar.js';
import type { Instant } from '../../kernel/instant.js';

/** Chile's school year ends with the calendar's. */
export function schoolYearEnd(now: Instant): CivilDate {
  return endOfYear(Number(civilDateOf(now).slice(0, 4)));
}

export const endOfYear = (year: number): CivilDate => `${year}-12-31`;

/** The moment at which what ends on a day is over: midnight in Santiago after it. */
export function overAt(endsOn: CivilDate): Instant {
  return startOfDay(plusDays(endsOn, 1));
}

/** Staff give plans for the year that runs and for the next one. */
export function isPlanYear(year: number, now: Instant): boolean {
  const thisYear = Number(civilDateOf(now).slice(0, 4));
  return year === thisYear || year === thisYear + 1;
}
