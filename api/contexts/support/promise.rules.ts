import { plusDays, type CivilDate } from '../../kernel/calendar.js';

/** Within how many working days people get an answer. */
export const PROMISED_DAYS = { enquiry: 2, report: 3 } as const;

/** The day so many working days later, Monday to Friday. */
export function workingDaysLater(day: CivilDate, count: number): CivilDate {
  if (count === 0) return day;
  const next = plusDays(day, 1);
  return workingDaysLater(next, isWorkingDay(next) ? count - 1 : count);
}

function isWorkingDay(day: CivilDate): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
