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
/** The reader of the log that plans mails. */
const RELAY = 'effects';

/** What the health checks mean to visitors, each part by what it needs. @param report null where they got no answer */
export function statusOf(report: HealthReport | null): StatusPart[] {
  if (!report) return (['shop', 'payments', 'library', 'mails'] as const).map((name) => ({ name, status: 'down' }));
  const { work, waiting } = report;
  const isIdle = work.workersAlive === 0;
  const isLate = isIdle || work.oldestOverdueSeconds > NOTICED_S;
  return [
    // Pages and libraries are read from what each purchase writes itself, so they work wherever the database does.
    { name: 'shop', status: 'working' },
    { name: 'payments', status: slowIf(isLate || waiting.doubtSeconds > LONG_IN_DOUBT_S) },
    { name: 'library', status: 'working' },
    { name: 'mails', status: mailsOf(report, isIdle) },
  ];
}

function mailsOf({ feeds, waiting }: HealthReport, isIdle: boolean): PartStatus {
  const relays = feeds.filter(({ name }) => name === RELAY);
  if (relays.some(({ status }) => status === 'failed')) return 'down';
  return slowIf(isIdle || waiting.mailSeconds > NOTICED_S || relays.some(({ lagSeconds }) => lagSeconds > NOTICED_S));
}

const slowIf = (isSlow: boolean): PartStatus => (isSlow ? 'slow' : 'working');
