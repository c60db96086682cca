import { timeLeft, type PlayLimit } from './limits.rules.js';

const at = (clock: string): string => new Date(`2026-11-24T${clock}:00-03:00`).toISOString();
const limit: PlayLimit = { minutesADay: 60, allowedFrom: 8 * 60, allowedUntil: 19 * 60 + 30 };
const left = (played: number, clock: string, change: Partial<PlayLimit> = {}) =>
  timeLeft({ ...limit, ...change }, played, at(clock));

describe('what a guardian allows', () => {
  it('is as much as wished without a limit', () => {
    expect(timeLeft(null, 9_999, at('03:00'))).toBeNull();
  });

  it('ends with the minutes of the day', () => {
    expect(left(0, '10:00')).toEqual({ seconds: 3_600, because: 'minutes' });
    expect(left(3_300, '10:00')).toEqual({ seconds: 300, because: 'minutes' });
    expect(left(3_700, '10:00')).toEqual({ seconds: 0, because: 'minutes' });
  });

  it('ends with the hours, whichever comes first', () => {
    expect(left(0, '19:00')).toEqual({ seconds: 1_800, because: 'hours' });
    expect([left(0, '07:59'), left(0, '19:30'), left(0, '23:00')].map((one) => one?.seconds)).toEqual([0, 0, 0]);
    expect(left(0, '23:00', { allowedUntil: 1440 })).toEqual({ seconds: 3_600, because: 'minutes' });
    expect(left(0, '23:00', { minutesADay: null, allowedUntil: 1440 })).toEqual({ seconds: 3_600, because: 'hours' });
  });

  it('may be none at all', () => {
    expect(left(0, '10:00', { minutesADay: 0 })).toEqual({ seconds: 0, because: 'minutes' });
  });

  it('goes by the clocks of Chile on days of 23 and 25 hours', () => {
    const noMinutes = { ...limit, minutesADay: null, allowedFrom: 0, allowedUntil: 600 };
    expect(timeLeft(noMinutes, 0, '2026-09-06T04:00:00.000Z')?.seconds).toBe(9 * 3_600);
    expect(timeLeft(noMinutes, 0, '2026-04-05T04:00:00.000Z')?.seconds).toBe(10 * 3_600);
  });
});
