import { atHour, civilDateOf, plusDays, startOfDay, type CivilDate } from '../../../kernel/calendar.js';
import type { Instant } from '../../../kernel/instant.js';
import { graceEnd } from './dunning.rules.js';
import {
  CHARGE_HOUR,
  coveredUntil,
  idsOf,
  isRunning,
  nextDays,
  type Active,
  type InGrace,
  type Known,
  type SubscriptionState,
} from '../subscription.state.rules.js';
import { endOfAccess, periodAt } from './period.rules.js';
import type { AnnounceGraceEnd, SkipMissedPeriods } from '../subscription.commands.js';
import type { GraceEndAnnounced, PeriodSkipped } from '../subscription.events.js';

/** The next thing that happens to an agreement by itself. */
export type Due =
  | { at: Instant; what: 'end'; because: 'never-paid' | 'cancelled' | 'unpaid' }
  | { at: Instant; what: 'announce'; daysBefore: number }
  /** Grace is nearly over and nothing is paid. */
  | { at: Instant; what: 'announce-end' }
  /** A free period begins. */
  | { at: Instant; what: 'grant' }
  | { at: Instant; what: 'charge' };

/** A yearly charge is announced so many days ahead. */
export const ANNOUNCED_BEFORE = [15, 3];
/** No year is charged unless the person could read of it so many days before. */
const NOTICE_DAYS = 3;
/** So is any charge to a card whose last one failed. */
export const ANNOUNCED_AFTER_FAILURE = [14, 3];
/** The last notice comes on the day before the last day of grace, while the day after still helps. */
const END_ANNOUNCED_BEFORE = 1;

/**
 * What is due next, and when; null while nothing is, or while the answer to a charge is awaited: it moves the timer.
 * What the shop did not do in time is due at a moment that is over.
 */
export function nextDue(state: SubscriptionState): Due | null {
  switch (state.status) {
    case 'None':
    case 'Ended':
      return null;
    case 'Incomplete':
      return state.charge ? null : { at: state.lapsesAt, what: 'end', because: 'never-paid' };
    case 'Active':
      return state.charge ? null : dueOfActive(state);
    case 'InGrace':
      return state.charge ? null : dueInGrace(state);
  }
  return state satisfies never;
}

/** What is due next but for a mail: the end of an agreement does not wait for its announcement. */
export function nextDueWithoutNotice(state: SubscriptionState): Due | null {
  return nextDue(state.status === 'InGrace' ? { ...state, dunning: { ...state.dunning, endAnnounced: true } } : state);
}

function dueOfActive(state: Active): Due {
  const { from } = nextDays(state);
  if (!state.freePeriods.isEmpty) return { at: startOfDay(from), what: 'grant' };
  if (!state.autoRenew) return { at: startOfDay(coveredUntil(state)), what: 'end', because: 'cancelled' };

  const [daysBefore] = announcementsLeft(state);
  if (daysBefore !== undefined)
    return { at: atHour(plusDays(from, -daysBefore), CHARGE_HOUR), what: 'announce', daysBefore };
  return { at: oneADay(state, atHour(chargeDay(state), CHARGE_HOUR)), what: 'charge' };
}

/** Which announcement fits this moment: of several that are late, only the one nearest to the charge. */
export function announcementAt(state: Active, now: Instant): number | null {
  const { from } = nextDays(state);
  return (
    announcementsLeft(state)
      .filter((days) => atHour(plusDays(from, -days), CHARGE_HOUR) <= now)
      .at(-1) ?? null
  );
}

/** The day of the charge that an announcement made now names: where a year was never announced in time, it waits for those who read of it late. */
export function announcedChargeDay(state: Active, now: Instant): CivilDate {
  const earliest = plusDays(civilDateOf(now), NOTICE_DAYS);
  const day = chargeDay(state);
  return state.planId === 'yearly' && state.announced.length === 0 && earliest > day ? earliest : day;
}

/** The first day of the period, or the later one that was announced. */
export function chargeDay(state: Active): CivilDate {
  const { from } = nextDays(state);
  return state.announcedFor !== null && state.announcedFor > from ? state.announcedFor : from;
}

function announcementsLeft({ planId, announced, cardFailed }: Active): number[] {
  const wanted = planId === 'yearly' ? ANNOUNCED_BEFORE : cardFailed ? ANNOUNCED_AFTER_FAILURE : [];
  return wanted.filter((days) => !announced.some((done) => done <= days));
}

function dueInGrace(state: InGrace): Due {
  const { from } = nextDays(state);
  if (!state.freePeriods.isEmpty) return { at: startOfDay(from), what: 'grant' };
  if (!state.autoRenew) return { at: startOfDay(from), what: 'end', because: 'cancelled' };

  const end = graceEnd(state.dunning.graceUntil);
  const { nextTryAt, endAnnounced, graceUntil } = state.dunning;
  const announceAt = atHour(plusDays(graceUntil, -END_ANNOUNCED_BEFORE), CHARGE_HOUR);
  const nextTry: Due[] = nextTryAt !== null && nextTryAt < end ? [{ at: nextTryAt, what: 'charge' }] : [];
  const announcement: Due[] = endAnnounced ? [] : [{ at: announceAt, what: 'announce-end' }];
  // A try that is due with the announcement may make it needless.
  return (
    [...nextTry, ...announcement].sort((a, b) => a.at.localeCompare(b.at))[0] ?? {
      at: end,
      what: 'end',
      because: 'unpaid',
    }
  );
}

/** Periods that pile up while the shop is away are charged one a day, the oldest first. */
function oneADay({ chargesOn }: Active, at: Instant): Instant {
  if (chargesOn.count === 0 || chargesOn.day < civilDateOf(at)) return at;
  return atHour(plusDays(chargesOn.day, 1), CHARGE_HOUR);
}

/** Calls for the last notice, once in a grace. */
export function announceGraceEnd({ now }: AnnounceGraceEnd, state: Known): GraceEndAnnounced[] {
  if (state.status !== 'InGrace' || state.dunning.endAnnounced) return [];
  const {
    nextPeriod: period,
    dunning: { graceUntil },
  } = state;
  return [{ type: 'GraceEndAnnounced', data: { ...idsOf(state), period, graceUntil, announcedAt: now } }];
}

/** Whether the next period passed from its first day to its last before anybody could be charged for it. */
export function isMissed(state: SubscriptionState, now: string): boolean {
  if (!isRunning(state) || state.charge || nextDue(state)?.what === 'end') return false;
  // A card that is tried no more buys no further days.
  if (state.status === 'InGrace' && state.dunning.nextTryAt === null && state.freePeriods.isEmpty) return false;
  return civilDateOf(now) >= nextDays(state).until;
}

/** Periods that elapsed while the shop was away are skipped without charge; a free period of a code is kept for later days. */
export function skipMissed({ now }: SkipMissedPeriods, state: Known): PeriodSkipped[] {
  if (!isRunning(state) || !isMissed(state, now)) return [];
  const skipped: PeriodSkipped[] = [];
  for (let period = state.nextPeriod; ; period++) {
    const days = periodAt(state.planId, state.anchor, period - state.firstPeriod);
    if (days.until > civilDateOf(now)) return skipped;
    skipped.push({
      type: 'PeriodSkipped',
      data: { ...idsOf(state), period, ...days, skippedAt: now, accessUntil: endOfAccess(days.until) },
    });
  }
}
