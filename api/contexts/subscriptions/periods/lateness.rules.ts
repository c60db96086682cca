import { civilDateOf } from '../../../kernel/calendar.js';
import { nextDue } from './due.rules.js';
import { endOfAccess, periodAt } from './period.rules.js';
import type { AnnounceGraceEnd, SkipMissedPeriods } from '../subscription.commands.js';
import type { GraceEndAnnounced, PeriodSkipped } from '../subscription.events.js';
import { isRunning, nextDays, type Known, type SubscriptionState } from '../subscription.state.rules.js';

/** Calls for the last notice, once in a grace. */
export function announceGraceEnd({ now }: AnnounceGraceEnd, state: Known): GraceEndAnnounced[] {
  if (state.status !== 'InGrace' || state.dunning.endAnnounced) return [];
  const {
    subscriptionId,
    playerId,
    nextPeriod: period,
    dunning: { graceUntil },
  } = state;
  return [{ type: 'GraceEndAnnounced', data: { subscriptionId, playerId, period, graceUntil, announcedAt: now } }];
}

/** Whether the next period passed from its first day to its last before anybody could be charged for it. */
export function isMissed(state: SubscriptionState, now: string): boolean {
  if (!isRunning(state) || state.charge || nextDue(state)?.what === 'end') return false;
  // A card that is tried no more buys no further days.
  if (state.status === 'InGrace' && state.dunning.nextTryAt === null && state.freePeriods.isEmpty) return false;
  return civilDateOf(now) >= nextDays(state).until;
}

/** Whatever passed whole while the shop was away is nobody's to pay; a free period of a code is kept for later days. */
export function skipMissed({ now }: SkipMissedPeriods, state: Known): PeriodSkipped[] {
  if (!isRunning(state) || !isMissed(state, now)) return [];
  const { subscriptionId, playerId } = state;
  const skipped: PeriodSkipped[] = [];
  for (let period = state.nextPeriod; ; period++) {
    const days = periodAt(state.planId, state.anchor, period - state.firstPeriod);
    if (days.until > civilDateOf(now)) return skipped;
    skipped.push({
      type: 'PeriodSkipped',
      data: { subscriptionId, playerId, period, ...days, skippedAt: now, accessUntil: endOfAccess(days.until) },
    });
  }
}
