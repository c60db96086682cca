import fc from 'fast-check';
import { atHour, civilDateOf, daysBetween, plusDays, plusMonths, startOfDay } from './calendar.js';

const days = fc.integer({ min: 0, max: 365 * 30 }).map((n) => plusDays('2020-01-01', n));

describe("the shop's calendar", () => {
  it('keeps the day of the anchor where the month has it', () => {
    expect([1, 2, 3, 13].map((n) => plusMonths('2027-01-31', n))).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2028-02-29',
    ]);
  });

  it('begins the day without a midnight at one', () => {
    expect(startOfDay('2026-09-06')).toBe('2026-09-06T04:00:00.000Z');
    expect(startOfDay('2026-09-05')).toBe('2026-09-05T04:00:00.000Z');
  });

  it("reads summer and winter from Chile's clocks", () => {
    expect([atHour('2026-01-15', 9), atHour('2026-07-15', 9)]).toEqual([
      '2026-01-15T12:00:00.000Z',
      '2026-07-15T13:00:00.000Z',
    ]);
    expect(civilDateOf('2026-01-15T02:59:59.999Z')).toBe('2026-01-14');
  });

  it('starts every day of thirty years on that day, and not a moment before', () => {
    fc.assert(
      fc.property(days, (day) => {
        const start = startOfDay(day);
        expect(civilDateOf(start)).toBe(day);
        expect(civilDateOf(new Date(Date.parse(start) - 1).toISOString())).toBe(plusDays(day, -1));
      }),
    );
  });

  it('counts the days that it adds', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -500, max: 500 }), (day, count) => {
        expect(daysBetween(day, plusDays(day, count))).toBe(count);
      }),
    );
  });

  it('never leaves the month that it wants', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 360 }), (day, count) => {
        const then = plusMonths(day, count);
        const months = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(months(then) - months(day)).toBe(count);
        expect(Number(then.slice(8))).toBeLessThanOrEqual(Number(day.slice(8)));
      }),
    );
  });
});
