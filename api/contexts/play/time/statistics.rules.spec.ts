import { calendarOf, mondayOf, streakOf, subjectsOf, weeksOf, type PlayedDay } from './statistics.rules.js';

const played = (playedOn: string, seconds = 600, subject: string | null = 'maths'): PlayedDay => ({
  playedOn,
  gameId: 'game',
  subject,
  seconds,
});
const today = '2026-11-25';

describe('statistics of play', () => {
  it('begin weeks on Monday, over the turn of a year and days of 23 hours too', () => {
    expect(['2026-11-23', '2026-11-29', '2027-01-01', '2026-09-06', '2023-12-31'].map(mondayOf)).toEqual([
      '2026-11-23',
      '2026-11-23',
      '2026-12-28',
      '2026-08-31',
      '2023-12-25',
    ]);
  });

  it('show every week, the empty ones too', () => {
    const weeks = weeksOf([played('2026-11-24'), played('2026-11-22', 60), played('2026-01-01')], today, 3);

    expect(weeks.map(({ weekOf, seconds }) => [weekOf, seconds])).toEqual([
      ['2026-11-09', 0],
      ['2026-11-16', 60],
      ['2026-11-23', 600],
    ]);
  });

  it('list every day up to today, over a day of 23 hours too, and say which ones count for a streak', () => {
    const days = [
      played('2026-09-05', 59),
      played('2026-09-06', 40),
      played('2026-09-06', 20, 'music'),
      played('2026-08-01'),
    ];

    expect(calendarOf(days, '2026-09-04', '2026-09-07')).toEqual([
      { day: '2026-09-04', seconds: 0, countsForStreak: false },
      { day: '2026-09-05', seconds: 59, countsForStreak: false },
      { day: '2026-09-06', seconds: 60, countsForStreak: true },
      { day: '2026-09-07', seconds: 0, countsForStreak: false },
    ]);
  });

  it('add up by subject, the most first', () => {
    expect(
      subjectsOf([played(today), played(today, 700, 'music'), played(today, 200), played(today, 5, null)]),
    ).toEqual([
      { subject: 'maths', seconds: 800 },
      { subject: 'music', seconds: 700 },
      { subject: null, seconds: 5 },
    ]);
  });

  it('count days in a row, with today or until yesterday', () => {
    const days = ['2026-11-24', '2026-11-23', '2026-11-10', '2026-11-09', '2026-11-08'].map((day) => played(day));

    expect(streakOf(days, today)).toEqual({ current: 2, longest: 3 });
    expect(streakOf([...days, played(today)], today)).toEqual({ current: 3, longest: 3 });
    expect(streakOf([...days, played(today, 59)], today)).toEqual({ current: 2, longest: 3 });
    expect(streakOf(days, '2026-11-26')).toEqual({ current: 0, longest: 3 });
    expect(streakOf([], today)).toEqual({ current: 0, longest: 0 });
  });
});
