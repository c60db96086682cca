import type { RecordedEvent } from '../../platform/event-store/events.js';
import type { Projection } from '../../platform/event-store/projection.js';
import { put, remove, set, type Row, type RowChange } from '../../platform/event-store/row-changes.js';
import type { PeriodGranted, PeriodPaid, SubscriptionCreated, SubscriptionEnded, SubscriptionEvent } from './subscription.events.js';

function project(recorded: RecordedEvent): RowChange[] {
  const event = recorded as unknown as SubscriptionEvent;
  switch (event.type) {
    case 'SubscriptionCreated':
      return [created(event)];
    case 'SubscriptionActivated':
      return [changed(event, { status: 'active', anchor: event.data.anchor, auto_renew: event.data.autoRenew ?? true, ended_because: null, ended_at: null })];
    case 'PeriodChargeStarted':
      return [changed(event, { charging_order_id: event.data.orderId, last_order_id: event.data.orderId, card_id: event.data.cardId })];
    case 'PeriodPaid':
      return [covered(event, { charging_order_id: null }), paidPeriod(event, { order_id: event.data.orderId, use_id: null, amount: event.data.amount, paid_at: event.data.paidAt })];
    case 'PeriodGranted':
      return [covered(event, {}), paidPeriod(event, { order_id: null, use_id: event.data.useId, amount: 0, paid_at: event.data.grantedAt })];
    case 'PeriodChargeFailed': {
      const { noDunning, graceUntil, nextTryOn, accessUntil } = event.data;
      const dunning = noDunning ? {} : { status: 'in-grace', grace_until: graceUntil, next_try_on: nextTryOn, access_until: accessUntil };
      return [changed(event, { charging_order_id: null, ...dunning })];
    }
    case 'FreePeriodsAdded': {
      const { subscriptionId, useId, codeId, periods } = event.data;
      return [put('free_periods', { subscription_id: subscriptionId, use_id: useId }, { code_id: codeId, periods })];
    }
    default:
      return agreementOf(event);
  }
}

function agreementOf(event: Extract<SubscriptionEvent, { type: 'AutoRenewCancelled' | 'AutoRenewResumed' | 'SubscriptionCardChosen' | 'RenewalAnnounced' | 'SubscriptionEnded' | 'SubscriptionHidden' | 'SubscriptionSuperseded' }>): RowChange[] {
  switch (event.type) {
    case 'AutoRenewCancelled':
      return [changed(event, { auto_renew: false })];
    case 'AutoRenewResumed':
      return [changed(event, { auto_renew: true })];
    case 'SubscriptionCardChosen':
      return [changed(event, { card_id: event.data.cardId })];
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
  const { subscriptionId, playerId, planId, price, createdAt, lapsesAt } = data;
  return put('subscriptions', { subscription_id: subscriptionId }, {
    player_id: playerId, plan_id: planId, price, status: 'incomplete', auto_renew: false, hidden: false, created_at: createdAt, lapses_at: lapsesAt,
  });
}

function covered(event: PeriodPaid | PeriodGranted, more: Row): RowChange {
  const { until, accessUntil } = event.data;
  return changed(event, { status: 'active', covered_until: until, access_until: accessUntil, grace_until: null, next_try_on: null, ...more });
}

function paidPeriod({ data: { subscriptionId, period, from, until } }: PeriodPaid | PeriodGranted, how: Row): RowChange {
  return put('paid_periods', { subscription_id: subscriptionId, period }, { during: `[${from},${until})`, ...how });
}

function ended(event: SubscriptionEnded): RowChange[] {
  const { subscriptionId, because, endedAt, refundedPeriod } = event.data;
  const row = changed(event, { status: 'ended', ended_because: because, ended_at: endedAt, auto_renew: false, charging_order_id: null, grace_until: null, next_try_on: null });
  return refundedPeriod === undefined ? [row] : [row, remove('paid_periods', { subscription_id: subscriptionId, period: refundedPeriod })];
}

function changed(event: SubscriptionEvent, row: Row): RowChange {
  return set('subscriptions', { subscription_id: event.data.subscriptionId }, row);
}

/** Each agreement as it stands, and the periods that are paid; written with the append, because access depends on it. */
export const subscriptionsProjection: Projection = {
  name: 'subscriptions', mode: 'inline', money: true, tables: new URL('./subscriptions.tables.sql', import.meta.url), project,
};
