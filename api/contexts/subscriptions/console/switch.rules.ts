import { civilDateOf } from '../../../kernel/calendar.js';
import type { Instant } from '../../../kernel/instant.js';
import { Refusal } from '../../../kernel/refusal.js';
import { endOfAccess, periodAt } from '../periods/period.rules.js';
import type { SwitchSubscription } from '../subscription.commands.js';
import type { SubscriptionEnded, SubscriptionEvent } from '../subscription.events.js';
import {
  ending,
  idsOf,
  isOver,
  isRunning,
  type Active,
  type InGrace,
  type Known,
} from '../subscription.state.rules.js';

/**
 * Turned on, it runs for a free period from today, and ends by itself; turned off, it ends now. No money moves either way.
 * @throws Refusal payment-in-progress, subscription-ended.
 */
export function switched(command: SwitchSubscription, state: Known): SubscriptionEvent[] {
  const { active, now } = command;
  const isOn = isRunning(state) && !isOver(state, now);
  if (isOn && active) return [];
  // The answer that is awaited may turn it on.
  if (state.charge) throw new Refusal('payment-in-progress');
  if (!isOn && !active) return [];
  return active ? turnedOn(command, state) : isRunning(state) ? [turnedOff(command, state)] : [];
}

function turnedOn({ reason, now }: SwitchSubscription, state: Known): SubscriptionEvent[] {
  if (state.status === 'Ended' && (state.supersededBy || state.hidden || state.because === 'person-erased'))
    throw new Refusal('subscription-ended');
  const { planId, nextPeriod: period } = state;
  const days = periodAt(planId, civilDateOf(now), 0);
  // Cancelled and over, but the event is not written yet.
  const before: SubscriptionEvent[] = isRunning(state) ? [ending(state, 'cancelled', now)] : [];
  return [
    ...before,
    {
      type: 'SubscriptionActivated',
      data: { ...idsOf(state), anchor: days.from, firstPeriod: period, activatedAt: now, autoRenew: false },
    },
    {
      type: 'PeriodGiven',
      data: { ...idsOf(state), period, ...days, reason, givenAt: now, accessUntil: endOfAccess(days.until) },
    },
  ];
}

function turnedOff({ reason, now }: SwitchSubscription, state: Active | InGrace): SubscriptionEnded {
  return {
    type: 'SubscriptionEnded',
    data: { ...idsOf(state), because: 'staff', endedAt: now, reason, ...cut(state, now) },
  };
}

/** Days that lie ahead are covered no more, so that they can be paid or given again. */
function cut(
  { planId, anchor, nextPeriod, firstPeriod }: Active | InGrace,
  now: Instant,
): Pick<SubscriptionEnded['data'], 'cutPeriod'> {
  const period = nextPeriod - 1;
  if (period < firstPeriod) return {};
  const { from, until } = periodAt(planId, anchor, period - firstPeriod);
  return until > civilDateOf(now) ? { cutPeriod: { period, from } } : {};
}
