import type { CivilDate } from '../../../kernel/calendar.js';
import type { Pesos } from '../../../kernel/money.js';

/** A month on Chile's calendar, written `2026-11`. */
export type Month = string;

export const monthOf = (day: CivilDate): Month => day.slice(0, 7);
export const firstDayOf = (month: Month): CivilDate => `${month}-01`;

/** So many months later, or earlier; plain sums, because a close makes them for every subscriber. */
export function plusMonth(month: Month, count: number): Month {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

export const nextMonth = (month: Month): Month => plusMonth(month, 1);

export function lastDayOf(month: Month): CivilDate {
  return `${month}-${new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()}`;
}

/** All months from one to the other, both included. */
export function monthsFrom(first: Month, last: Month): Month[] {
  const months: Month[] = [];
  for (let month = first; month <= last; month = nextMonth(month)) months.push(month);
  return months;
}

/** From `from` through the day before `until`. */
export interface PaidDays {
  from: CivilDate;
  until: CivilDate;
}

/** Days on the calendar, without hours that a clock change could lengthen. */
const dayNumber = (day: CivilDate): number => Date.parse(day) / 86_400_000;

/** How much of a share has accrued at the end of a day. Each civil day counts alike, of 23 or 25 hours too; the first days bear the odd pesos. */
export function accruedThrough(share: Pesos, { from, until }: PaidDays, day: CivilDate): Pesos {
  const all = dayNumber(until) - dayNumber(from);
  const gone = Math.min(all, Math.max(0, dayNumber(day) - dayNumber(from) + 1));
  return gone * Math.floor(share / all) + Math.min(gone, share % all);
}

/** The same, less what went back: a refund takes the days from the end, so those that have not accrued go first. */
export function earnedThrough(order: PaidDays & { share: Pesos; returned: Pesos }, day: CivilDate): Pesos {
  return Math.min(accruedThrough(order.share, order, day), order.share - order.returned);
}

/** What went back of a developer's share after so much of a price did; rounded over the whole, so that parts add up to it. */
export function shareReturned(share: Pesos, price: Pesos, returned: Pesos): Pesos {
  return price === 0 ? 0 : Number((2n * BigInt(share) * BigInt(returned) + BigInt(price)) / (2n * BigInt(price)));
}
