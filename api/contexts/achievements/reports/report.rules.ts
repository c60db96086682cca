import { days, hours, later, seconds, type Instant } from '../../../kernel/instant.js';

export const MOST_REPORTS = 50;

/** How sure the shop can be of a report. A higher one counts where both say the same. */
export const TRUST = { bridge: 1, ticket: 2, server: 3 } as const;
export type Trust = keyof typeof TRUST;

/** How often a game may report for one person. */
export const RATE_WINDOWS = [
  { kind: 'burst', requests: 20, lengthMs: seconds(10) },
  { kind: 'sustained', requests: 600, lengthMs: hours(1) },
] as const;

/** A queue that was kept without a network is taken as true for so long; what is older happened then at the earliest. */
const LATEST_QUEUE = days(90);

export interface Report {
  key: string;
  /** How far the person is; null: has reached it. */
  value: number | null;
  /** When the game saw it; null: now. */
  at: Instant | null;
}

export type ReportFault = 'achievement-value' | 'achievement-unknown';

/** Whole, not negative, and exact: NaN, fractions and 2^53 are none. */
export function isProgress(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** When something happened, by a clock that may be wrong or wants to look good. */
export function plausibleTime(reported: Instant | null, now: Instant): Instant {
  if (reported === null || reported > now) return now;
  const earliest = later(now, -LATEST_QUEUE);
  return reported < earliest ? earliest : reported;
}

/** One report per key: the farthest, at its earliest time. In the order of keys, so that two batches never wait for each other. */
export function mergedReports(reports: readonly Report[], now: Instant): Report[] {
  const merged = new Map<string, Report & { at: Instant }>();
  for (const report of reports) {
    const next = { ...report, at: plausibleTime(report.at, now) };
    const before = merged.get(report.key);
    if (!before || isFarther(next, before)) merged.set(report.key, next);
    else if (next.value === before.value && next.at < before.at) merged.set(report.key, next);
  }
  return [...merged.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

function isFarther({ value }: Report, before: Report): boolean {
  if (before.value === null) return false;
  return value === null || value > before.value;
}
