import { plusDays, type CivilDate } from '../../../../kernel/calendar.js';

/** Days on which Chile's banks transfer nothing, besides weekends: public holidays, and the last day of a year. */
const HOLIDAYS: ReadonlySet<CivilDate> = new Set(
  (
    '2026-01-01 2026-04-03 2026-04-04 2026-05-01 2026-05-21 2026-06-21 2026-06-29 2026-07-16 2026-08-15 2026-09-18 2026-09-19 ' +
    '2026-10-12 2026-10-31 2026-11-01 2026-12-08 2026-12-25 2026-12-31 ' +
    '2027-01-01 2027-03-26 2027-03-27 2027-05-01 2027-05-21 2027-06-21 2027-06-28 2027-07-16 2027-08-15 2027-09-17 2027-09-18 ' +
    '2027-09-19 2027-10-11 2027-10-31 2027-11-01 2027-12-08 2027-12-25 2027-12-31 ' +
    '2028-01-01 2028-04-14 2028-04-15 2028-05-01 2028-05-21 2028-06-20 2028-06-26 2028-07-16 2028-08-15 2028-09-18 2028-09-19 ' +
    '2028-10-09 2028-10-27 2028-11-01 2028-12-08 2028-12-25 2028-12-31'
  ).split(' '),
);

export function isWorkingDay(day: CivilDate): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !HOLIDAYS.has(day);
}

/** The day that lies so many working days after this one. */
export function plusWorkingDays(day: CivilDate, count: number): CivilDate {
  let [reached, left] = [day, count];
  while (left > 0) {
    reached = plusDays(reached, 1);
    if (isWorkingDay(reached)) left -= 1;
  }
  return reached;
}
