import { days, hours, later, minutes, seconds } from '../../../kernel/instant.js';
import { decideRefresh, isOver, secondsLeft, type SessionState } from './session.rules.js';

const start = '2026-11-21T12:00:00.000Z';
const session = (change: Partial<SessionState> = {}): SessionState => ({
  remember: false,
  generation: 4,
  rotatedAt: start,
  createdAt: start,
  lastSeenAt: start,
  revokedAt: null,
  ...change,
});

describe('refreshing a session', () => {
  it('gives the next token for the newest one', () => {
    expect(decideRefresh(session(), 4, later(start, hours(2)))).toEqual({ answer: 'rotate', generation: 5 });
  });

  it('repeats its answer to the token before it for thirty seconds', () => {
    expect(decideRefresh(session(), 3, later(start, seconds(30)))).toEqual({ answer: 'repeat' });
  });

  it('ends the session when that token comes later', () => {
    expect(decideRefresh(session(), 3, later(start, seconds(30) + 1))).toEqual({ answer: 'end' });
  });

  it('ends the session when a still older token comes, however soon', () => {
    expect(decideRefresh(session(), 2, start)).toEqual({ answer: 'end' });
  });

  it('refuses a token that was never given', () => {
    expect(decideRefresh(session(), 5, start)).toEqual({ answer: 'refuse' });
  });

  it('refuses when the session is over, without ending it again', () => {
    expect(decideRefresh(session(), 4, later(start, hours(24)))).toEqual({ answer: 'refuse' });
    expect(decideRefresh(session({ revokedAt: start }), 4, later(start, minutes(1)))).toEqual({ answer: 'refuse' });
    expect(decideRefresh(session({ revokedAt: start }), 1, later(start, minutes(1)))).toEqual({ answer: 'refuse' });
  });
});

describe('how long a session lives', () => {
  it('is a day without use, or thirty when it is to be remembered', () => {
    expect(isOver(session(), later(start, hours(24) - 1))).toBe(false);
    expect(isOver(session(), later(start, hours(24)))).toBe(true);
    expect(isOver(session({ remember: true }), later(start, days(30) - 1))).toBe(false);
    expect(isOver(session({ remember: true }), later(start, days(30)))).toBe(true);
  });

  it('is ninety days at the very most', () => {
    const seen = session({ remember: true, lastSeenAt: later(start, days(89)) });

    expect(isOver(seen, later(start, days(90) - 1))).toBe(false);
    expect(isOver(seen, later(start, days(90)))).toBe(true);
  });
});

describe('a token', () => {
  it.each([
    [0, 900],
    [1, 899],
    [seconds(20), 880],
    [minutes(15), 0],
    [minutes(20), 0],
  ])('%d ms after it was given has %d seconds left', (past, left) => {
    expect(secondsLeft(start, later(start, past))).toBe(left);
  });
});
