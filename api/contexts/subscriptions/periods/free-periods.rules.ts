import { civilDateOf } from '../../../kernel/calendar.js';
import type { Instant } from '../../../kernel/instant.js';
import { Refusal } from '../../../kernel/refusal.js';
import { endOfAccess } from './period.rules.js';
import type { PeriodGranted, SubscriptionActivated, SubscriptionEvent } from '../subscription.events.js';
import type { AddFreePeriods } from '../subscription.commands.js';
import {
  activation,
  evolve,
  idsOf,
  isRunning,
  nextDays,
  type Active,
  type InGrace,
  type Known,
  type SubscriptionState,
} from '../subscription.state.rules.js';

/** The next period, paid for by the code whose turn it is. @throws Refusal no-free-period. */
export function granted(state: Active | InGrace, now: Instant): PeriodGranted {
  const free = state.freePeriods.first;
  if (!free) throw new Refusal('no-free-period');
  const days = nextDays(state);
  const { codeId, useId } = free;
  return {
    type: 'PeriodGranted',
    data: {
      ...idsOf(state),
      period: state.nextPeriod,
      ...days,
      codeId,
      useId,
      grantedAt: now,
      accessUntil: endOfAccess(days.until),
    },
  };
}

/** The money of the running period went back: free periods count from today, and who withdrew is charged no more. */
export function goneOnFree(state: Active | InGrace, now: Instant): SubscriptionEvent[] {
  const restart: SubscriptionActivated = {
    type: 'SubscriptionActivated',
    data: {
      ...idsOf(state),
      anchor: civilDateOf(now),
      firstPeriod: state.nextPeriod,
      activatedAt: now,
      autoRenew: false,
      refundedPeriod: state.nextPeriod - 1,
    },
  };
  const after = evolve(state, restart);
  return isRunning(after) ? [restart, granted(after, now)] : [];
}

export function addFreePeriods({ codeId, useId, periods, now }: AddFreePeriods, state: Known): SubscriptionEvent[] {
  if (state.freePeriods.knows(useId)) return [];
  if (state.status === 'Ended') throw new Refusal('subscription-ended');
  if (state.status === 'Incomplete' && state.charge) throw new Refusal('payment-in-progress');

  const added: SubscriptionEvent = {
    type: 'FreePeriodsAdded',
    data: { ...idsOf(state), codeId, useId, periods, addedAt: now },
  };
  if (state.status === 'Active' || state.charge) return [added];
  const begun: SubscriptionEvent[] = state.status === 'Incomplete' ? [added, activation(state, now, false)] : [added];
  const running = begun.reduce(evolve, state as SubscriptionState);
  return isRunning(running) ? [...begun, granted(running, now)] : begun;
}
