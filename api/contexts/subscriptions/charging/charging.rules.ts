import { civilDateOf, startOfDay, plusDays, type CivilDate } from '../../../kernel/calendar.js';
import type { Instant } from '../../../kernel/instant.js';
import { Refusal } from '../../../kernel/refusal.js';
import { chargeDay } from '../periods/due.rules.js';
import { firstTryDay, graceEnd, graceUntil, nextTryOn } from '../periods/dunning.rules.js';
import { endOfAccess, periodAt, type PeriodDays } from '../periods/period.rules.js';
import type {
  ChooseSubscriptionCard,
  RecordPeriodChargeFailed,
  RecordPeriodPaid,
  StartPeriodCharge,
} from '../subscription.commands.js';
import type { SubscriptionEvent } from '../subscription.events.js';
import {
  activation,
  CHARGES_A_DAY,
  chargesOnDay,
  ending,
  idsOf,
  isOver,
  isRunning,
  nextDays,
  soonestTryOn,
  triedCard,
  tryAt,
  type Active,
  type InGrace,
  type Known,
  type SubscriptionState,
} from '../subscription.state.rules.js';

export function startCharge({ orderId, cardId, now }: StartPeriodCharge, state: Known): SubscriptionEvent[] {
  if (state.charge) throw new Refusal('payment-in-progress');
  const days = chargeableDays(state, now);
  if (chargesOnDay(state, civilDateOf(now)) >= CHARGES_A_DAY) throw new Refusal('too-many-tries-today');

  const attempt = state.status === 'InGrace' ? state.dunning.attempts + 1 : 1;
  return [
    {
      type: 'PeriodChargeStarted',
      data: {
        ...idsOf(state),
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

export function recordPaid({ orderId, now }: RecordPeriodPaid, state: Known): SubscriptionEvent[] {
  const order = state.orders.get(orderId);
  if (!order) throw new Refusal('period-unknown');
  if (order.paid) return [];
  if (state.charge && state.charge.orderId !== orderId) throw new Refusal('payment-in-progress');
  if (order.period !== state.nextPeriod) throw new Refusal('period-already-paid');
  // Money that comes after the end goes back: the person was told that nothing was charged, and may have subscribed again.
  if (state.status === 'Ended' && !state.charge) throw new Refusal('subscription-ended');

  const begun = isRunning(state) ? [] : [activation(state, now, !state.stopped)];
  const days = isRunning(state) ? nextDays(state) : periodAt(state.planId, civilDateOf(now), 0);
  const accessUntil = endOfAccess(days.until);
  return [
    ...begun,
    {
      type: 'PeriodPaid',
      data: {
        ...idsOf(state),
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

export function recordFailed(
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
    ...idsOf(state),
    period: state.nextPeriod,
    from: days.from,
    until: days.until,
    orderId,
    decline,
    responseCode,
    failedAt: now,
  };
  if (!isRunning(state) || !state.autoRenew) return failedForGood(about, state);

  return [{ type: 'PeriodChargeFailed', data: { ...about, ...dunningAfter(about, state) } }];
}

/** The next try, and how long there is access meanwhile. */
function dunningAfter({ decline, failedAt: now }: Pick<ChargeFailed, 'decline' | 'failedAt'>, state: Known) {
  const today = civilDateOf(now);
  const startedOn = civilDateOf(state.charge?.startedAt ?? now);
  const before = state.status === 'InGrace' ? state.dunning : { attempts: 0, firstTriedOn: startedOn };
  const attempt = before.attempts + 1;
  const firstTriedOn = firstTryDay({ firstTriedOn: before.firstTriedOn, startedOn, failedOn: today });
  // A person who named another card while this one was tried wants it tried now.
  const next =
    triedCard(state) === state.cardId
      ? nextTryOn({ attempt, decline, firstTriedOn, failedOn: today })
      : soonestTryOn(state, now);
  const until = graceUntil(firstTriedOn);
  const nextTryAt = next && tryAt(next, now);
  return { attempt, nextTryOn: next, nextTryAt, firstTriedOn, graceUntil: until, accessUntil: graceEnd(until) };
}

/** What did not begin, or was not to be renewed, has no second try. */
function failedForGood(
  about: Pick<
    ChargeFailed,
    'subscriptionId' | 'personId' | 'period' | 'from' | 'until' | 'orderId' | 'decline' | 'responseCode' | 'failedAt'
  >,
  state: Known,
): SubscriptionEvent[] {
  const now = about.failedAt;
  const today = civilDateOf(now);
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
    ? [failed, ending(state, 'cancelled', now)]
    : [failed];
}

type ChargeFailed = Extract<SubscriptionEvent, { type: 'PeriodChargeFailed' }>['data'];

export function chooseCard({ cardId, now }: ChooseSubscriptionCard, state: Known): SubscriptionEvent[] {
  if (state.status === 'Ended') throw new Refusal('subscription-ended');
  // While money is owed, a chosen card is tried now, or tomorrow after today's limit of tries.
  const nextTryAt = state.status === 'InGrace' ? tryAt(soonestTryOn(state, now), now) : null;
  const chosen: SubscriptionEvent = {
    type: 'SubscriptionCardChosen',
    data: { ...idsOf(state), cardId, chosenAt: now, nextTryAt },
  };
  if (cardId !== state.cardId) return [chosen];
  if (state.status !== 'InGrace' || state.charge) return [];
  const { lastDecline, failedCardId, nextTryAt: plannedAt } = state.dunning;
  // The same card again is a wish to try it now: pointless after its hard no, and already so while a try is due.
  const mayPay = lastDecline === 'soft' || cardId !== failedCardId;
  const waits = plannedAt === null || now < plannedAt;
  return mayPay && waits && chargesOnDay(state, civilDateOf(now)) < CHARGES_A_DAY ? [chosen] : [];
}

/** What it takes that an agreement goes on: nothing, the period that is owed, or a new one from today. */
export type WayOn = { is: 'free' } | { is: 'owed'; state: InGrace } | { is: 'restart' };

export function wayOn(state: SubscriptionState, now: Instant): WayOn {
  if (!isRunning(state) || isOver(state, now)) return { is: 'restart' };
  // Free periods pay for what is owed, and a person who cancelled while the bank is asked owes nothing more.
  if (state.status !== 'InGrace' || !state.autoRenew || !state.freePeriods.isEmpty) return { is: 'free' };
  return { is: 'owed', state };
}

/** Why the owed period cannot be charged to a card now, though its person wants it to. */
type Hindrance = { is: 'card-refused-for-good' } | { is: 'enough-today'; tryAgainOn: CivilDate };

export function hindranceTo(state: InGrace, cardId: string, now: Instant): Hindrance | null {
  const today = civilDateOf(now);
  if (chargesOnDay(state, today) >= CHARGES_A_DAY) return { is: 'enough-today', tryAgainOn: plusDays(today, 1) };
  if (cardId === state.dunning.failedCardId && state.dunning.lastDecline === 'hard')
    return { is: 'card-refused-for-good' };
  return null;
}
