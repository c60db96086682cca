import type { Order, Plan, Subscription } from '../../lib/wire';
import { afterDecline, currentOf, dayBefore, lastDay, offeredBack, priceFor, savingOf } from './subscription-status';

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

describe('after a declined renewal', () => {
  it.each<[string, Partial<Subscription>, ReturnType<typeof afterDecline>]>([
    ['the day of the next try is told', { last_decline: 'soft', next_try_on: '2027-02-15' }, { then: 'tried-again', on: '2027-02-15' }],
    ['only another card helps where this one is not accepted', { last_decline: 'hard', next_try_on: null }, { then: 'another-card' }],
    ['the same card may pay when its owner says so, once the tries are used up', { last_decline: 'soft', next_try_on: null }, { then: 'any-card' }],
  ])('%s', (_, told, expected) => expect(afterDecline(one('past_due', told))).toEqual(expected));
});

describe('the charges that are offered back', () => {
  const charge = (paidAt: string | null, more: Partial<Order> = {}): Order => ({ total: 8_000, refunds: [], status: paidAt ? 'AUTHORIZED' : 'REJECTED', paidAt, ...more } as Order);
  const july = charge('2030-07-15T09:00:00Z');
  const may = charge('2030-05-15T09:00:00Z');

  it('are the latest ones, not each of two years', () => {
    expect(offeredBack([july, may, charge('2030-04-15T09:00:00Z'), charge('2028-08-15T09:00:00Z')])).toEqual([july, may]);
  });

  it('are counted from the latest that was paid and did not go back', () => {
    const back = charge('2030-09-15T09:00:00Z', { refunds: [{ refundId: 'r', amount: 8_000, state: 'completed', gameIds: [], requestedAt: '2030-09-16T09:00:00Z', decidedAt: null }] });
    expect(offeredBack([charge(null), back, july])).toEqual([july]);
  });

  it('are none where nothing was paid', () => expect(offeredBack([charge(null)])).toEqual([]));
});

describe('days', () => {
  it('access until midnight in Santiago is access through the day before', () => {
    expect(lastDay('2026-12-21T03:00:00.000Z')).toBe('2026-12-21T02:59:59.999Z');
    expect(dayBefore('2027-01-01')).toBe('2026-12-31');
  });
});
