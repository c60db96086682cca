import { days, hours, later, millisecondsBetween, minutes, seconds, type Instant } from '../../kernel/instant.js';

/** A call to commit has its answer by then, or it is lost. */
export const commitDeadline = seconds(45);
/** A shop that died while creating the form leaves a plan without a token. */
export const planDeadline = minutes(2);
/** The bank's form lives at most 10 minutes and a commit may follow for 10 more; after that an uncommitted attempt is over. */
export const unpaidAfter = minutes(20);
/** A charge that the bank does not know may still be on its way there; afterwards it never arrived. */
export const notFoundGrace = minutes(10);
/** The bank tells the status for 7 days; from day 6 on a person decides. */
export const lastCheck = days(6);
/** For so long the bank tells the status of a payment. */
export const statusKnownFor = days(7);
/** A request for money back that was lost may still arrive: only after this much silence does the bank's status prove that it did not. */
export const refundQuiet = minutes(2);

const IN_DOUBT = [seconds(2), seconds(5), seconds(15), seconds(60)];

/** When to ask next about a commit whose answer was lost: 2, 5, 15 and 60 s after it, each 5 min to the 20th, then hourly. */
export function nextCheckInDoubt(since: Instant, now: Instant): Instant {
  const passed = millisecondsBetween(since, now);
  const early = IN_DOUBT.find((after) => after > passed);
  if (early !== undefined) return later(since, early);
  return later(since, passed < unpaidAfter ? nextMultiple(passed, minutes(5)) : nextMultiple(passed, hours(1)));
}

/** When to look again at a payment that ended unpaid: daily until day 6, in case the bank took money after all. */
export function nextCheckAfterClosing(issuedAt: Instant, now: Instant): Instant | null {
  const next = nextMultiple(millisecondsBetween(issuedAt, now), days(1));
  return next > lastCheck ? null : later(issuedAt, next);
}

function nextMultiple(passed: number, step: number): number {
  return (Math.floor(Math.max(0, passed) / step) + 1) * step;
}
