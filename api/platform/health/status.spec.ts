import type { HealthReport } from '../observability/health.js';
import { statusOf } from './status.js';

const feed = { name: 'library', status: 'running', lagEvents: 0, lagSeconds: 0, parked: 0, error: null } as const;
const work = { workersAlive: 1, workersBraked: 0, overdue: 0, oldestOverdueSeconds: 0, failing: 0 };
const well: HealthReport = {
  feeds: [feed],
  work,
  effects: {},
  oldestUnknownSeconds: 0,
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

  it('tells a library that stands still from one that is behind', () => {
    expect(statusesOf({ ...well, feeds: [{ ...feed, status: 'failed' }] }).library).toBe('down');
    expect(statusesOf({ ...well, feeds: [{ ...feed, lagSeconds: 120 }] }).library).toBe('slow');
  });

  it('knows payments that are long in doubt', () =>
    expect(statusesOf({ ...well, oldestUnknownSeconds: 900 })).toEqual({ ...all('working'), payments: 'slow' }));
});
