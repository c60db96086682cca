import type { HealthReport } from '../observability/health.js';

export type PartStatus = 'working' | 'slow' | 'down';

/** Parts of the shop as visitors know them. */
export interface StatusPart {
  name: 'shop' | 'payments' | 'library' | 'mails';
  status: PartStatus;
}

/** From here on people notice that something is late. */
const NOTICED_S = 60;
/** The bank answers most inquiries sooner. */
const LONG_IN_DOUBT_S = 600;
/** Every reader of the log that draws what people see. */
const isBehind = ({ lagSeconds }: { lagSeconds: number }): boolean => lagSeconds > NOTICED_S;

/** What the health checks mean to visitors. @param report null where they got no answer */
export function statusOf(report: HealthReport | null): StatusPart[] {
  if (!report) return (['shop', 'payments', 'library', 'mails'] as const).map((name) => ({ name, status: 'down' }));
  const { feeds, work, horizon, oldestUnknownSeconds } = report;
  const worksLate = work.workersAlive === 0 || work.oldestOverdueSeconds > NOTICED_S;
  const hasFailed = feeds.some(({ status }) => status === 'failed');
  return [
    { name: 'shop', status: slowIf(horizon.seconds > NOTICED_S) },
    { name: 'payments', status: slowIf(worksLate || oldestUnknownSeconds > LONG_IN_DOUBT_S) },
    { name: 'library', status: hasFailed ? 'down' : slowIf(feeds.some(isBehind)) },
    { name: 'mails', status: slowIf(worksLate || feeds.some(isBehind)) },
  ];
}

const slowIf = (isSlow: boolean): PartStatus => (isSlow ? 'slow' : 'working');
