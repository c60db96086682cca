import { startOfDay } from '../../kernel/calendar.js';
import type { Decider } from '../../kernel/decider.js';
import { hours, later, type Instant } from '../../kernel/instant.js';
import { Refusal } from '../../kernel/refusal.js';
import { chooseCard, recordFailed, recordPaid, startCharge } from './charging/charging.rules.js';
import { switched } from './console/switch.rules.js';
import { announcedChargeDay, announceGraceEnd, nextDueWithoutNotice, skipMissed } from './periods/due.rules.js';
import { addFreePeriods, goneOnFree, granted } from './periods/free-periods.rules.js';
import { endOfAccess } from './periods/period.rules.js';
import type {
  CancelAutoRenew,
  CreateSubscription,
  EndSubscription,
  SubscriptionCommand,
  SupersedeSubscription,
} from './subscription.commands.js';
import type { SubscriptionEvent } from './subscription.events.js';
import {
  coveredUntil,
  ending,
  evolve,
  idsOf,
  isOver,
  isRunning,
  nextDays,
  type Ended,
  type Incomplete,
  type Known,
  type SubscriptionState,
} from './subscription.state.rules.js';

/** Wanted but not paid, an agreement lapses after this time. */
const LAPSES_AFTER = hours(1);

function decide(command: SubscriptionCommand, state: SubscriptionState): SubscriptionEvent[] {
  if (command.type === 'CreateSubscription') return create(command, state);
  if (state.status === 'None') throw new Refusal('subscription-unknown');
  switch (command.type) {
    case 'AddFreePeriods':
      return addFreePeriods(command, state);
    case 'GrantFreePeriod':
      return isRunning(state) &&
        !state.freePeriods.isEmpty &&
        !state.charge &&
        command.now >= startOfDay(nextDays(state).from)
        ? [granted(state, command.now)]
        : [];
    case 'StartPeriodCharge':
      return startCharge(command, state);
    case 'RecordPeriodPaid':
      return recordPaid(command, state);
    case 'RecordPeriodChargeFailed':
      return recordFailed(command, state);
    case 'ChooseSubscriptionCard':
      return chooseCard(command, state);
    case 'CancelAutoRenew':
      return cancel(command, state);
    case 'AnnounceGraceEnd':
      return announceGraceEnd(command, state);
    case 'SkipMissedPeriods':
      return skipMissed(command, state);
    case 'SwitchSubscription':
      return switched(command, state);
    default:
      return decideEnding(command, state);
  }
}

function decideEnding(
  command: Extract<
    SubscriptionCommand,
    { type: 'ResumeAutoRenew' | 'AnnounceRenewal' | 'EndSubscription' | 'HideSubscription' | 'SupersedeSubscription' }
  >,
  state: Known,
): SubscriptionEvent[] {
  const { now } = command;
  switch (command.type) {
    case 'ResumeAutoRenew':
      if (!isRunning(state) || isOver(state, now)) throw new Refusal('subscription-ended');
      return state.autoRenew ? [] : [{ type: 'AutoRenewResumed', data: { ...idsOf(state), resumedAt: now } }];
    case 'AnnounceRenewal': {
      if (state.status !== 'Active' || !state.autoRenew || state.announced.some((days) => days <= command.daysBefore))
        return [];
      const { daysBefore } = command;
      return [
        {
          type: 'RenewalAnnounced',
          data: {
            ...idsOf(state),
            period: state.nextPeriod,
            daysBefore,
            chargeOn: announcedChargeDay(state, now),
            amount: state.price,
            announcedAt: now,
          },
        },
      ];
    }
    case 'EndSubscription':
      return end(command, state);
    case 'HideSubscription':
      return hide(state, now);
    case 'SupersedeSubscription':
      return supersede(command, state);
  }
  return command satisfies never;
}

function create(
  { subscriptionId, personId, planId, price, language, now }: CreateSubscription,
  state: SubscriptionState,
): SubscriptionEvent[] {
  if (state.status !== 'None') return [];
  return [
    {
      type: 'SubscriptionCreated',
      data: {
        subscriptionId,
        personId,
        planId,
        price,
        currency: 'CLP',
        language,
        createdAt: now,
        lapsesAt: later(now, LAPSES_AFTER),
      },
    },
  ];
}

function cancel({ by, now }: CancelAutoRenew, state: Known): SubscriptionEvent[] {
  if (!isRunning(state)) return stop(by, state, now);
  if (!state.autoRenew) return [];

  const cancelled: SubscriptionEvent = {
    type: 'AutoRenewCancelled',
    data: { ...idsOf(state), by, accessUntil: endOfAccess(coveredUntil(state)), cancelledAt: now },
  };
  const after = evolve(state, cancelled);
  return isRunning(after) && isOver(after, now) ? [cancelled, ending(state, 'cancelled', now)] : [cancelled];
}

/** What the bank still answers may begin it: for the one period, then. */
function stop(by: CancelAutoRenew['by'], state: Incomplete | Ended, now: Instant): SubscriptionEvent[] {
  if (state.charge)
    return state.stopped
      ? []
      : [
          {
            type: 'AutoRenewCancelled',
            data: { ...idsOf(state), by, accessUntil: endOfAccess(state.charge.until), cancelledAt: now },
          },
        ];
  if (state.status === 'Incomplete') throw new Refusal('subscription-not-active');
  return [];
}

function end({ because, now }: EndSubscription, state: Known): SubscriptionEvent[] {
  // A charge that would begin it again is not wanted by a person who leaves.
  if (state.status === 'Ended') return because === 'person-erased' && state.charge ? [ending(state, because, now)] : [];
  if (because === 'refunded' && isRunning(state) && !state.freePeriods.isEmpty) return goneOnFree(state, now);
  if (because === 'refunded' && isRunning(state))
    return [
      {
        ...ending(state, because, now),
        data: { ...idsOf(state), because, endedAt: now, refundedPeriod: state.nextPeriod - 1 },
      },
    ];
  if (because !== 'person-erased') {
    const due = nextDueWithoutNotice(state);
    if (due?.what !== 'end' || due.because !== because || now < due.at) throw new Refusal('subscription-not-over');
  }
  return [ending(state, because, now)];
}

function hide(state: Known, now: Instant): SubscriptionEvent[] {
  if (isRunning(state)) throw new Refusal('subscription-active');
  if (state.charge) throw new Refusal('payment-in-progress');
  const hidden: SubscriptionEvent = { type: 'SubscriptionHidden', data: { ...idsOf(state), hiddenAt: now } };
  if (state.status === 'Ended') return state.hidden ? [] : [hidden];
  return [ending(state, 'never-paid', now), hidden];
}

function supersede({ by, now }: SupersedeSubscription, state: Known): SubscriptionEvent[] {
  if (isRunning(state) && !isOver(state, now)) throw new Refusal('already-subscribed');
  if (state.charge) throw new Refusal('payment-in-progress');
  const superseded: SubscriptionEvent = {
    type: 'SubscriptionSuperseded',
    data: { ...idsOf(state), by, supersededAt: now },
  };
  if (state.status === 'Ended') {
    if (state.supersededBy && state.supersededBy !== by) throw new Refusal('already-subscribed');
    return state.supersededBy ? [] : [superseded];
  }
  return [ending(state, isRunning(state) ? 'cancelled' : 'never-paid', now), superseded];
}

/** What one person and the shop agreed on: when it runs, what each period costs, and that no period is paid twice. */
export const subscriptionDecider: Decider<SubscriptionCommand, SubscriptionState, SubscriptionEvent> = {
  initialState: { status: 'None' },
  decide,
  evolve,
};
