import { civilDateOf } from '../../../kernel/calendar.js';
import type { Instant } from '../../../kernel/instant.js';
import { Refusal } from '../../../kernel/refusal.js';
import { endOfAccess } from './period.rules.js';
import type { PeriodGranted, SubscriptionActivated, SubscriptionEvent } from '../subscription.events.js';
import { evolve, isRunning, nextDays, type Active, type InGrace } from '../subscription.state.rules.js';

/** The next period, paid for by the code whose turn it is. @throws Refusal no-free-period. */
export function granted(state: Active | InGrace, now: Instant): PeriodGranted {
  const free = state.freePeriods.first;
  if (!free) throw new Refusal('no-free-period');
  const { subscriptionId, playerId, nextPeriod: period } = state;
  const days = nextDays(state);
  const { codeId, useId } = free;
  return {
    type: 'PeriodGranted',
    data: {
      subscriptionId,
      playerId,
      period,
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
  const { subscriptionId, playerId, nextPeriod } = state;
  const anew: SubscriptionActivated = {
    type: 'SubscriptionActivated',
    data: {
      subscriptionId,
      playerId,
      anchor: civilDateOf(now),
      firstPeriod: nextPeriod,
      activatedAt: now,
      autoRenew: false,
      refundedPeriod: nextPeriod - 1,
    },
  };
  const after = evolve(state, anew);
  return isRunning(after) ? [anew, granted(after, now)] : [];
}
