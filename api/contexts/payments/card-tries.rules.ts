import { days, hours, millisecondsBetween, type Instant } from '../../kernel/instant.js';

/** The brands refuse a card from the 8th try after a decline within a day (Mastercard), from the 16th within 30 days (Visa). */
const MOST = [
  { within: hours(24), declined: 7 },
  { within: days(30), declined: 15 },
];

/** Whether one more try would go beyond what the brands allow. @param triedAt when the card was declined before, or asked without an answer so far. */
export function isTriedTooOften(triedAt: readonly Instant[], now: Instant): boolean {
  return isUsedUp(triedAt, now, 1);
}

/** Whether tries that begin at the same moment could together go beyond it: half of what is allowed is used up. */
export function isTriedOften(triedAt: readonly Instant[], now: Instant): boolean {
  return isUsedUp(triedAt, now, 1 / 2);
}

function isUsedUp(triedAt: readonly Instant[], now: Instant, share: number): boolean {
  return MOST.some(
    ({ within, declined }) => triedAt.filter((at) => millisecondsBetween(at, now) < within).length >= declined * share,
  );
}
