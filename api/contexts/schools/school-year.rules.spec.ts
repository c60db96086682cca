import { isPlanYear, overAt, schoolYearEnd } from './school-year.rules.js';

describe('the school year', () => {
  it('ends on 31 December, by the clocks of Santiago', () => {
    expect(schoolYearEnd('2026-03-02T12:00:00.000Z')).toBe('2026-12-31');
    expect(schoolYearEnd('2027-01-01T02:59:59.000Z')).toBe('2026-12-31');
    expect(schoolYearEnd('2027-01-01T03:00:00.000Z')).toBe('2027-12-31');
  });

  it('is over at midnight after its last day', () => expect(overAt('2026-12-31')).toBe('2027-01-01T03:00:00.000Z'));

  it('has plans for this year and the next', () => {
    const now = '2026-11-25T12:00:00.000Z';
    expect([2025, 2026, 2027, 2028].map((year) => isPlanYear(year, now))).toEqual([false, true, true, false]);
  });
});
