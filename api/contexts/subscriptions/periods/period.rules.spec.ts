import fc from 'fast-check';
import { civilDateOf, daysBetween, plusDays, startOfDay } from '../../../kernel/calendar.js';
import { endOfAccess, periodAt, periodsSince } from './period.rules.js';

const anyDay = fc.integer({ min: 0, max: 365 * 8 }).map((n) => plusDays('2024-01-01', n));
const monthEnds = fc.constantFrom(
  '2026-01-29',
  '2026-01-30',
  '2026-01-31',
  '2027-02-28',
  '2028-02-29',
  '2026-03-31',
  '2026-04-30',
  '2026-12-31',
);
const clockChanges = fc.constantFrom(
  '2026-09-05',
  '2026-09-06',
  '2027-09-05',
  '2026-04-04',
  '2026-04-05',
  '2027-04-03',
  '2027-04-04',
);
const anchors = fc.oneof(anyDay, monthEnds, clockChanges);
const plans = fc.constantFrom('monthly' as const, 'yearly' as const);
const THIRTY_YEARS = { monthly: 360, yearly: 30 };

describe('the periods of a plan, over thirty years from any day', () => {
  it('follow one another without a hole and without overlapping', () => {
    fc.assert(
      fc.property(plans, anchors, (planId, anchor) => {
        for (let n = 0; n < THIRTY_YEARS[planId]; n++) {
          const { from, until } = periodAt(planId, anchor, n);
          expect(until > from).toBe(true);
          expect(periodAt(planId, anchor, n + 1).from).toBe(until);
          expect(periodsSince(planId, anchor, until)).toBe(n + 1);
          expect(endOfAccess(until)).toBe(startOfDay(periodAt(planId, anchor, n + 1).from));
        }
      }),
      { numRuns: 25 },
    );
  });

  it("keep the day of the anchor, or the month's last day where it has none", () => {
    fc.assert(
      fc.property(plans, anchors, (planId, anchor) => {
        const wanted = Number(anchor.slice(8));
        for (let n = 0; n < THIRTY_YEARS[planId]; n++) {
          const { from } = periodAt(planId, anchor, n);
          const isLastOfMonth = plusDays(from, 1).endsWith('-01');
          expect(from.slice(8) === anchor.slice(8) || (isLastOfMonth && Number(from.slice(8)) < wanted)).toBe(true);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('last a month, or a year, of Chilean days', () => {
    fc.assert(
      fc.property(anchors, fc.integer({ min: 0, max: 29 }), (anchor, n) => {
        const month = periodAt('monthly', anchor, n);
        const year = periodAt('yearly', anchor, n);
        expect([28, 29, 30, 31]).toContain(daysBetween(month.from, month.until));
        expect([365, 366]).toContain(daysBetween(year.from, year.until));
        expect(civilDateOf(new Date(Date.parse(endOfAccess(month.until)) - 1).toISOString())).toBe(
          plusDays(month.until, -1),
        );
      }),
    );
  });

  it('do not creep from 31 to 28', () => {
    expect([0, 1, 2, 3].map((n) => periodAt('monthly', '2027-01-31', n).from)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ]);
    expect([0, 1, 4].map((n) => periodAt('yearly', '2028-02-29', n).from)).toEqual([
      '2028-02-29',
      '2029-02-28',
      '2032-02-29',
    ]);
  });
});
