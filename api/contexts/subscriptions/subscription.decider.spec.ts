import { specify } from '../../../test/support/given.js';
import { atHour, civilDateOf, plusDays } from '../../kernel/calendar.js';
import { fold } from '../../kernel/decider.js';
import type { SubscriptionCommand } from './subscription.commands.js';
import { subscriptionDecider } from './subscription.decider.js';
import type { SubscriptionEvent } from './subscription.events.js';

type Data<Type extends SubscriptionEvent['type']> = Extract<SubscriptionEvent, { type: Type }>['data'];

const ana = { subscriptionId: 's-1', personId: 'ana' };
const jan31 = '2027-01-31T15:00:00.000Z';
const halfPast = '2027-01-31T15:30:00.000Z';
const feb10 = '2027-02-10T12:00:00.000Z';
const feb28 = '2027-02-28T12:00:00.000Z';

const create: SubscriptionCommand = {
  type: 'CreateSubscription',
  ...ana,
  planId: 'monthly',
  price: 8_000,
  language: 'es',
  now: jan31,
};
const created: SubscriptionEvent = {
  type: 'SubscriptionCreated',
  data: {
    ...ana,
    planId: 'monthly',
    price: 8_000,
    currency: 'CLP',
    language: 'es',
    createdAt: jan31,
    lapsesAt: '2027-01-31T16:00:00.000Z',
  },
};
const charge = (orderId: string, now: string, cardId = 'visa'): SubscriptionCommand => ({
  type: 'StartPeriodCharge',
  orderId,
  cardId,
  now,
});
const pay = (orderId: string, now: string): SubscriptionCommand => ({ type: 'RecordPeriodPaid', orderId, now });
const fail = (orderId: string | null, now: string, decline: 'soft' | 'hard' = 'soft'): SubscriptionCommand => ({
  type: 'RecordPeriodChargeFailed',
  orderId,
  decline,
  responseCode: -1,
  now,
});

const january = { period: 0, from: '2027-01-31', until: '2027-02-28' };
const february = { period: 1, from: '2027-02-28', until: '2027-03-31' };
const started = (days: typeof january, orderId: string, startedAt: string, attempt = 1): SubscriptionEvent => ({
  type: 'PeriodChargeStarted',
  data: { ...ana, ...days, orderId, cardId: 'visa', amount: 8_000, attempt, startedAt },
});
const activated: SubscriptionEvent = {
  type: 'SubscriptionActivated',
  data: { ...ana, anchor: '2027-01-31', firstPeriod: 0, activatedAt: halfPast },
};
const paid = (days: typeof january, orderId: string, paidAt: string, accessUntil: string): SubscriptionEvent => ({
  type: 'PeriodPaid',
  data: { ...ana, ...days, orderId, amount: 8_000, paidAt, accessUntil },
});
const failed = (more: Partial<Data<'PeriodChargeFailed'>>): SubscriptionEvent => {
  const data = {
    ...ana,
    ...february,
    orderId: 'feb',
    attempt: 1,
    decline: 'soft' as const,
    responseCode: -1,
    nextTryOn: '2027-03-01',
    graceUntil: '2027-03-10',
    accessUntil: '2027-03-11T03:00:00.000Z',
    failedAt: feb28,
    ...more,
  };
  const { nextTryOn, failedAt, graceUntil } = data;
  const nextTryAt = nextTryOn && (nextTryOn === civilDateOf(failedAt) ? failedAt : atHour(nextTryOn, 9));
  return { type: 'PeriodChargeFailed', data: { nextTryAt, firstTriedOn: plusDays(graceUntil, -10), ...data } };
};
const cancelled: SubscriptionEvent = {
  type: 'AutoRenewCancelled',
  data: { ...ana, by: 'player', accessUntil: '2027-02-28T03:00:00.000Z', cancelledAt: feb10 },
};
const ended = (because: Data<'SubscriptionEnded'>['because'], endedAt: string): SubscriptionEvent => ({
  type: 'SubscriptionEnded',
  data: { ...ana, because, endedAt },
});

const running = [
  created,
  started(january, 'jan', halfPast),
  activated,
  paid(january, 'jan', halfPast, '2027-02-28T03:00:00.000Z'),
];
const inGrace = [...running, started(february, 'feb', feb28), failed({})];
const { given } = specify(subscriptionDecider);

describe('subscribing', () => {
  it('is an agreement that lapses in an hour unless it is paid', () => {
    given().when(create).then(created);
    given(created).when(create).thenNothing();
    given(created)
      .when({ type: 'EndSubscription', because: 'never-paid', now: halfPast })
      .thenRefused('subscription-not-over');
    given(created)
      .when({ type: 'EndSubscription', because: 'never-paid', now: '2027-01-31T16:00:00.000Z' })
      .then(ended('never-paid', '2027-01-31T16:00:00.000Z'));
  });

  it('charges the first period at the price of that day', () =>
    given(created)
      .when(charge('jan', halfPast))
      .then(started(january, 'jan', halfPast)));

  it('begins when it is paid, on that day', () => {
    given(...running.slice(0, 2))
      .when(pay('jan', halfPast))
      .then(activated, paid(january, 'jan', halfPast, '2027-02-28T03:00:00.000Z'));
    given(...running)
      .when(pay('jan', halfPast))
      .thenNothing();
  });

  it('stays nothing when the bank says no, and another try is free', () => {
    const no = failed({
      ...january,
      orderId: 'jan',
      failedAt: halfPast,
      nextTryOn: null,
      firstTriedOn: '2027-01-31',
      graceUntil: '2027-01-31',
      accessUntil: halfPast,
      noDunning: true,
    });
    given(...running.slice(0, 2))
      .when(fail('jan', halfPast))
      .then(no);
    given(...running.slice(0, 2), no)
      .when(fail('jan', halfPast))
      .thenNothing();
    given(...running.slice(0, 2), no)
      .when(charge('jan', halfPast))
      .then(started(january, 'jan', halfPast));
  });

  it("begins late when the bank's yes was late, and a day is not lost", () => {
    given(...running.slice(0, 2))
      .when(pay('jan', feb10))
      .then(
        { type: 'SubscriptionActivated', data: { ...ana, anchor: '2027-02-10', firstPeriod: 0, activatedAt: feb10 } },
        paid({ period: 0, from: '2027-02-10', until: '2027-03-10' }, 'jan', feb10, '2027-03-10T03:00:00.000Z'),
      );
  });

  it("does not lapse while the bank's answer is awaited, and is not charged a second time", () => {
    given(...running.slice(0, 2))
      .when({ type: 'EndSubscription', because: 'never-paid', now: feb10 })
      .thenRefused('subscription-not-over');
    given(...running.slice(0, 2))
      .when(charge('other', halfPast))
      .thenRefused('payment-in-progress');
  });

  it('cannot be paid once it has lapsed', () => {
    given(created).when(charge('jan', '2027-01-31T16:00:00.000Z')).thenRefused('subscription-lapsed');
    given(created, ended('never-paid', feb10)).when(charge('jan', feb10)).thenRefused('subscription-lapsed');
  });

  it('gives money back that comes after the end', () => {
    const no = failed({ ...january, orderId: 'jan', noDunning: true });
    given(...running.slice(0, 2), no, ended('never-paid', feb10))
      .when(pay('jan', feb10))
      .thenRefused('subscription-ended');
    given(...running.slice(0, 2), ended('person-erased', feb10))
      .when(pay('jan', feb10))
      .thenRefused('subscription-ended');
  });

  it('knows only its own orders', () =>
    given(...running)
      .when(pay("somebody else's", feb10))
      .thenRefused('period-unknown'));
});

describe('charging the next period', () => {
  it('comes with its first day, and keeps the day of the anchor', () => {
    given(...running)
      .when(charge('feb', feb10))
      .thenRefused('period-not-due');
    given(...running)
      .when(charge('feb', feb28))
      .then(started(february, 'feb', feb28));
    given(...running, started(february, 'feb', feb28))
      .when(pay('feb', feb28))
      .then(paid(february, 'feb', feb28, '2027-03-31T03:00:00.000Z'));
  });

  it('happens once', () => {
    given(...running, started(february, 'feb', feb28))
      .when(charge('feb', feb28))
      .thenRefused('payment-in-progress');
    given(...running, started(february, 'feb', feb28), paid(february, 'feb', feb28, '2027-03-31T03:00:00.000Z'))
      .when(charge('feb', feb28))
      .thenRefused('period-not-due');
  });

  it('never happens after a cancellation', () =>
    given(...running, cancelled)
      .when(charge('feb', feb28))
      .thenRefused('auto-renew-off'));

  it('stops at five charges on one day', () => {
    const tries = [1, 2, 3, 4, 5].flatMap(() => [
      started(january, 'jan', halfPast),
      failed({ ...january, orderId: 'jan', noDunning: true }),
    ]);
    given(created, ...tries.slice(0, 8))
      .when(charge('jan', halfPast))
      .thenTypes('PeriodChargeStarted');
    given(created, ...tries)
      .when(charge('jan', halfPast))
      .thenRefused('too-many-tries-today');
  });
});

describe('a renewal that the bank declines', () => {
  it('is tried again the next day, with access until the end of day ten', () => {
    given(...running, started(february, 'feb', feb28))
      .when(fail('feb', feb28))
      .then(failed({}));
    given(...inGrace)
      .when(charge('feb', feb28))
      .thenRefused('no-try-due');
    given(...inGrace)
      .when(charge('feb', '2027-03-01T12:00:00.000Z'))
      .then(started(february, 'feb', '2027-03-01T12:00:00.000Z', 2));
  });

  it('is not tried again with a card that can never pay, nor without a card', () => {
    given(...running, started(february, 'feb', feb28))
      .when(fail('feb', feb28, 'hard'))
      .then(failed({ decline: 'hard', nextTryOn: null }));
    given(...running)
      .when(fail(null, feb28, 'hard'))
      .then(failed({ orderId: null, decline: 'hard', nextTryOn: null }));
    given(...inGrace.slice(0, -1), failed({ decline: 'hard', nextTryOn: null }))
      .when(charge('feb', '2027-03-09T12:00:00.000Z'))
      .thenRefused('no-try-due');
  });

  it('counts from the day that the fact names, whatever the rules say today', () => {
    const state = fold(subscriptionDecider, [
      ...inGrace.slice(0, -1),
      failed({ firstTriedOn: '2027-02-20', nextTryAt: '2027-03-02T10:00:00.000Z' }),
    ]);
    expect(state).toMatchObject({ dunning: { firstTriedOn: '2027-02-20', nextTryAt: '2027-03-02T10:00:00.000Z' } });
  });

  it('is tried at once with another card', () => {
    const another: SubscriptionEvent = {
      type: 'SubscriptionCardChosen',
      data: { ...ana, cardId: 'mastercard', chosenAt: feb28, nextTryAt: feb28 },
    };
    given(...inGrace)
      .when({ type: 'ChooseSubscriptionCard', cardId: 'mastercard', now: feb28 })
      .then(another);
    given(...inGrace, another)
      .when(charge('feb', feb28))
      .thenTypes('PeriodChargeStarted');
    given(...inGrace, another)
      .when({ type: 'ChooseSubscriptionCard', cardId: 'mastercard', now: feb28 })
      .thenNothing();
  });

  it('may be tried at once with the same card, unless that was a hard no', () => {
    given(...inGrace)
      .when({ type: 'ChooseSubscriptionCard', cardId: 'visa', now: feb28 })
      .thenTypes('SubscriptionCardChosen');
    given(...inGrace.slice(0, -1), failed({ decline: 'hard', nextTryOn: null }))
      .when({ type: 'ChooseSubscriptionCard', cardId: 'visa', now: feb28 })
      .thenNothing();
  });

  it('is forgotten when it is paid after all: the days go on where they were', () => {
    given(...inGrace)
      .when(pay('feb', '2027-03-05T12:00:00.000Z'))
      .then(paid(february, 'feb', '2027-03-05T12:00:00.000Z', '2027-03-31T03:00:00.000Z'));
  });

  it('ends the subscription when grace is over', () => {
    given(...inGrace)
      .when({ type: 'EndSubscription', because: 'unpaid', now: '2027-03-11T02:59:59.000Z' })
      .thenRefused('subscription-not-over');
    given(...inGrace.slice(0, -1), failed({ nextTryOn: null }))
      .when({ type: 'EndSubscription', because: 'unpaid', now: '2027-03-11T03:00:00.000Z' })
      .then(ended('unpaid', '2027-03-11T03:00:00.000Z'));
  });

  it('ends it at once when it is cancelled, and when it had been cancelled while the bank was asked', () => {
    given(...inGrace)
      .when({ type: 'CancelAutoRenew', by: 'player', now: feb28 })
      .thenTypes('AutoRenewCancelled', 'SubscriptionEnded');
    given(...running, started(february, 'feb', feb28))
      .when({ type: 'CancelAutoRenew', by: 'player', now: feb28 })
      .thenTypes('AutoRenewCancelled');
    given(...running, started(february, 'feb', feb28), cancelled)
      .when(fail('feb', feb28))
      .thenTypes('PeriodChargeFailed', 'SubscriptionEnded');
  });
});

describe('renewing that is stopped while the charge which begins it is unanswered', () => {
  const stop: SubscriptionCommand = { type: 'CancelAutoRenew', by: 'guardian', now: halfPast };
  const stopped: SubscriptionEvent = {
    type: 'AutoRenewCancelled',
    data: { ...ana, by: 'guardian', accessUntil: '2027-02-28T03:00:00.000Z', cancelledAt: halfPast },
  };
  const request = [created, started(january, 'jan', halfPast)];
  const declined = failed({ ...january, orderId: 'jan', noDunning: true, failedAt: halfPast });
  const once = { ...activated, data: { ...activated.data, autoRenew: false } } as SubscriptionEvent;

  it('lets the period that is paid be the last one, of a first agreement and of one begun again', () => {
    given(...request)
      .when(stop)
      .then(stopped);
    given(...request, stopped)
      .when(stop)
      .thenNothing();
    given(...request, stopped)
      .when(pay('jan', halfPast))
      .then(once, paid(january, 'jan', halfPast, '2027-02-28T03:00:00.000Z'));
    given(created, ended('never-paid', jan31), started(january, 'jan', halfPast))
      .when(stop)
      .thenTypes('AutoRenewCancelled');
  });

  it('counts also where the bank said no first and yes later, until another charge is wanted', () => {
    given(...request, stopped, declined)
      .when(pay('jan', halfPast))
      .then(once, paid(january, 'jan', halfPast, '2027-02-28T03:00:00.000Z'));
    given(...request, stopped, declined, started(january, 'again', halfPast))
      .when(pay('again', halfPast))
      .then(activated, paid(january, 'again', halfPast, '2027-02-28T03:00:00.000Z'));
  });

  it('says so where nothing was asked of the bank', () => {
    given(created).when(stop).thenRefused('subscription-not-active');
    given(...running, ended('cancelled', feb28))
      .when(stop)
      .thenNothing();
  });
});

describe('an answer of the bank that took longer than all tries', () => {
  const late = '2027-03-12T12:00:00.000Z';

  it('leaves as much time to pay as one that came at once', () =>
    given(...running, started(february, 'feb', feb28))
      .when(fail('feb', late))
      .then(
        failed({
          nextTryOn: '2027-03-13',
          graceUntil: '2027-03-22',
          accessUntil: '2027-03-23T03:00:00.000Z',
          failedAt: late,
        }),
      ));

  it('counts the tries from that day', () => {
    const after = fold(subscriptionDecider, [
      ...running,
      started(february, 'feb', feb28),
      failed({ graceUntil: '2027-03-22', failedAt: late }),
    ]);
    expect(after).toMatchObject({ dunning: { firstTriedOn: '2027-03-12' } });
  });

  it('leaves that time after a later try too, with the tries that are left and the last notice to come', () => {
    const reply: SubscriptionEvent = {
      type: 'GraceEndAnnounced',
      data: { ...ana, period: 1, graceUntil: '2027-03-10', announcedAt: late },
    };
    const third = started(february, 'feb', '2027-03-05T12:00:00.000Z', 3);
    const tried = [
      ...running,
      started(february, 'feb', feb28),
      failed({}),
      failed({ attempt: 2, nextTryOn: '2027-03-05' }),
      third,
      reply,
    ];
    given(...tried)
      .when(fail('feb', late))
      .then(
        failed({
          attempt: 3,
          nextTryOn: '2027-03-17',
          graceUntil: '2027-03-22',
          accessUntil: '2027-03-23T03:00:00.000Z',
          failedAt: late,
        }),
      );
    expect(
      fold(subscriptionDecider, [...tried, failed({ attempt: 3, graceUntil: '2027-03-22', failedAt: late })]),
    ).toMatchObject({ dunning: { firstTriedOn: '2027-03-12', endAnnounced: false } });
  });

  it('takes no time away where more tries were to come', () =>
    given(
      ...running,
      started(february, 'feb', feb28),
      failed({}),
      started(february, 'feb', '2027-03-01T12:00:00.000Z', 2),
    )
      .when(fail('feb', '2027-03-04T12:00:00.000Z'))
      .then(failed({ attempt: 2, nextTryOn: '2027-03-05', failedAt: '2027-03-04T12:00:00.000Z' })));
});

describe('a card chosen while another one is being charged', () => {
  const choose = (cardId: string): SubscriptionCommand => ({ type: 'ChooseSubscriptionCard', cardId, now: feb28 });
  const chosen = (cardId: string, nextTryAt: string | null = null): SubscriptionEvent => ({
    type: 'SubscriptionCardChosen',
    data: { ...ana, cardId, chosenAt: feb28, nextTryAt },
  });
  const underWay = [...running, started(february, 'feb', feb28)];
  const hardNo = failed({ decline: 'hard', nextTryOn: null });
  const atOnce = failed({ decline: 'hard', nextTryOn: '2027-02-28' });

  it('is tried at once when the bank says no, however hard', () => {
    given(...underWay)
      .when(choose('mastercard'))
      .then(chosen('mastercard'));
    given(...underWay, chosen('mastercard'))
      .when(fail('feb', feb28, 'hard'))
      .then(atOnce);
    given(...underWay, chosen('mastercard'), atOnce)
      .when(charge('feb', feb28, 'mastercard'))
      .thenTypes('PeriodChargeStarted');
    given(...underWay, chosen('mastercard'), atOnce)
      .when(choose('mastercard'))
      .thenNothing();
  });

  it('is tried at once in grace, too', () => {
    const third = '2027-03-01T12:00:00.000Z';
    given(...inGrace, started(february, 'feb', third, 2), chosen('mastercard'))
      .when(fail('feb', third, 'hard'))
      .then(failed({ decline: 'hard', attempt: 2, nextTryOn: '2027-03-01', failedAt: third }));
  });

  it('waits for the next morning when that day saw enough tries', () => {
    const tries = [1, 2, 3, 4].flatMap((attempt) => [
      started(february, 'feb', feb28, attempt),
      failed({ attempt }),
      chosen('visa', feb28),
    ]);
    const last = [...running, ...tries, started(february, 'feb', feb28, 5), chosen('mastercard')];
    const tomorrow = failed({ decline: 'hard', attempt: 5, nextTryOn: '2027-03-01' });
    given(...last)
      .when(fail('feb', feb28, 'hard'))
      .then(tomorrow);
    given(...last, tomorrow)
      .when(charge('feb', '2027-03-01T11:59:59.000Z', 'mastercard'))
      .thenRefused('no-try-due');
    given(...last, tomorrow)
      .when(charge('feb', '2027-03-01T12:00:00.000Z', 'mastercard'))
      .thenTypes('PeriodChargeStarted');
  });

  it('may be chosen again where it was overlooked once', () => {
    given(...underWay, chosen('mastercard'), hardNo)
      .when(choose('mastercard'))
      .then(chosen('mastercard', feb28));
    given(...underWay, chosen('mastercard'), hardNo, chosen('mastercard', feb28))
      .when(charge('feb', feb28, 'mastercard'))
      .thenTypes('PeriodChargeStarted');
  });

  it('is not taken for one that failed', () => {
    given(...running, chosen('mastercard'))
      .when({
        type: 'RecordPeriodChargeFailed',
        orderId: null,
        cardId: 'visa',
        decline: 'hard',
        responseCode: null,
        now: feb28,
      })
      .thenNothing();
    given(...underWay, chosen('visa'))
      .when(fail('feb', feb28, 'hard'))
      .then(hardNo);
  });
});

describe('cancelling', () => {
  it('keeps what is paid for', () =>
    given(...running)
      .when({ type: 'CancelAutoRenew', by: 'player', now: feb10 })
      .then(cancelled));
  it('does nothing the second time', () =>
    given(...running, cancelled)
      .when({ type: 'CancelAutoRenew', by: 'player', now: feb10 })
      .thenNothing());
  it('is undone until the end, without a new date', () => {
    given(...running, cancelled)
      .when({ type: 'ResumeAutoRenew', now: feb10 })
      .then({ type: 'AutoRenewResumed', data: { ...ana, resumedAt: feb10 } });
    given(...running)
      .when({ type: 'ResumeAutoRenew', now: feb10 })
      .thenNothing();
    given(...running, cancelled)
      .when({ type: 'ResumeAutoRenew', now: feb28 })
      .thenRefused('subscription-ended');
  });
  it('ends it when the paid time is over', () => {
    given(...running, cancelled)
      .when({ type: 'EndSubscription', because: 'cancelled', now: feb10 })
      .thenRefused('subscription-not-over');
    given(...running, cancelled)
      .when({ type: 'EndSubscription', because: 'cancelled', now: feb28 })
      .then(ended('cancelled', feb28));
  });
  it('is nothing for an agreement that never began', () =>
    given(created).when({ type: 'CancelAutoRenew', by: 'player', now: feb10 }).thenRefused('subscription-not-active'));
});

describe('coming back after the end', () => {
  const over = [...running, cancelled, ended('cancelled', feb28)];
  const april = '2027-04-05T15:00:00.000Z';

  it('costs a new period from that day on, and its number goes on', () => {
    given(...over)
      .when(charge('apr', april))
      .then(started({ period: 1, from: '2027-04-05', until: '2027-05-05' }, 'apr', april));
    given(...over, started({ period: 1, from: '2027-04-05', until: '2027-05-05' }, 'apr', april))
      .when(pay('apr', april))
      .then(
        { type: 'SubscriptionActivated', data: { ...ana, anchor: '2027-04-05', firstPeriod: 1, activatedAt: april } },
        paid({ period: 1, from: '2027-04-05', until: '2027-05-05' }, 'apr', april, '2027-05-05T04:00:00.000Z'),
      );
  });

  it('is not for a person who is gone, nor where a later agreement stands', () => {
    given(...running, ended('person-erased', feb10))
      .when(charge('apr', april))
      .thenRefused('subscription-ended');
    given(...over, { type: 'SubscriptionSuperseded', data: { ...ana, by: 's-2', supersededAt: april } })
      .when(charge('apr', april))
      .thenRefused('subscription-ended');
  });
});

describe('a later agreement of the same person', () => {
  const supersede: SubscriptionCommand = { type: 'SupersedeSubscription', by: 's-2', now: feb10 };

  it('takes the place of one that is over or was never paid', () => {
    given(created).when(supersede).thenTypes('SubscriptionEnded', 'SubscriptionSuperseded');
    given(...running, ended('refunded', feb10))
      .when(supersede)
      .thenTypes('SubscriptionSuperseded');
    given(created, ended('never-paid', feb10), {
      type: 'SubscriptionSuperseded',
      data: { ...ana, by: 's-2', supersededAt: feb10 },
    })
      .when(supersede)
      .thenNothing();
  });
  it('is refused beside one that runs or is being paid', () => {
    given(...running)
      .when(supersede)
      .thenRefused('already-subscribed');
    given(created, started(january, 'jan', halfPast))
      .when(supersede)
      .thenRefused('payment-in-progress');
  });
});

describe('periods that a code pays for', () => {
  const add: SubscriptionCommand = { type: 'AddFreePeriods', codeId: 'c-1', useId: 'u-1', periods: 2, now: halfPast };
  const added: SubscriptionEvent = {
    type: 'FreePeriodsAdded',
    data: { ...ana, codeId: 'c-1', useId: 'u-1', periods: 2, addedAt: halfPast },
  };
  const granted = (days: typeof january, grantedAt: string, accessUntil: string): SubscriptionEvent => ({
    type: 'PeriodGranted',
    data: { ...ana, ...days, codeId: 'c-1', useId: 'u-1', grantedAt, accessUntil },
  });
  const begun = [
    created,
    added,
    { ...activated, data: { ...activated.data, autoRenew: false as const } } as SubscriptionEvent,
    granted(january, halfPast, '2027-02-28T03:00:00.000Z'),
  ];

  it('begin at once, without a card and without a renewal', () => {
    given(created)
      .when(add)
      .then(...begun.slice(1));
    given(...begun)
      .when(add)
      .thenNothing();
    given(...begun)
      .when(charge('feb', feb28))
      .thenRefused('auto-renew-off');
  });

  it('follow one another, cancelled or not, and end it', () => {
    given(...begun)
      .when({ type: 'GrantFreePeriod', now: feb10 })
      .thenNothing();
    given(...begun)
      .when({ type: 'GrantFreePeriod', now: feb28 })
      .then(granted(february, feb28, '2027-03-31T03:00:00.000Z'));
    given(...begun)
      .when({ type: 'EndSubscription', because: 'cancelled', now: feb28 })
      .thenRefused('subscription-not-over');
    given(...begun, granted(february, feb28, '2027-03-31T03:00:00.000Z'))
      .when({ type: 'EndSubscription', because: 'cancelled', now: '2027-03-31T03:00:00.000Z' })
      .thenTypes('SubscriptionEnded');
  });

  it('begin that very day when the money of the running period goes back, and nothing renews after them', () => {
    const fromToday = { period: 1, from: '2027-02-10', until: '2027-03-10' };
    const restart: SubscriptionEvent = {
      type: 'SubscriptionActivated',
      data: { ...ana, anchor: '2027-02-10', firstPeriod: 1, activatedAt: feb10, autoRenew: false, refundedPeriod: 0 },
    };
    const free = granted(fromToday, feb10, '2027-03-10T03:00:00.000Z');
    const refund: SubscriptionCommand = { type: 'EndSubscription', because: 'refunded', now: feb10 };

    given(...running, added)
      .when(refund)
      .then(restart, free);
    given(...running, added, restart, free)
      .when({ type: 'GrantFreePeriod', now: '2027-03-10T03:00:00.000Z' })
      .then(
        granted(
          { period: 2, from: '2027-03-10', until: '2027-04-10' },
          '2027-03-10T03:00:00.000Z',
          '2027-04-10T04:00:00.000Z',
        ),
      );
    given(...running, added, restart, free)
      .when({ type: 'StartPeriodCharge', orderId: 'mar', cardId: 'visa', now: '2027-03-10T12:00:00.000Z' })
      .thenRefused('auto-renew-off');
  });
  it('begin then even while the next period is being charged, whose money is wanted no more', () => {
    const atWork = [...running, started(february, 'feb', feb28), added];
    const refunded = subscriptionDecider.decide(
      { type: 'EndSubscription', because: 'refunded', now: feb28 },
      fold(subscriptionDecider, atWork),
    );
    given(...atWork, ...refunded)
      .when(pay('feb', feb28))
      .thenRefused('period-already-paid');
    given(...atWork, ...refunded)
      .when(fail('feb', feb28))
      .thenNothing();
  });

  it('come before any charge, and pay what is owed', () => {
    given(...running, added)
      .when(charge('feb', feb28))
      .thenRefused('period-not-due');
    given(...inGrace)
      .when({ ...add, now: feb28 } as SubscriptionCommand)
      .thenTypes('FreePeriodsAdded', 'PeriodGranted');
  });
});

describe('the end by other hands', () => {
  it('takes the period back whose money went back', () => {
    given(...running)
      .when({ type: 'EndSubscription', because: 'refunded', now: feb10 })
      .then({ type: 'SubscriptionEnded', data: { ...ana, because: 'refunded', endedAt: feb10, refundedPeriod: 0 } });
  });
  it("comes with the person's erasure, whatever is going on", () => {
    given(...inGrace, started(february, 'feb', feb28))
      .when({ type: 'EndSubscription', because: 'person-erased', now: feb28 })
      .thenTypes('SubscriptionEnded');
    given(...running, ended('person-erased', feb10))
      .when({ type: 'EndSubscription', because: 'person-erased', now: feb28 })
      .thenNothing();
  });
  it('gives the money back of a new period that was being charged when the person left', () => {
    const april = '2027-04-05T15:00:00.000Z';
    const again = [
      ...running,
      ended('cancelled', feb28),
      started({ period: 1, from: '2027-04-05', until: '2027-05-05' }, 'apr', april),
    ];
    given(...again)
      .when({ type: 'EndSubscription', because: 'person-erased', now: april })
      .then(ended('person-erased', april));
    given(...again, ended('person-erased', april))
      .when(pay('apr', april))
      .thenRefused('subscription-ended');
  });
  it('may then be taken off the list', () => {
    const hide: SubscriptionCommand = { type: 'HideSubscription', now: feb28 };
    given(...running)
      .when(hide)
      .thenRefused('subscription-active');
    given(created).when(hide).thenTypes('SubscriptionEnded', 'SubscriptionHidden');
    given(...running, ended('unpaid', feb28))
      .when(hide)
      .thenTypes('SubscriptionHidden');
  });
});

describe('announcing a charge', () => {
  it('is noted once', () => {
    const announced: SubscriptionEvent = {
      type: 'RenewalAnnounced',
      data: { ...ana, period: 1, daysBefore: 15, chargeOn: '2027-02-28', amount: 8_000, announcedAt: feb10 },
    };
    given(...running)
      .when({ type: 'AnnounceRenewal', daysBefore: 15, now: feb10 })
      .then(announced);
    given(...running, announced)
      .when({ type: 'AnnounceRenewal', daysBefore: 15, now: feb10 })
      .thenNothing();
  });
});
