import { later, minutes, seconds } from '../../../kernel/instant.js';
import { outcomeOf, type Heartbeat, type RunningSession } from './heartbeat.rules.js';

const now = '2026-11-24T18:00:00.000Z';
const beat: Heartbeat = {
  personId: 'ana',
  gameId: 'sudoku',
  channel: 'live',
  source: 'web',
  ticketId: null,
  playerId: 'tab',
  beat: 7,
  playedMs: 30_000,
  takesOver: false,
};
const running: RunningSession = {
  id: 'session',
  playerId: 'tab',
  gameId: 'sudoku',
  playedOn: '2026-11-24',
  startedAt: later(now, -minutes(20)),
  lastBeatAt: later(now, -seconds(30)),
  playedMs: 1_170_000,
  countedUntil: later(now, -seconds(30)),
};
const fresh = { kind: 'begins', playedMs: 0, countedUntil: now };
const on = (change: Partial<Heartbeat>, at: Partial<RunningSession> = {}, last: number | null = 6, when = now) =>
  outcomeOf({ ...beat, ...change }, { ...running, ...at }, last, when);

describe('a heartbeat', () => {
  it('counts what was played since the last one, never more than the clock of the server', () => {
    expect(on({})).toEqual({ kind: 'continues', playedMs: 30_000 });
    expect(on({ playedMs: 12_000 })).toEqual({ kind: 'continues', playedMs: 12_000 });
    expect(on({ playedMs: 48 * 3_600_000 })).toEqual({ kind: 'continues', playedMs: 30_000 });
    expect(on({}, { lastBeatAt: later(now, seconds(2)) })).toEqual({ kind: 'continues', playedMs: 0 });
  });

  it('counts once: repeated and late ones change nothing, in a closed session neither', () => {
    expect([on({ beat: 6 }), on({ beat: 1 }), outcomeOf(beat, null, 7, now)]).toEqual([
      { kind: 'repeated' },
      { kind: 'repeated' },
      { kind: 'repeated' },
    ]);
  });

  it('begins a session where none runs, or after two minutes of silence', () => {
    expect(outcomeOf(beat, null, null, now)).toEqual(fresh);
    expect(on({}, { lastBeatAt: later(now, -seconds(119)) })).toMatchObject({ kind: 'continues' });
    expect(on({}, { lastBeatAt: later(now, -seconds(120)) })).toEqual(fresh);
    expect(on({}, { lastBeatAt: later(now, -minutes(480)) })).toEqual(fresh);
    expect(on({ gameId: 'reef' })).toEqual(fresh);
  });

  it('of another tab or device counts nothing until the person goes there', () => {
    expect(on({ playerId: 'phone' }, {}, null)).toEqual({ kind: 'elsewhere' });
    expect(on({ playerId: 'phone', takesOver: true }, {}, null)).toMatchObject({ kind: 'begins', playedMs: 0 });
  });

  const phone = { playerId: 'phone' };
  /** The tab beside it is open and was not touched for five minutes. */
  const idle = { countedUntil: later(now, -minutes(5)) };

  it('of another tab or device counts by itself while this one is idle', () => {
    expect(on(phone, idle)).toMatchObject({ kind: 'begins', playedMs: 30_000 });
    expect(on({ ...phone, playedMs: 0 }, idle)).toEqual({ kind: 'elsewhere' });
    expect(on(phone, { ...idle, startedAt: later(now, -seconds(30)) })).toEqual({ kind: 'elsewhere' });
  });

  it('of a player that takes over counts what no other one did, and never what was before its first', () => {
    const gone = { startedAt: later(now, -seconds(10)), lastBeatAt: later(now, -seconds(10)) };
    expect(on({ ...phone, takesOver: true }, gone)).toEqual({
      kind: 'begins',
      playedMs: 30_000,
      countedUntil: running.countedUntil,
    });
    expect(on({ ...phone, takesOver: true, playedMs: 90_000 })).toMatchObject({ playedMs: 30_000 });
    expect(on({ ...phone, takesOver: true, playedMs: 600_000 }, idle)).toMatchObject({ playedMs: 120_000 });
    expect(on({ ...phone, takesOver: true }, idle, null)).toMatchObject({ playedMs: 0 });
    const after = '2026-11-25T03:00:10.000Z';
    const before = { lastBeatAt: later(after, -seconds(20)), countedUntil: later(after, -seconds(50)) };
    expect(on(phone, before, 6, after)).toMatchObject({ kind: 'begins', playedMs: 10_000 });
  });

  it.each([
    ['an ordinary midnight', '2026-11-24', '2026-11-25T03:00:10.000Z', 20_000, 10_000],
    ['into a day of 23 hours, which begins at one', '2026-09-05', '2026-09-06T04:00:10.000Z', 20_000, 10_000],
    ['out of a day of 25 hours', '2026-04-04', '2026-04-05T04:00:10.000Z', 20_000, 10_000],
  ])('splits %s between its days', (_, playedOn, at, beforeMs, afterMs) => {
    expect(on({}, { playedOn, lastBeatAt: later(at, -seconds(30)) }, 6, at)).toEqual({
      kind: 'next-day',
      beforeMs,
      afterMs,
    });
  });

  it('at midnight gives the new day the second that was cut, so that none is lost', () => {
    const at = '2026-11-25T03:00:10.300Z';
    const played = { playedOn: '2026-11-24', playedMs: 59_400 };
    expect(on({}, { ...played, lastBeatAt: later(at, -seconds(30)) }, 6, at)).toEqual({
      kind: 'next-day',
      beforeMs: 19_600,
      afterMs: 10_400,
    });
    expect(on({}, { ...played, lastBeatAt: '2026-11-25T03:00:00.000Z' }, 6, at)).toEqual({
      kind: 'next-day',
      beforeMs: -400,
      afterMs: 10_700,
    });
  });

  it('in the hour that a day has twice stays in its day', () => {
    const at = '2026-04-05T03:30:00.000Z';
    expect(on({}, { playedOn: '2026-04-04', lastBeatAt: later(at, -seconds(30)) }, 6, at)).toEqual({
      kind: 'continues',
      playedMs: 30_000,
    });
  });
});
