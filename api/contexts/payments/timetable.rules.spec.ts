import { days, hours, later, millisecondsBetween, minutes, seconds } from '../../kernel/instant.js';
import { readConfig } from '../../config.js';
import {
  commitDeadline,
  lastCheck,
  nextCheckAfterClosing,
  nextCheckInDoubt,
  planDeadline,
  unpaidAfter,
} from './timetable.rules.js';

const noon = '2026-03-09T15:00:00.000Z';

/** The moments at which a janitor asks who always comes on time, counted from noon. */
function checkedUntil(end: number, next: (now: string) => string | null): number[] {
  const checked: number[] = [];
  for (let now: string | null = next(noon); now !== null && millisecondsBetween(noon, now) <= end; now = next(now))
    checked.push(millisecondsBetween(noon, now));
  return checked;
}

describe('asking about a payment in doubt', () => {
  it('comes after 2, 5, 15 and 60 seconds, then every five minutes to the twentieth', () =>
    expect(checkedUntil(minutes(20), (now) => nextCheckInDoubt(noon, now))).toEqual([
      seconds(2),
      seconds(5),
      seconds(15),
      seconds(60),
      minutes(5),
      minutes(10),
      minutes(15),
      minutes(20),
    ]));
  it('comes every hour after that', () => {
    const afterwards = checkedUntil(hours(4), (now) => nextCheckInDoubt(noon, now)).filter((at) => at > minutes(20));
    expect(afterwards).toEqual([hours(1), hours(2), hours(3), hours(4)]);
  });
  it('asks about 150 times in the six days before a person decides', () => {
    expect(checkedUntil(lastCheck, (now) => nextCheckInDoubt(noon, now))).toHaveLength(8 + 6 * 24);
  });
  it('always lies ahead, however late the janitor comes', () => {
    for (const late of [
      0,
      1,
      seconds(2),
      seconds(59),
      minutes(7),
      unpaidAfter - 1,
      unpaidAfter,
      hours(1),
      days(6),
      days(30),
    ]) {
      expect(nextCheckInDoubt(noon, later(noon, late)) > later(noon, late)).toBe(true);
    }
  });
  it('begins again for a clock that was set back', () =>
    expect(nextCheckInDoubt(noon, later(noon, -hours(1)))).toBe(later(noon, seconds(2))));
});

describe('asking about a payment that ended unpaid', () => {
  it('comes daily, for the last time on day six', () =>
    expect(checkedUntil(days(30), (now) => nextCheckAfterClosing(noon, now))).toEqual([1, 2, 3, 4, 5, 6].map(days)));
  it('stops with the last day at which the bank surely answers', () =>
    expect(nextCheckAfterClosing(noon, later(noon, days(6)))).toBeNull());
  it('comes a day after the form opened, even for a clock that was set back', () =>
    expect(nextCheckAfterClosing(noon, later(noon, -days(3)))).toBe(later(noon, days(1))));
  it('asks tomorrow of one that closed after two days', () =>
    expect(nextCheckAfterClosing(noon, later(noon, days(2) + hours(3)))).toBe(later(noon, days(3))));
});

describe('the limits', () => {
  const started = (timeouts: Record<string, string>) => () =>
    readConfig({ DATABASE_URL: 'postgres://unused', ...timeouts });

  it('wait longer for a commit than its call may ever take', () =>
    expect(started({ TRANSBANK_MOVE_TIMEOUT_MS: String(commitDeadline) })).toThrow('TRANSBANK_MOVE_TIMEOUT_MS'));
  it('wait longer for a plan than its form may ever take to open', () =>
    expect(started({ TRANSBANK_STATUS_TIMEOUT_MS: String(planDeadline) })).toThrow('TRANSBANK_STATUS_TIMEOUT_MS'));
  it('give up an unpaid form only when form time and commit window are both over', () =>
    expect(unpaidAfter).toBeGreaterThanOrEqual(minutes(10) + minutes(10)));
  it('leave a person a day while the bank still tells', () => expect(lastCheck).toBe(days(7) - days(1)));
});
