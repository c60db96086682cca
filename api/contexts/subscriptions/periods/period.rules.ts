import { plusMonths, startOfDay, type CivilDate } from '../../../kernel/calendar.js';
import type { Instant } from '../../../kernel/instant.js';
import { PLANS } from './plans.rules.js';
import type { PlanId } from '../subscription.events.js';

/** From `from` through the day before `until`. */
export interface PeriodDays {
  from: CivilDate;
  until: CivilDate;
}

/** The nth period since the anchor, always counted from the anchor: 31 January, 28 February, 31 March. */
export function periodAt(planId: PlanId, anchor: CivilDate, nth: number): PeriodDays {
  const { months } = PLANS[planId];
  return { from: plusMonths(anchor, months * nth), until: plusMonths(anchor, months * (nth + 1)) };
}

/** The moment at which what is paid through the day before `until` ends. */
export function endOfAccess(until: CivilDate): Instant {
  return startOfDay(until);
}

/** How many periods lie between the anchor and the first day of a later one. */
export function periodsSince(planId: PlanId, anchor: CivilDate, from: CivilDate): number {
  const months = (day: CivilDate): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return (months(from) - months(anchor)) / PLANS[planId].months;
}
