import { days, hours, millisecondsBetween, type Instant } from '../../kernel/instant.js';

/** The brands refuse a card from the 8th try after a decline within a day (Mastercard), from the 16th within 30 days (Visa). */
const MOST = [{ within: hours(24), declined: 7 }, { within: days(30), declined: 15 }];

/** Whether one more try would go beyond what the brands allow. @param declinedAt when the card was declined before. */
export function isTriedTooOften(declinedAt: readonly Instant[], now: Instant): boolean {
  return MOST.some(({ within, declined }) => declinedAt.filter((at) => millisecondsBetween(at, now) < within).length >= declined);
}
