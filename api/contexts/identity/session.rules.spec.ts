import { days, hours, minutes, seconds } from '../../kernel/instant.js';
import { isAlive, onRefresh, type SessionFacts } from './session.rules.js';

const start = Date.parse('2026-03-01T12:00:00Z');
const fresh: SessionFacts = { generation: 4, rotatedAt: start, createdAt: start, lastSeenAt: start, remember: false, revoked: false };

describe('asking for a new token', () => {
  it('rotates for the current one', () => expect(onRefresh(fresh, 4, start + minutes(20))).toBe('rotate'));
  it('answers the one just replaced the same again, for parallel tabs', () => expect(onRefresh(fresh, 3, start + seconds(30))).toBe('same-again'));
  it('takes a later re-use for theft', () => expect(onRefresh(fresh, 3, start + seconds(31))).toBe('stolen'));
  it('takes an older one for theft at any time', () => expect(onRefresh(fresh, 2, start + seconds(1))).toBe('stolen'));
  it('is over after log-out', () => expect(onRefresh({ ...fresh, revoked: true }, 4, start)).toBe('over'));
});

describe('a session', () => {
  it('lives a day without remember-me', () => expect([isAlive(fresh, start + hours(24) - 1), isAlive(fresh, start + hours(24))]).toEqual([true, false]));
  it('lives thirty days with it', () => {
    const remembered = { ...fresh, remember: true };
    expect([isAlive(remembered, start + days(30) - 1), isAlive(remembered, start + days(30))]).toEqual([true, false]);
  });
  it('ends after ninety days however often it is used', () => expect(isAlive({ ...fresh, remember: true, lastSeenAt: start + days(89) }, start + days(90))).toBe(false));
});
