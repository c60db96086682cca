import type { Plan, Subscription } from '../../lib/wire';
import { afterDecline, currentOf, priceFor, savingOf } from './subscription-status';

const monthly = { plan_id: 'monthly', price: 8_000, months: 1, approximate_usd: 8 } as Plan;
const yearly = { plan_id: 'yearly', price: 90_000, months: 12, approximate_usd: 90 } as Plan;
const one = (status: Subscription['status'], more: Partial<Subscription> = {}): Subscription =>
  ({ status, payment_pending: false, ...more }) as Subscription;

describe('what a plan costs', () => {
  it('is computed from the prices: the yearly one saves 6,000 pesos', () => {
    expect([savingOf(monthly, [monthly, yearly]), savingOf(yearly, [monthly, yearly])]).toEqual([0, 6_000]);
  });

  it('is told per month and per year, whichever is charged', () => {
    expect([priceFor(monthly, 12), priceFor(yearly, 1)]).toEqual([
      { pesos: 96_000, usd: 96 },
      { pesos: 7_500, usd: 7.5 },
    ]);
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
    [
      'the day of the next try is told',
      { last_decline: 'soft', next_try_on: '2027-02-15' },
      { then: 'tried-again', on: '2027-02-15' },
    ],
    [
      'only another card helps where this one is not accepted',
      { last_decline: 'hard', next_try_on: null },
      { then: 'another-card' },
    ],
    [
      'the same card may pay when its owner says so, once the tries are used up',
      { last_decline: 'soft', next_try_on: null },
      { then: 'any-card' },
    ],
  ])('%s', (_, reply, expected) => expect(afterDecline(one('past_due', reply))).toEqual(expected));
});
