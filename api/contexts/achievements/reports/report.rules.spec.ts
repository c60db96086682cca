import { isProgress, mergedReports, plausibleTime } from './report.rules.js';

const NOW = '2026-11-25T12:00:00.000Z';

describe('a value that a game reports', () => {
  it.each([0, 1, 42, 2 ** 53 - 1])('can be %p', (value) => expect(isProgress(value)).toBe(true));
  it.each([NaN, Infinity, -Infinity, -1, 0.5, 2 ** 53, 1e300, '5', null, undefined, {}, true])(
    'cannot be %p',
    (value) => expect(isProgress(value)).toBe(false),
  );
});

describe('when something was earned', () => {
  it('is what the game says, if that can be', () =>
    expect(plausibleTime('2026-10-16T12:00:00.000Z', NOW)).toBe('2026-10-16T12:00:00.000Z'));
  it('is now for a clock that is ahead, or silent', () => {
    expect(plausibleTime('2031-01-01T00:00:00.000Z', NOW)).toBe(NOW);
    expect(plausibleTime(null, NOW)).toBe(NOW);
  });
  it('is never longer ago than a queue is kept', () =>
    expect(plausibleTime('1970-01-01T00:00:00.000Z', NOW)).toBe('2026-08-27T12:00:00.000Z'));
});

describe('a batch of reports', () => {
  const report = (key: string, value: number | null, at = NOW) => ({ key, value, at });

  it('tells of each achievement once: the farthest, whatever came last', () =>
    expect(mergedReports([report('B', 3), report('A', 9), report('A', 2), report('B', 5)], NOW)).toEqual([
      report('A', 9),
      report('B', 5),
    ]));
  it('takes one that is reached as farther than any step', () =>
    expect(mergedReports([report('A', null), report('A', 1_000)], NOW)).toEqual([report('A', null)]));
  it('keeps the earlier time of the same step', () => {
    const early = '2026-11-01T00:00:00.000Z';
    expect(mergedReports([report('A', 4), report('A', 4, early)], NOW)).toEqual([report('A', 4, early)]);
  });
  it('says the same however it is ordered', () => {
    const all = [report('A', 1), report('C', null), report('A', 7), report('B', 2), report('C', 4)];
    expect(mergedReports([...all].reverse(), NOW)).toEqual(mergedReports(all, NOW));
  });
});
