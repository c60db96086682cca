import { specify } from '../../../../test/support/given.js';
import { subscriptionDecider } from '../subscription.decider.js';
import { nextDue } from '../periods/due.rules.js';
import { fold } from '../../../kernel/decider.js';
import type { SubscriptionCommand } from '../subscription.commands.js';
import type { SubscriptionEvent } from '../subscription.events.js';

const ana = { subscriptionId: 's-1', personId: 'ana' };
const jan10 = '2027-01-10T15:00:00.000Z';
const jan20 = '2027-01-20T15:00:00.000Z';
const reason = 'Compensación por la caída';
const created: SubscriptionEvent = {
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
};
const activated: SubscriptionEvent = {
  type: 'SubscriptionActivated',
  data: { ...ana, anchor: '2027-01-10', firstPeriod: 0, activatedAt: jan10 },
};
const paid: SubscriptionEvent = {
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
};
const charging: SubscriptionEvent = {
  type: 'PeriodChargeStarted',
  data: {
    ...ana,
    period: 0,
    from: '2027-01-10',
    until: '2027-02-10',
    orderId: 'jan',
    cardId: 'visa',
    amount: 8_000,
    attempt: 1,
    startedAt: jan10,
  },
};
const ended = (because: 'staff' | 'cancelled' | 'person-erased'): SubscriptionEvent => ({
  type: 'SubscriptionEnded',
  data: { ...ana, because, endedAt: jan20 },
});
const given20: SubscriptionEvent[] = [
  {
    type: 'SubscriptionActivated',
    data: { ...ana, anchor: '2027-01-20', firstPeriod: 1, activatedAt: jan20, autoRenew: false },
  },
  {
    type: 'PeriodGiven',
    data: {
      ...ana,
      period: 1,
      from: '2027-01-20',
      until: '2027-02-20',
      reason,
      givenAt: jan20,
      accessUntil: '2027-02-20T03:00:00.000Z',
    },
  },
];
const switched = (active: boolean, now = jan20): SubscriptionCommand => ({
  type: 'SwitchSubscription',
  active,
  reason,
  now,
});
const { given } = specify(subscriptionDecider);

describe("turned off by the shop's people", () => {
  it('ends at once, and the days that lie ahead are covered no more', () =>
    given(created, activated, paid)
      .when(switched(false))
      .then({
        type: 'SubscriptionEnded',
        data: { ...ana, because: 'staff', endedAt: jan20, reason, cutPeriod: { period: 0, from: '2027-01-10' } },
      }));

  it('cuts nothing that is over already', () =>
    given(created, activated, paid)
      .when(switched(false, '2027-02-12T15:00:00.000Z'))
      .then({
        type: 'SubscriptionEnded',
        data: { ...ana, because: 'staff', endedAt: '2027-02-12T15:00:00.000Z', reason },
      }));

  it('is quiet where nothing runs', () => {
    given(created).when(switched(false)).thenNothing();
    given(created, activated, paid, ended('staff')).when(switched(false)).thenNothing();
  });

  it("waits for the bank's answer to a charge", () => {
    given(created, activated, charging).when(switched(false)).thenRefused('payment-in-progress');
    given(created, charging).when(switched(false)).thenRefused('payment-in-progress');
  });
});

describe("turned on by the shop's people", () => {
  it('runs for a period from that day, for nothing, and then ends by itself', () => {
    given(created, activated, paid, ended('staff'))
      .when(switched(true))
      .then(...given20);
    expect(nextDue(fold(subscriptionDecider, [created, activated, paid, ended('staff'), ...given20]))).toEqual({
      at: '2027-02-20T03:00:00.000Z',
      what: 'end',
      because: 'cancelled',
    });
  });

  it('is quiet where it runs', () => {
    given(created, activated, paid).when(switched(true)).thenNothing();
    given(created, activated, paid, ended('staff'), ...given20)
      .when(switched(true))
      .thenNothing();
  });

  it('begins one that was never paid, and one that was cancelled and is over', () => {
    given(created).when(switched(true)).thenTypes('SubscriptionActivated', 'PeriodGiven');
    given(created, activated, paid, {
      type: 'AutoRenewCancelled',
      data: { ...ana, by: 'player', accessUntil: '2027-02-10T03:00:00.000Z', cancelledAt: jan20 },
    })
      .when(switched(true, '2027-02-11T15:00:00.000Z'))
      .thenTypes('SubscriptionEnded', 'SubscriptionActivated', 'PeriodGiven');
  });

  it('is refused for one whose person is gone, that gave way to another, or that a charge is asked for', () => {
    given(created, activated, paid, ended('person-erased')).when(switched(true)).thenRefused('subscription-ended');
    given(created, activated, paid, ended('cancelled'), {
      type: 'SubscriptionSuperseded',
      data: { ...ana, by: 's-2', supersededAt: jan20 },
    })
      .when(switched(true))
      .thenRefused('subscription-ended');
    given(created, charging).when(switched(true)).thenRefused('payment-in-progress');
  });
});
