import { DateTime } from 'luxon';
import { days, instant, type Instant } from './instant.js';

/** A day on Chile's calendar, written `2026-11-21`; it has no time of day and no zone. */
export type CivilDate = string;

/** Where the shop's days begin and end; Aysén and Magallanes keep another clock and are billed by this one. */
export const SHOP_ZONE = 'America/Santiago';

/** Sweden writes days as we do. A formatter of the runtime takes a fiftieth of the time of a date object with a zone, and streams are folded often. */
const DAY_IN_CHILE = new Intl.DateTimeFormat('sv-SE', { timeZone: SHOP_ZONE });

/** The day that this moment belongs to. */
export function civilDateOf(at: Instant): CivilDate {
  return DAY_IN_CHILE.format(Date.parse(at));
}

/** The first moment of a day: midnight, or one o'clock on the day in September that has no midnight. */
export function startOfDay(day: CivilDate): Instant {
  return instant(DateTime.fromISO(day, { zone: SHOP_ZONE }).startOf('day').toMillis());
}

/** An hour of a day, as Chile's clocks show it. */
export function atHour(day: CivilDate, hour: number): Instant {
  return instant(DateTime.fromISO(day, { zone: SHOP_ZONE }).set({ hour }).toMillis());
}

/** A minute of a day, as Chile's clocks show it; 1440 is the end of the day. */
export function atMinute(day: CivilDate, minute: number): Instant {
  if (minute >= 1440) return startOfDay(plusDays(day, 1));
  const at = DateTime.fromISO(day, { zone: SHOP_ZONE }).set({ hour: Math.floor(minute / 60), minute: minute % 60 });
  return instant(at.toMillis());
}

export function plusDays(day: CivilDate, count: number): CivilDate {
  return new Date(midnightOf(day) + days(count)).toISOString().slice(0, 10);
}

/** So many months after a day; where the month has no such day, its last one: 31 January plus one is 28 or 29 February. */
export function plusMonths(day: CivilDate, count: number): CivilDate {
  return dateOf(calendarDay(day).plus({ months: count }));
}

/** Whole days from one day to the other; negative when it lies before. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return (midnightOf(to) - midnightOf(from)) / days(1);
}

/** Without a zone, so that no clock change makes a day 23 or 25 hours long. Reports do this for each of thousands of days. */
function midnightOf(day: CivilDate): number {
  return Date.parse(day);
}

/** A day without a zone. */
function calendarDay(day: CivilDate): DateTime {
  return DateTime.fromISO(day, { zone: 'utc' });
}

function dateOf(moment: DateTime): CivilDate {
  const text = moment.toISODate();
  if (text === null) throw new RangeError('no such day');
  return text;
}
