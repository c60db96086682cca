import { subscriptionDecider } from '../subscription.decider.js';
import type { SubscriptionEvent } from '../subscription.events.js';
import { fold } from '../../../kernel/decider.js';
import { isLate, nextStep } from './next-step.js';

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
const state = (...facts: SubscriptionEvent[]) => fold(subscriptionDecider, facts);
const step = (facts: SubscriptionEvent[], now: string) => nextStep(state(...facts), now);

describe('the next step of an agreement', () => {
  it('waits until it is due', () => {
    expect(step(begun('monthly'), '2027-02-10T11:59:59.999Z')).toEqual({ do: 'nothing' });
    expect(nextStep({ status: 'None' }, due)).toEqual({ do: 'nothing' });
  });

  it('charges the next period, and says which try it is', () => {
    expect(step(begun('monthly'), due)).toMatchObject({
      do: 'charge',
      attempt: 1,
      period: 1,
      from: '2027-02-10',
      cardId: 'visa',
    });
    expect(step([...begun('monthly'), failed(1)], '2027-02-11T12:00:00.000Z')).toMatchObject({
      do: 'charge',
      attempt: 2,
    });
  });

  it('skips what passed whole before it charges', () =>
    expect(step(begun('monthly'), '2027-03-20T12:00:00.000Z')).toMatchObject({
      do: 'tell',
      what: 'skip',
      command: { type: 'SkipMissedPeriods' },
    }));

  it('announces only what is nearest to the charge', () => {
    expect(step(begun('yearly'), '2027-12-26T12:00:00.000Z')).toMatchObject({
      command: { type: 'AnnounceRenewal', daysBefore: 15 },
    });
    expect(step(begun('yearly'), '2028-01-08T12:00:00.000Z')).toMatchObject({
      command: { type: 'AnnounceRenewal', daysBefore: 3 },
    });
  });

  it('is late after an hour', () =>
    expect([isLate(due, '2027-02-10T13:00:00.000Z'), isLate(due, '2027-02-10T13:00:00.001Z')]).toEqual([false, true]));
});
