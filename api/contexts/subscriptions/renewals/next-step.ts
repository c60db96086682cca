import { announcementAt, nextDue, type Due, isMissed } from '../periods/due.rules.js';
import { nextDays, type SubscriptionState } from '../subscription.state.rules.js';
import type { SubscriptionCommand } from '../subscription.commands.js';
import type { CivilDate } from '../../../kernel/calendar.js';
import { hours, millisecondsBetween, type Instant } from '../../../kernel/instant.js';

type Running = Extract<SubscriptionState, { status: 'Active' | 'InGrace' }>;

/** A period to be charged, and which try it is. */
export type ChargeStep = {
  do: 'charge';
  what: 'charge';
  dueAt: Instant;
  attempt: number;
  period: number;
  from: CivilDate;
} & Pick<Running, 'personId' | 'cardId' | 'planId'>;

/** What is to be done for an agreement at this moment, and when it was due. */
type Step =
  | { do: 'nothing' }
  | { do: 'tell'; what: Due['what'] | 'skip'; command: SubscriptionCommand; dueAt: Instant }
  | ChargeStep;

/** What is done later than this after its time is told to staff. */
const LATE_AFTER = hours(1);

/**
 * The one next step of an agreement; what follows from it is another step.
 * Days that passed whole while the shop was away are left out before anything is granted or charged.
 */
export function nextStep(state: SubscriptionState, now: Instant): Step {
  const due = nextDue(state);
  if (!due || due.at > now) return { do: 'nothing' };

  const execute = (what: Due['what'] | 'skip', command: SubscriptionCommand): Step => ({
    do: 'tell',
    what,
    command,
    dueAt: due.at,
  });
  if (isMissed(state, now)) return execute('skip', { type: 'SkipMissedPeriods', now });
  switch (due.what) {
    case 'end':
      return execute(due.what, { type: 'EndSubscription', because: due.because, now });
    case 'announce':
      // Of several announcements that are late only the nearest to the charge still says something.
      return execute(due.what, {
        type: 'AnnounceRenewal',
        daysBefore: (state.status === 'Active' && announcementAt(state, now)) || due.daysBefore,
        now,
      });
    case 'announce-end':
      return execute(due.what, { type: 'AnnounceGraceEnd', now });
    case 'grant':
      return execute(due.what, { type: 'GrantFreePeriod', now });
    case 'charge':
      return chargeStep(state as Running, due.at);
  }
  return due satisfies never;
}

function chargeStep(state: Running, dueAt: Instant): ChargeStep {
  const { personId, cardId, planId, nextPeriod: period } = state;
  const attempt = state.status === 'InGrace' ? state.dunning.attempts + 1 : 1;
  return { do: 'charge', what: 'charge', dueAt, attempt, period, from: nextDays(state).from, personId, cardId, planId };
}

/** Whether something is done so late that staff should know. */
export function isLate(dueAt: Instant, now: Instant): boolean {
  return millisecondsBetween(dueAt, now) > LATE_AFTER;
}
