import { fold } from '../../../kernel/decider.js';
import { hindranceTo, wayOn } from './charging.rules.js';
import { subscriptionDecider } from '../subscription.decider.js';
import type { SubscriptionEvent } from '../subscription.events.js';
import type { InGrace } from '../subscription.state.rules.js';

const ana = { subscriptionId: 's-1', personId: 'ana' };
const jan10 = '2027-01-10T15:00:00.000Z';
const feb10 = '2027-02-10T12:00:00.000Z';
const feb12 = '2027-02-12T12:00:00.000Z';
const february = { period: 1, from: '2027-02-10', until: '2027-03-10', orderId: 'feb' };
const paid: SubscriptionEvent[] = [
  {
    type: 'SubscriptionCreated',
    data: {
      ...ana,
      planId: 'monthly',
      price: 8_000,
      currency: 'CLP',
      language: 'es',
      createdAt: jan10,
      lapsesAt: '2027-01-10T16:00:00.000Z',
    },
  },
  { type: 'SubscriptionActivated', data: { ...ana, anchor: '2027-01-10', firstPeriod: 0, activatedAt: jan10 } },
  {
    type: 'PeriodPaid',
    data: {
      ...ana,
      period: 0,
      from: '2027-01-10',
      until: '2027-02-10',
      orderId: 'jan',
      amount: 8_000,
      paidAt: jan10,
      accessUntil: '2027-02-10T03:00:00.000Z',
    },
  },
];
const cancelled: SubscriptionEvent = {
  type: 'AutoRenewCancelled',
  data: { ...ana, by: 'player', accessUntil: '2027-02-10T03:00:00.000Z', cancelledAt: jan10 },
};
const charging: SubscriptionEvent = {
  type: 'PeriodChargeStarted',
  data: { ...ana, ...february, cardId: 'visa', amount: 8_000, attempt: 1, startedAt: feb10 },
};
const declined = (decline: 'soft' | 'hard'): SubscriptionEvent => ({
  type: 'PeriodChargeFailed',
  data: {
    ...ana,
    ...february,
    decline,
    responseCode: -4,
    failedAt: feb10,
    attempt: 1,
    nextTryOn: decline === 'soft' ? '2027-02-11' : null,
    nextTryAt: decline === 'soft' ? '2027-02-11T12:00:00.000Z' : null,
    firstTriedOn: '2027-02-10',
    graceUntil: '2027-02-20',
    accessUntil: '2027-02-21T03:00:00.000Z',
  },
});
const after = (...events: SubscriptionEvent[]) => fold(subscriptionDecider, events);
const inGrace = (...events: SubscriptionEvent[]) => after(...paid, ...events) as InGrace;

describe('what it takes that a subscription goes on', () => {
  it('is nothing inside the time that is paid for, cancelled or not', () =>
    expect([wayOn(after(...paid), jan10), wayOn(after(...paid, cancelled), jan10)]).toEqual([
      { is: 'free' },
      { is: 'free' },
    ]));

  it('is a new period once the paid time is over', () =>
    expect(wayOn(after(...paid, cancelled), feb12)).toEqual({ is: 'restart' }));

  it('is the period that is owed after a declined renewal', () =>
    expect(wayOn(inGrace(charging, declined('soft')), feb12)).toMatchObject({ is: 'owed' }));
});

describe('the owed period', () => {
  it('may be charged to the same card before its next try, and to another one', () =>
    expect(['visa', 'other'].map((card) => hindranceTo(inGrace(charging, declined('soft')), card, feb10))).toEqual([
      null,
      null,
    ]));

  it('is not charged to a card that was refused for good, only to another one', () =>
    expect(['visa', 'other'].map((card) => hindranceTo(inGrace(charging, declined('hard')), card, feb12))).toEqual([
      { is: 'card-refused-for-good' },
      null,
    ]));

  it('is charged to the card that was chosen while the refused one was being charged', () => {
    const chosen: SubscriptionEvent = {
      type: 'SubscriptionCardChosen',
      data: { ...ana, cardId: 'other', chosenAt: feb10, nextTryAt: null },
    };
    expect(
      ['visa', 'other'].map((card) => hindranceTo(inGrace(charging, chosen, declined('hard')), card, feb12)),
    ).toEqual([{ is: 'card-refused-for-good' }, null]);
  });

  it('waits for tomorrow after five tries on one day', () =>
    expect(
      hindranceTo(inGrace(...Array.from({ length: 5 }, () => [charging, declined('soft')]).flat()), 'other', feb10),
    ).toEqual({ is: 'enough-today', tryAgainOn: '2027-02-11' }));
});
