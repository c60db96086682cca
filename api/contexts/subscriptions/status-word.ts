import { endOfAccess, hasAccess, periodAt, periodsSince, type SubscriptionRow } from './index.js';
import type { CivilDate } from '../../kernel/calendar.js';

/** The words of the shop's contract for where an agreement stands. */
export type StatusWord = 'incomplete' | 'active' | 'cancelled' | 'past_due' | 'ended';

export function statusWordOf({ status, autoRenew }: SubscriptionRow): StatusWord {
  if (status === 'in-grace') return 'past_due';
  return status === 'active' && !autoRenew ? 'cancelled' : status;
}

/** What follows from an agreement's row at a moment: whether it gives access, until when, and when it is charged next. */
export function outlook(
  row: SubscriptionRow,
  now: Date,
): { active: boolean; activeUntil: string | null; chargedOn: CivilDate | null } {
  const { status, accessUntil, endedAt, autoRenew, nextTryOn, chargeOn, chargingOrderId } = row;
  const active = hasAccess(row, now);
  if (status === 'ended') {
    const ends = [accessUntil, endedAt].flatMap((at) => (at ? [at.getTime()] : []));
    return { active, activeUntil: accessUntil ? new Date(Math.min(...ends)).toISOString() : null, chargedOn: null };
  }
  const covered = coveredWithFree(row);
  if (status !== 'active' || !covered)
    return { active, activeUntil: accessUntil?.toISOString() ?? null, chargedOn: chargingOrderId ? null : nextTryOn };
  return { active, activeUntil: endOfAccess(covered), chargedOn: autoRenew ? announced(covered, chargeOn) : null };
}

/** The day of the charge: a late announcement may have named a later one than the first day that is owed. */
function announced(owed: CivilDate, chargeOn: CivilDate | null): CivilDate {
  return chargeOn !== null && chargeOn > owed ? chargeOn : owed;
}

/** The first day that neither money nor a free period to come covers. */
function coveredWithFree({ planId, anchor, coveredUntil, freePeriodsLeft }: SubscriptionRow): CivilDate | null {
  if (!anchor || !coveredUntil) return null;
  return periodAt(planId, anchor, periodsSince(planId, anchor, coveredUntil) + freePeriodsLeft).from;
}
