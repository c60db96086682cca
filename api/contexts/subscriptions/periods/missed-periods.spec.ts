import { specify } from '../../../../test/support/given.js';
import { subscriptionDecider } from '../subscription.decider.js';
import type { SubscriptionCommand } from '../subscription.commands.js';
import type { SubscriptionEvent } from '../subscription.events.js';

const ana = { subscriptionId: 's-1', personId: 'ana' };
const jan10 = '2027-01-10T15:00:00.000Z';
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
const days = (period: number, from: string, until: string) => ({ period, from, until });
const paid: SubscriptionEvent = {
  type: 'PeriodPaid',
  data: {
    ...ana,
    ...days(0, '2027-01-10', '2027-02-10'),
    orderId: 'jan',
    amount: 8_000,
    paidAt: jan10,
    accessUntil: '2027-02-10T03:00:00.000Z',
  },
};
const failed = (nextTryOn: string | null): SubscriptionEvent => ({
  type: 'PeriodChargeFailed',
  data: {
    ...ana,
    ...days(1, '2027-02-10', '2027-03-10'),
    orderId: 'feb',
    attempt: 1,
    decline: nextTryOn ? 'soft' : 'hard',
    responseCode: -4,
    nextTryOn,
    nextTryAt: nextTryOn && `${nextTryOn}T12:00:00.000Z`,
    firstTriedOn: '2027-02-10',
    graceUntil: '2027-02-20',
    accessUntil: '2027-02-21T03:00:00.000Z',
    failedAt: '2027-02-10T12:00:00.000Z',
  },
});
const skipped = (period: ReturnType<typeof days>, skippedAt: string, accessUntil: string): SubscriptionEvent => ({
  type: 'PeriodSkipped',
  data: { ...ana, ...period, skippedAt, accessUntil },
});
const skip = (now: string): SubscriptionCommand => ({ type: 'SkipMissedPeriods', now });
const cancelled: SubscriptionEvent = {
  type: 'AutoRenewCancelled',
  data: { ...ana, by: 'player', accessUntil: '2027-02-10T03:00:00.000Z', cancelledAt: jan10 },
};
const { given } = specify(subscriptionDecider);

describe('days that passed while the shop was away', () => {
  it("are nobody's to pay, once they are all over", () => {
    given(created, activated, paid).when(skip('2027-03-09T12:00:00.000Z')).thenNothing();
    given(created, activated, paid)
      .when(skip('2027-03-10T12:00:00.000Z'))
      .then(skipped(days(1, '2027-02-10', '2027-03-10'), '2027-03-10T12:00:00.000Z', '2027-03-10T03:00:00.000Z'));
  });

  it('may be several periods; the one that is running is not skipped', () => {
    const back = '2027-04-20T12:00:00.000Z';
    given(created, activated, paid)
      .when(skip(back))
      .then(
        skipped(days(1, '2027-02-10', '2027-03-10'), back, '2027-03-10T03:00:00.000Z'),
        skipped(days(2, '2027-03-10', '2027-04-10'), back, '2027-04-10T04:00:00.000Z'),
      );
    given(
      created,
      activated,
      paid,
      skipped(days(1, '2027-02-10', '2027-03-10'), back, '2027-03-10T03:00:00.000Z'),
      skipped(days(2, '2027-03-10', '2027-04-10'), back, '2027-04-10T04:00:00.000Z'),
    )
      .when(skip(back))
      .thenNothing();
  });

  it('settle a soft decline whose tries fell into them, but not a card that is tried no more', () => {
    const back = '2027-03-15T12:00:00.000Z';
    given(created, activated, paid, failed('2027-02-11')).when(skip(back)).thenTypes('PeriodSkipped');
    given(created, activated, paid, failed(null)).when(skip(back)).thenNothing();
  });

  it('change nothing for an agreement that was cancelled, or never began', () => {
    given(created, activated, paid, cancelled).when(skip('2027-05-01T12:00:00.000Z')).thenNothing();
    given(created).when(skip('2027-05-01T12:00:00.000Z')).thenNothing();
    given().when(skip('2027-05-01T12:00:00.000Z')).thenRefused('subscription-unknown');
  });
});

describe('the last notice', () => {
  const notice: SubscriptionCommand = { type: 'AnnounceGraceEnd', now: '2027-02-19T12:00:00.000Z' };
  const announced: SubscriptionEvent = {
    type: 'GraceEndAnnounced',
    data: { ...ana, period: 1, graceUntil: '2027-02-20', announcedAt: '2027-02-19T12:00:00.000Z' },
  };

  it('is called for once in a grace', () => {
    given(created, activated, paid, failed(null)).when(notice).then(announced);
    given(created, activated, paid, failed(null), announced).when(notice).thenNothing();
  });

  it('is not for a person who has paid', () => given(created, activated, paid).when(notice).thenNothing());
});
