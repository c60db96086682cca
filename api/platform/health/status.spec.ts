import type { HealthReport } from '../observability/health.js';
import { statusOf } from './status.js';

const feed = { name: 'effects', status: 'running', lagEvents: 0, lagSeconds: 0, parked: 0, error: null } as const;
const work = { workersAlive: 1, workersBraked: 0, overdue: 0, oldestOverdueSeconds: 0, failing: 0 };
const well: HealthReport = {
  feeds: [feed],
  work,
  effects: {},
  oldestUnknownSeconds: 0,
  waiting: { mailSeconds: 0, doubtSeconds: 0 },
  horizon: { seconds: 0, heldBy: null },
};
const statusesOf = (report: HealthReport | null) =>
  Object.fromEntries(statusOf(report).map(({ name, status }) => [name, status]));
const all = (status: string) => ({ shop: status, payments: status, library: status, mails: status });

describe('the status for visitors', () => {
  it('is well, or down altogether', () => {
    expect(statusesOf(well)).toEqual(all('working'));
    expect(statusesOf(null)).toEqual(all('down'));
  });

  it('says that payments and mails are late when no worker lives', () => {
    expect(statusesOf({ ...well, work: { ...work, workersAlive: 0 } })).toEqual({
      ...all('working'),
      payments: 'slow',
      mails: 'slow',
    });
  });

  it('says nothing of mails or libraries where only the books are behind or have stopped', () => {
    const books = { ...feed, name: 'books' };
    expect(statusesOf({ ...well, feeds: [feed, { ...books, lagSeconds: 120 }] })).toEqual(all('working'));
    expect(statusesOf({ ...well, feeds: [feed, { ...books, status: 'failed' }] })).toEqual(all('working'));
  });

  it('knows mails that wait, and those that nothing plans', () => {
    const ofMails = (report: Partial<HealthReport>) => statusesOf({ ...well, ...report });
    expect(ofMails({ waiting: { mailSeconds: 90, doubtSeconds: 0 } })).toEqual({ ...all('working'), mails: 'slow' });
    expect(ofMails({ feeds: [{ ...feed, lagSeconds: 120 }] })).toEqual({ ...all('working'), mails: 'slow' });
    expect(ofMails({ feeds: [{ ...feed, status: 'failed' }] })).toEqual({ ...all('working'), mails: 'down' });
  });

  it('knows payments that are long in doubt, or charged late', () => {
    expect(statusesOf({ ...well, waiting: { mailSeconds: 0, doubtSeconds: 900 } })).toEqual({
      ...all('working'),
      payments: 'slow',
    });
    expect(statusesOf({ ...well, work: { ...work, oldestOverdueSeconds: 90 } })).toEqual({
      ...all('working'),
      payments: 'slow',
    });
  });
});
