import { civilDateOf, startOfDay } from '../../kernel/calendar.js';
import type { Decider } from '../../kernel/decider.js';
import { later, hours, type Instant } from '../../kernel/instant.js';
import { Refusal } from '../../kernel/refusal.js';
import { announcedChargeDay, chargeDay, nextDueWithoutNotice } from './periods/due.rules.js';
import { firstTryDay, graceEnd, graceUntil, nextTryOn } from './periods/dunning.rules.js';
import { goneOnFree, granted } from './periods/free-periods.rules.js';
import { announceGraceEnd, skipMissed } from './periods/due.rules.js';
import { switched } from './console/switch.rules.js';
import { endOfAccess, periodAt, type PeriodDays } from './periods/period.rules.js';
import type {
  AddFreePeriods,
  CancelAutoRenew,
  ChooseSubscriptionCard,
  CreateSubscription,
  EndSubscription,
  RecordPeriodChargeFailed,
  RecordPeriodPaid,
  StartPeriodCharge,
  SubscriptionCommand,
  SupersedeSubscription,
} from './subscription.commands.js';
import type { SubscriptionEvent, SubscriptionActivated } from './subscription.events.js';
import {
  CHARGES_A_DAY,
  chargesOnDay,
  coveredUntil,
  evolve,
  isOver,
  isRunning,
  nextDays,
  soonestTryOn,
  triedCard,
  tryAt,
  type Active,
  type Ended,
  type InGrace,
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
      return state.autoRenew ? [] : [{ type: 'AutoRenewResumed', data: { ...named(state), resumedAt: now } }];
    case 'AnnounceRenewal': {
      if (state.status !== 'Active' || !state.autoRenew || state.announced.some((days) => days <= command.daysBefore))
        return [];
      const { daysBefore } = command;
      return [
        {
          type: 'RenewalAnnounced',
          data: {
            ...named(state),
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
  { subscriptionId, playerId, planId, price, language, now }: CreateSubscription,
  state: SubscriptionState,
): SubscriptionEvent[] {
  if (state.status !== 'None') return [];
  return [
    {
      type: 'SubscriptionCreated',
      data: {
        subscriptionId,
        playerId,
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

function addFreePeriods({ codeId, useId, periods, now }: AddFreePeriods, state: Known): SubscriptionEvent[] {
  if (state.usedCodes.has(useId)) return [];
  if (state.status === 'Ended') throw new Refusal('subscription-ended');
  if (state.status === 'Incomplete' && state.charge) throw new Refusal('payment-in-progress');

  const added: SubscriptionEvent = {
    type: 'FreePeriodsAdded',
    data: { ...named(state), codeId, useId, periods, addedAt: now },
  };
  if (state.status === 'Active' || state.charge) return [added];
  const begun: SubscriptionEvent[] = state.status === 'Incomplete' ? [added, activated(state, now, false)] : [added];
  const running = begun.reduce(evolve, state as SubscriptionState);
  return isRunning(running) ? [...begun, granted(running, now)] : begun;
}

function startCharge({ orderId, cardId, now }: StartPeriodCharge, state: Known): SubscriptionEvent[] {
  if (state.charge) throw new Refusal('payment-in-progress');
  const days = chargeableDays(state, now);
  if (chargesOnDay(state, civilDateOf(now)) >= CHARGES_A_DAY) throw new Refusal('too-many-tries-today');

  const attempt = state.status === 'InGrace' ? state.dunning.attempts + 1 : 1;
  return [
    {
      type: 'PeriodChargeStarted',
      data: {
        ...named(state),
        period: state.nextPeriod,
        ...days,
        orderId,
        cardId,
        amount: state.price,
        attempt,
        startedAt: now,
      },
    },
  ];
}

/**
 * The days of the period that may be charged now.
 * @throws Refusal subscription-lapsed, subscription-ended, subscription-unknown, auto-renew-off, period-not-due, no-try-due.
 */
export function chargeableDays(state: Known, now: Instant): PeriodDays {
  switch (state.status) {
    case 'Incomplete':
      if (now >= state.lapsesAt) throw new Refusal('subscription-lapsed');
      return periodAt(state.planId, civilDateOf(now), 0);
    case 'Ended':
      if (state.hidden) throw new Refusal('subscription-unknown');
      if (state.supersededBy || state.because === 'person-erased') throw new Refusal('subscription-ended');
      if (state.because === 'never-paid') throw new Refusal('subscription-lapsed');
      return periodAt(state.planId, civilDateOf(now), 0);
    case 'Active':
    case 'InGrace':
      return renewableDays(state, now);
  }
  return state satisfies never;
}

function renewableDays(state: Active | InGrace, now: Instant): PeriodDays {
  const days = nextDays(state);
  if (!state.autoRenew) throw new Refusal('auto-renew-off');
  const begins = state.status === 'Active' ? chargeDay(state) : days.from;
  if (!state.freePeriods.isEmpty || now < startOfDay(begins)) throw new Refusal('period-not-due');
  // The same card is tried again when its time has come, and no earlier.
  if (state.status === 'InGrace' && (state.dunning.nextTryAt === null || now < state.dunning.nextTryAt))
    throw new Refusal('no-try-due');
  return days;
}

function recordPaid({ orderId, now }: RecordPeriodPaid, state: Known): SubscriptionEvent[] {
  const order = state.orders.get(orderId);
  if (!order) throw new Refusal('period-unknown');
  if (order.paid) return [];
  if (state.charge && state.charge.orderId !== orderId) throw new Refusal('payment-in-progress');
  if (order.period !== state.nextPeriod) throw new Refusal('period-already-paid');
  // Money that comes after the end goes back: the person was told that nothing was charged, and may have subscribed anew.
  if (state.status === 'Ended' && !state.charge) throw new Refusal('subscription-ended');

  const begun = isRunning(state) ? [] : [activated(state, now, !state.stopped)];
  const days = isRunning(state) ? nextDays(state) : periodAt(state.planId, civilDateOf(now), 0);
  const accessUntil = endOfAccess(days.until);
  return [
    ...begun,
    {
      type: 'PeriodPaid',
      data: {
        ...named(state),
        period: state.nextPeriod,
        ...days,
        orderId,
        amount: state.price,
        paidAt: now,
        accessUntil,
      },
    },
  ];
}

function recordFailed(
  { orderId, cardId, decline, responseCode, now }: RecordPeriodChargeFailed,
  state: Known,
): SubscriptionEvent[] {
  if (orderId !== (state.charge?.orderId ?? null)) return [];
  // Another card was chosen before this was known: the timer tries it.
  if (cardId !== undefined && cardId !== state.cardId) return [];
  if (orderId === null) chargeableDays(state, now);
  const today = civilDateOf(now);
  const days = state.charge ?? (isRunning(state) ? nextDays(state) : periodAt(state.planId, today, 0));
  const about = {
    ...named(state),
    period: state.nextPeriod,
    from: days.from,
    until: days.until,
    orderId,
    decline,
    responseCode,
    failedAt: now,
  };
  if (!isRunning(state) || !state.autoRenew) {
    const failed: SubscriptionEvent = {
      type: 'PeriodChargeFailed',
      data: {
        ...about,
        attempt: 1,
        nextTryOn: null,
        nextTryAt: null,
        firstTriedOn: today,
        graceUntil: today,
        accessUntil: now,
        noDunning: true,
      },
    };
    return isRunning(state) && isOver({ ...state, charge: null }, now)
      ? [failed, ended(state, 'cancelled', now)]
      : [failed];
  }
  const startedOn = civilDateOf(state.charge?.startedAt ?? now);
  const before = state.status === 'InGrace' ? state.dunning : { attempts: 0, firstTriedOn: startedOn };
  const attempt = before.attempts + 1;
  const firstTriedOn = firstTryDay({ firstTriedOn: before.firstTriedOn, startedOn, failedOn: today });
  // Whoever named another card while this one was tried wants it tried now.
  const next =
    triedCard(state) === state.cardId
      ? nextTryOn({ attempt, decline, firstTriedOn, failedOn: today })
      : soonestTryOn(state, now);
  const until = graceUntil(firstTriedOn);
  return [
    {
      type: 'PeriodChargeFailed',
      data: {
        ...about,
        attempt,
        nextTryOn: next,
        nextTryAt: next && tryAt(next, now),
        firstTriedOn,
        graceUntil: until,
        accessUntil: graceEnd(until),
      },
    },
  ];
}

function chooseCard({ cardId, now }: ChooseSubscriptionCard, state: Known): SubscriptionEvent[] {
  if (state.status === 'Ended') throw new Refusal('subscription-ended');
  // While money is owed, a chosen card is tried now, or tomorrow after today's limit of tries.
  const nextTryAt = state.status === 'InGrace' ? tryAt(soonestTryOn(state, now), now) : null;
  const chosen: SubscriptionEvent = {
    type: 'SubscriptionCardChosen',
    data: { ...named(state), cardId, chosenAt: now, nextTryAt },
  };
  if (cardId !== state.cardId) return [chosen];
  if (state.status !== 'InGrace' || state.charge) return [];
  const { lastDecline, failedCardId, nextTryAt: plannedAt } = state.dunning;
  // The same card again is a wish to try it now: pointless after its hard no, and already so while a try is due.
  const mayPay = lastDecline === 'soft' || cardId !== failedCardId;
  const waits = plannedAt === null || now < plannedAt;
  return mayPay && waits && chargesOnDay(state, civilDateOf(now)) < CHARGES_A_DAY ? [chosen] : [];
}

function cancel({ by, now }: CancelAutoRenew, state: Known): SubscriptionEvent[] {
  if (!isRunning(state)) return stop(by, state, now);
  if (!state.autoRenew) return [];

  const cancelled: SubscriptionEvent = {
    type: 'AutoRenewCancelled',
    data: { ...named(state), by, accessUntil: endOfAccess(coveredUntil(state)), cancelledAt: now },
  };
  const after = evolve(state, cancelled);
  return isRunning(after) && isOver(after, now) ? [cancelled, ended(state, 'cancelled', now)] : [cancelled];
}

/** What the bank still answers may begin it: for the one period, then. */
function stop(by: CancelAutoRenew['by'], state: Incomplete | Ended, now: Instant): SubscriptionEvent[] {
  if (state.charge)
    return state.stopped
      ? []
      : [
          {
            type: 'AutoRenewCancelled',
            data: { ...named(state), by, accessUntil: endOfAccess(state.charge.until), cancelledAt: now },
          },
        ];
  if (state.status === 'Incomplete') throw new Refusal('subscription-not-active');
  return [];
}

function end({ because, now }: EndSubscription, state: Known): SubscriptionEvent[] {
  // A charge that would begin it again is wanted no more by somebody who leaves.
  if (state.status === 'Ended') return because === 'person-erased' && state.charge ? [ended(state, because, now)] : [];
  if (because === 'refunded' && isRunning(state) && !state.freePeriods.isEmpty) return goneOnFree(state, now);
  if (because === 'refunded' && isRunning(state))
    return [
      {
        ...ended(state, because, now),
        data: { ...named(state), because, endedAt: now, refundedPeriod: state.nextPeriod - 1 },
      },
    ];
  if (because !== 'person-erased') {
    const due = nextDueWithoutNotice(state);
    if (due?.what !== 'end' || due.because !== because || now < due.at) throw new Refusal('subscription-not-over');
  }
  return [ended(state, because, now)];
}

function hide(state: Known, now: Instant): SubscriptionEvent[] {
  if (isRunning(state)) throw new Refusal('subscription-active');
  if (state.charge) throw new Refusal('payment-in-progress');
  const hidden: SubscriptionEvent = { type: 'SubscriptionHidden', data: { ...named(state), hiddenAt: now } };
  if (state.status === 'Ended') return state.hidden ? [] : [hidden];
  return [ended(state, 'never-paid', now), hidden];
}

function supersede({ by, now }: SupersedeSubscription, state: Known): SubscriptionEvent[] {
  if (isRunning(state) && !isOver(state, now)) throw new Refusal('already-subscribed');
  if (state.charge) throw new Refusal('payment-in-progress');
  const superseded: SubscriptionEvent = {
    type: 'SubscriptionSuperseded',
    data: { ...named(state), by, supersededAt: now },
  };
  if (state.status === 'Ended') {
    if (state.supersededBy && state.supersededBy !== by) throw new Refusal('already-subscribed');
    return state.supersededBy ? [] : [superseded];
  }
  return [ended(state, isRunning(state) ? 'cancelled' : 'never-paid', now), superseded];
}

function activated(state: Known, now: Instant, renews: boolean): SubscriptionActivated {
  const begins = { anchor: civilDateOf(now), firstPeriod: state.nextPeriod, activatedAt: now };
  return {
    type: 'SubscriptionActivated',
    data: { ...named(state), ...begins, ...(renews ? {} : { autoRenew: false }) },
  };
}

function ended(
  state: Known,
  because: EndSubscription['because'],
  now: Instant,
): Extract<SubscriptionEvent, { type: 'SubscriptionEnded' }> {
  return { type: 'SubscriptionEnded', data: { ...named(state), because, endedAt: now } };
}

function named({ subscriptionId, playerId }: Known): { subscriptionId: string; playerId: string } {
  return { subscriptionId, playerId };
}

/** What one person and the shop agreed on: when it runs, what each period costs, and that no period is paid twice. */
export const subscriptionDecider: Decider<SubscriptionCommand, SubscriptionState, SubscriptionEvent> = {
  initialState: { status: 'None' },
  decide,
  evolve,
};
