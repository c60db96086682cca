import { daysBetween, plusDays, startOfDay, type CivilDate } from '../../../kernel/calendar.js';
import type { Instant } from '../../../kernel/instant.js';
import type { DeclineClass } from '../subscription.events.js';

/** Days after the first try on which a card that may yet pay is tried again: five tries in all. */
export const TRY_AGAIN_AFTER = [1, 3, 5, 7];
export const GRACE_DAYS = 10;

/** A failed try, the first being number 1. */
interface FailedTry {
  attempt: number;
  decline: DeclineClass;
  firstTriedOn: CivilDate;
  failedOn: CivilDate;
}

/** When the same card is tried again; null: never, only another card helps. */
export function nextTryOn({ attempt, decline, firstTriedOn, failedOn }: FailedTry): CivilDate | null {
  if (decline === 'hard') return null;
  // An answer that came late has used up the days before it.
  const next = TRY_AGAIN_AFTER.slice(attempt - 1).find((days) => days > daysBetween(firstTriedOn, failedOn));
  return next === undefined ? null : plusDays(firstTriedOn, next);
}

/** The day from which the tries left and grace count: that of the first charge, unless an answer came late, when all tries would be over. */
export function firstTryDay({
  firstTriedOn,
  startedOn,
  failedOn,
}: {
  firstTriedOn: CivilDate;
  startedOn: CivilDate;
  failedOn: CivilDate;
}): CivilDate {
  const isLate = failedOn > startedOn && daysBetween(firstTriedOn, failedOn) >= Math.max(...TRY_AGAIN_AFTER);
  return isLate ? failedOn : firstTriedOn;
}

/** The last day with access though nothing is paid. It counts from the first try, which is the due day unless the shop itself was late. */
export function graceUntil(firstTriedOn: CivilDate): CivilDate {
  return plusDays(firstTriedOn, GRACE_DAYS);
}

/** The moment at which grace is over. */
export function graceEnd(lastDay: CivilDate): Instant {
  return startOfDay(plusDays(lastDay, 1));
}
