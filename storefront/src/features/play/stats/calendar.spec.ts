import { inWeeks, monthsOver, weekdays, type PlayDay } from './calendar';

const daysFrom = (first: string, count: number): PlayDay[] =>
  Array.from({ length: count }, (_, n) => ({
    day: new Date(Date.parse(`${first}T00:00:00Z`) + n * 86_400_000).toISOString().slice(0, 10),
    seconds: 0,
    countsForStreak: false,
  }));

describe('the calendar of played days', () => {
  it('has a column for each week, the last one up to today', () => {
    const weeks = inWeeks(daysFrom('2026-11-16', 10));

    expect(weeks.map((week) => [week[0]?.day, week.length])).toEqual([
      ['2026-11-16', 7],
      ['2026-11-23', 3],
    ]);
    expect(inWeeks([])).toEqual([]);
  });

  it('names months where they begin and have room', () => {
    const weeks = inWeeks(daysFrom('2026-09-28', 63));

    expect(monthsOver(weeks, 'es')).toEqual([
      { week: 1, name: 'oct.' },
      { week: 5, name: 'nov.' },
    ]);
    expect(monthsOver(weeks, 'en')[0]).toEqual({ week: 1, name: 'Oct' });
  });

  it('begins weeks on Monday', () => {
    expect(weekdays('es')).toEqual(['L', 'M', 'M', 'J', 'V', 'S', 'D']);
    expect(weekdays('en')).toEqual(['M', 'T', 'W', 'T', 'F', 'S', 'S']);
  });
});
