import { subscriptionDecider } from '../subscription.decider.js';
import type { SubscriptionEvent } from '../subscription.events.js';
import { fold, type Fact } from '../../../kernel/decider.js';
import type { RecordedEvent } from '../../../platform/event-store/events.js';
import { mailRules, type Mail, type MailFacts } from '../../../platform/mail/mail.js';
import { subscriptions } from '../index.js';
import { chargeFailed } from './charge-failed.mail.js';
import { renewalAnnounced } from './renewal-announced.mail.js';

const ana = { subscriptionId: 's-1', personId: 'ana' };
const jan10 = '2027-01-10T15:00:00.000Z';
const due = '2027-02-10T12:00:00.000Z';
const begun = (planId: 'monthly' | 'yearly'): SubscriptionEvent[] => [
  {
    type: 'SubscriptionCreated',
    data: { ...ana, planId, price: 8_000, currency: 'CLP', language: 'es', createdAt: jan10, lapsesAt: jan10 },
  },
  { type: 'SubscriptionCardChosen', data: { ...ana, cardId: 'visa', chosenAt: jan10, nextTryAt: null } },
  { type: 'SubscriptionActivated', data: { ...ana, anchor: '2027-01-10', firstPeriod: 0, activatedAt: jan10 } },
  {
    type: 'PeriodPaid',
    data: {
      ...ana,
      period: 0,
      from: '2027-01-10',
      until: planId === 'monthly' ? '2027-02-10' : '2028-01-10',
      orderId: 'jan',
      amount: 8_000,
      paidAt: jan10,
      accessUntil: due,
    },
  },
];
const failed = (attempt: number): SubscriptionEvent => ({
  type: 'PeriodChargeFailed',
  data: {
    ...ana,
    period: 1,
    from: '2027-02-10',
    until: '2027-03-10',
    orderId: 'feb',
    attempt,
    decline: 'soft',
    responseCode: -4,
    nextTryOn: '2027-02-11',
    nextTryAt: '2027-02-11T12:00:00.000Z',
    firstTriedOn: '2027-02-10',
    graceUntil: '2027-02-20',
    accessUntil: due,
    failedAt: due,
  },
});
const plannedBy = (event: Fact & { version: number }) =>
  mailRules(subscriptions.mails ?? []).flatMap(({ whenever }) => whenever(event as RecordedEvent) ?? []);
const isStillTrue = (mail: Mail, fact: SubscriptionEvent, facts: SubscriptionEvent[], now = due): boolean | undefined =>
  mail.isStillTrue?.({ fact, state: fold(subscriptionDecider, facts), now } as unknown as MailFacts);

describe('a mail about a subscription', () => {
  it('is planned for each fact that people want to know, under its place in the stream', () => {
    expect(plannedBy({ ...failed(1), version: 7 })).toEqual([{ kind: 'mail:subscription', subject: 's-1:7' }]);
    expect(plannedBy({ ...failed(1), data: { ...failed(1).data, nextTryOn: '2027-02-10' }, version: 7 })).toEqual([]);
    expect(plannedBy({ type: 'PeriodPaid', data: {}, version: 7 })).toEqual([]);
    expect(
      plannedBy({ type: 'SubscriptionEnded', data: { ...ana, because: 'never-paid', endedAt: due }, version: 7 }),
    ).toEqual([]);
  });

  it('is not sent once it has been overtaken', () => {
    const paid: SubscriptionEvent = {
      type: 'PeriodPaid',
      data: {
        ...ana,
        period: 1,
        from: '2027-02-10',
        until: '2027-03-10',
        orderId: 'feb',
        amount: 8_000,
        paidAt: due,
        accessUntil: due,
      },
    };
    expect(isStillTrue(chargeFailed, failed(1), [...begun('monthly'), failed(1)])).toBe(true);
    expect(isStillTrue(chargeFailed, failed(1), [...begun('monthly'), failed(1), failed(2)])).toBe(false);
    expect(isStillTrue(chargeFailed, failed(1), [...begun('monthly'), failed(1), paid])).toBe(false);
  });

  it('that announces a charge is true until its day', () => {
    const announced: SubscriptionEvent = {
      type: 'RenewalAnnounced',
      data: { ...ana, period: 1, daysBefore: 3, chargeOn: '2028-01-10', amount: 90_000, announcedAt: due },
    };
    expect(
      ['2028-01-09T12:00:00.000Z', '2028-01-10T12:00:00.000Z'].map((now) =>
        isStillTrue(renewalAnnounced, announced, begun('yearly'), now),
      ),
    ).toEqual([true, false]);
  });
});
