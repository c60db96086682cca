import { days, hours, later, minutes, type Instant } from '../../../kernel/instant.js';

/** After the first failure a minute, then twice as long each time, at most this long. */
const FIRST_PAUSE = minutes(1);
const LONGEST_PAUSE = hours(4);
/** So long after it was made a delivery is tried. */
const GIVEN_UP_AFTER = days(1);

/** When a delivery is tried again after so many failed attempts; null: never. */
export function nextTry(attempts: number, createdAt: Instant, now: Instant): Instant | null {
  const next = later(now, Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (attempts - 1)));
  return next > later(createdAt, GIVEN_UP_AFTER) ? null : next;
}

/** A receiver took a delivery if it answered so. */
export const isTaken = (status: number | null): boolean => status !== null && status >= 200 && status < 300;
