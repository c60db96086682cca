import type { Plan, Subscription } from '../../lib/wire';
import { currentOf, dayBefore, lastDay, priceFor, savingOf } from './standing';

const monthly = { plan_id: 'monthly', price: 8_000, months: 1, approximate_usd: 8 } as Plan;
const yearly = { plan_id: 'yearly', price: 90_000, months: 12, approximate_usd: 90 } as Plan;
const one = (status: Subscription['status'], more: Partial<Subscription> = {}): Subscription => ({ status, payment_pending: false, ...more } as Subscription);

describe('what a plan costs', () => {
  it('is computed from the prices: the yearly one saves 6,000 pesos', () => {
    expect([savingOf(monthly, [monthly, yearly]), savingOf(yearly, [monthly, yearly])]).toEqual([0, 6_000]);
  });

  it('is told per month and per year, whichever is charged', () => {
    expect([priceFor(monthly, 12), priceFor(yearly, 1)]).toEqual([{ pesos: 96_000, usd: 96 }, { pesos: 7_500, usd: 7.5 }]);
  });
});

describe('the subscription that counts', () => {
  it.each<[string, Subscription[], number | null]>([
    ['none', [], null],
    ['none that is over or unpaid', [one('incomplete'), one('ended')], null],
    ['the one that runs', [one('incomplete'), one('past_due'), one('ended')], 1],
    ['one whose first payment is awaited', [one('incomplete', { payment_pending: true })], 0],
  ])('is %s', (_, all, index) => {
    expect(currentOf(all)).toBe(index === null ? null : all[index]);
  });
});

describe('days', () => {
  it('access until midnight in Santiago is access through the day before', () => {
    expect(lastDay('2026-12-21T03:00:00.000Z')).toBe('2026-12-21T02:59:59.999Z');
    expect(dayBefore('2027-01-01')).toBe('2026-12-31');
  });
});
