import { civilDateOf } from '../../kernel/calendar.js';
import type { RecordedEvent } from '../../platform/event-store/events.js';
import type { Projection } from '../../platform/event-store/projection.js';
import { put, remove, set, type Row, type RowChange } from '../../platform/event-store/row-changes.js';
import type {
  PeriodGiven,
  PeriodGranted,
  PeriodPaid,
  PeriodSkipped,
  SubscriptionActivated,
  SubscriptionCreated,
  SubscriptionEnded,
  SubscriptionEvent,
} from './subscription.events.js';

const NOTHING_OWED: Row = { grace_until: null, next_try_on: null, last_decline: null, charge_on: null };

function project(recorded: RecordedEvent): RowChange[] {
  const event = recorded as unknown as SubscriptionEvent;
  switch (event.type) {
    case 'SubscriptionCreated':
      return [created(event)];
    case 'SubscriptionActivated':
      return activated(event);
    case 'PeriodChargeStarted': {
      const { orderId, cardId } = event.data;
      return [changed(event, { charging_order_id: orderId, last_order_id: orderId, card_id: cardId })];
    }
    case 'PeriodPaid': {
      const { orderId, amount, paidAt } = event.data;
      const payment = { order_id: orderId, use_id: null, amount, paid_at: paidAt };
      return [covered(event, { charging_order_id: null }), paidPeriod(event, payment)];
    }
    case 'PeriodGranted':
      return [
        covered(event, {}),
        paidPeriod(event, { ...FREE, use_id: event.data.useId, paid_at: event.data.grantedAt }),
      ];
    case 'PeriodGiven':
      return [covered(event, {}), paidPeriod(event, { ...FREE, use_id: null, paid_at: event.data.givenAt })];
    case 'PeriodChargeFailed':
      return [changed(event, { charging_order_id: null, ...dunningOf(event.data) })];
    case 'PeriodSkipped':
      return [covered(event, {})];
    case 'FreePeriodsAdded': {
      const { subscriptionId, useId, codeId, periods, addedAt } = event.data;
      const key = { subscription_id: subscriptionId, use_id: useId };
      return [put('free_periods', key, { code_id: codeId, periods, added_at: addedAt })];
    }
    default:
      return subscriptionOf(event);
  }
}

const FREE = { order_id: null, amount: 0 };

function dunningOf(failed: Extract<SubscriptionEvent, { type: 'PeriodChargeFailed' }>['data']): Row {
  const { noDunning, graceUntil, nextTryOn, accessUntil, decline } = failed;
  const grace = { grace_until: graceUntil, next_try_on: nextTryOn, access_until: accessUntil };
  return noDunning ? {} : { status: 'in-grace', ...grace, last_decline: decline };
}

function subscriptionOf(
  event: Extract<
    SubscriptionEvent,
    {
      type:
        | 'AutoRenewCancelled'
        | 'AutoRenewResumed'
        | 'SubscriptionCardChosen'
        | 'RenewalAnnounced'
        | 'SubscriptionEnded'
        | 'SubscriptionHidden'
        | 'SubscriptionSuperseded'
        | 'GraceEndAnnounced';
    }
  >,
): RowChange[] {
  switch (event.type) {
    case 'AutoRenewCancelled':
      return [changed(event, { auto_renew: false })];
    case 'AutoRenewResumed':
      return [changed(event, { auto_renew: true })];
    case 'SubscriptionCardChosen':
      return [changed(event, { card_id: event.data.cardId })];
    case 'RenewalAnnounced':
      return [changed(event, { charge_on: event.data.chargeOn })];
    case 'SubscriptionEnded':
      return ended(event);
    case 'SubscriptionHidden':
      return [changed(event, { hidden: true })];
    case 'SubscriptionSuperseded':
      return [changed(event, { superseded_by: event.data.by })];
    default:
      return [];
  }
}

function created({ data }: SubscriptionCreated): RowChange {
  const { subscriptionId, personId, planId, price, createdAt, lapsesAt } = data;
  return put(
    'subscriptions',
    { subscription_id: subscriptionId },
    {
      person_id: personId,
      plan_id: planId,
      price,
      status: 'incomplete',
      auto_renew: false,
      hidden: false,
      created_at: createdAt,
      lapses_at: lapsesAt,
    },
  );
}

function activated(event: SubscriptionActivated): RowChange[] {
  const { subscriptionId, anchor, activatedAt, autoRenew = true, refundedPeriod } = event.data;
  const row = {
    status: 'active',
    active_since: activatedAt,
    anchor,
    auto_renew: autoRenew,
    ended_because: null,
    ended_at: null,
  };
  if (refundedPeriod === undefined) return [changed(event, row)];
  return [
    changed(event, { ...row, charging_order_id: null, ...NOTHING_OWED }),
    remove('paid_periods', { subscription_id: subscriptionId, period: refundedPeriod }),
  ];
}

function covered(event: PeriodPaid | PeriodGranted | PeriodSkipped | PeriodGiven, more: Row): RowChange {
  const { until, accessUntil } = event.data;
  return changed(event, {
    status: 'active',
    covered_until: until,
    access_until: accessUntil,
    ...NOTHING_OWED,
    ...more,
  });
}

function paidPeriod(
  { data: { subscriptionId, period, from, until } }: PeriodPaid | PeriodGranted | PeriodGiven,
  how: Row,
): RowChange {
  return put('paid_periods', { subscription_id: subscriptionId, period }, { during: `[${from},${until})`, ...how });
}

function ended(event: SubscriptionEnded): RowChange[] {
  const { because, endedAt } = event.data;
  const row = changed(event, {
    status: 'ended',
    ended_because: because,
    ended_at: endedAt,
    free_since: endedAt,
    auto_renew: false,
    charging_order_id: null,
    ...NOTHING_OWED,
  });
  return [row, ...uncovered(event)];
}

/** What was paid counts no more: all of a period whose money went back, the days ahead of one that was cut. */
function uncovered({ data: { subscriptionId, endedAt, refundedPeriod, cutPeriod } }: SubscriptionEnded): RowChange[] {
  const key = (period: number): Row => ({ subscription_id: subscriptionId, period });
  if (refundedPeriod !== undefined) return [remove('paid_periods', key(refundedPeriod))];
  if (!cutPeriod) return [];
  const today = civilDateOf(endedAt);
  return [
    cutPeriod.from < today
      ? set('paid_periods', key(cutPeriod.period), { during: `[${cutPeriod.from},${today})` })
      : remove('paid_periods', key(cutPeriod.period)),
  ];
}

function changed(event: SubscriptionEvent, row: Row): RowChange {
  return set('subscriptions', { subscription_id: event.data.subscriptionId }, row);
}

/** Each agreement as it stands, and the periods that are paid; written with the append, because access depends on it. */
export const subscriptionsProjection: Projection = {
  name: 'subscriptions',
  mode: 'inline',
  money: true,
  tables: new URL('./subscriptions.tables.sql', import.meta.url),
  project,
};
