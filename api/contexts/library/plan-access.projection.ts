import type { RecordedEvent } from '../../platform/event-store/events.js';
import type { Projection } from '../../platform/event-store/projection.js';
import { put, remove, set, type Row, type RowChange } from '../../platform/event-store/row-changes.js';
import type { GameEvent } from '../catalog/game.events.js';
import type { SubscriptionActivated, SubscriptionEvent } from '../subscriptions/subscription.events.js';

function project(recorded: RecordedEvent): RowChange[] {
  const event = recorded as unknown as SubscriptionEvent | GameEvent;
  switch (event.type) {
    case 'GameListed':
      return [
        event.data.inPlan
          ? put('games', { game_id: event.data.gameId }, {})
          : remove('games', { game_id: event.data.gameId }),
      ];
    case 'GameUnlisted':
      return [remove('games', { game_id: event.data.gameId })];
    case 'SubscriptionActivated':
      return [activated(event)];
    case 'SubscriptionEnded':
      return [remove('agreements', { subscription_id: event.data.subscriptionId })];
    case 'FreePeriodsAdded': {
      const { subscriptionId, useId, periods, addedAt } = event.data;
      return [put('free_periods', { subscription_id: subscriptionId, use_id: useId }, { periods, added_at: addedAt })];
    }
    case 'PeriodGranted': {
      const { subscriptionId, period, grantedAt, accessUntil } = event.data;
      return [
        put('granted_periods', { subscription_id: subscriptionId, period }, { granted_at: grantedAt }),
        changed(event, { in_grace: false, access_until: accessUntil }),
      ];
    }
    default:
      return agreementOf(event);
  }
}

function agreementOf(event: SubscriptionEvent | GameEvent): RowChange[] {
  switch (event.type) {
    case 'PeriodPaid':
    case 'PeriodGiven':
    case 'PeriodSkipped':
      return [changed(event, { in_grace: false, access_until: event.data.accessUntil })];
    case 'PeriodChargeFailed':
      return event.data.noDunning ? [] : [changed(event, { in_grace: true, access_until: event.data.accessUntil })];
    case 'AutoRenewCancelled':
      return [changed(event, { auto_renew: false })];
    case 'AutoRenewResumed':
      return [changed(event, { auto_renew: true })];
    default:
      return [];
  }
}

/** Begun anew with the free periods that it has, it keeps them. */
function activated(event: SubscriptionActivated): RowChange {
  const { subscriptionId, playerId, activatedAt, autoRenew = true, refundedPeriod } = event.data;
  const row = { since: activatedAt, auto_renew: autoRenew, in_grace: false, access_until: null };
  return refundedPeriod === undefined
    ? put('agreements', { subscription_id: subscriptionId }, { player_id: playerId, ...row, free_since: activatedAt })
    : changed(event, row);
}

function changed({ data: { subscriptionId } }: SubscriptionEvent, row: Row): RowChange {
  return set('agreements', { subscription_id: subscriptionId }, row);
}

/** Which games does a plan let people play, and how long may each subscriber? Written with the payment, so that the games are there at once. */
export const planAccessProjection: Projection = {
  name: 'plan_access',
  mode: 'inline',
  money: true,
  tables: new URL('./plan-access.tables.sql', import.meta.url),
  project,
};
