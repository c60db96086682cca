import { civilDateOf, plusDays, atHour, type CivilDate } from '../../kernel/calendar.js';
import { GrowingMap } from '../../kernel/growing-map.js';
import type { Instant } from '../../kernel/instant.js';
import type { Language } from '../../kernel/language.js';
import type { Pesos } from '../../kernel/money.js';
import { FreePeriodsQueue } from './periods/free-periods-queue.rules.js';
import { endOfAccess, periodAt, type PeriodDays } from './periods/period.rules.js';
import type {
  DeclineClass,
  PeriodChargeFailed,
  PeriodChargeStarted,
  PeriodPaid,
  PlanId,
  SubscriptionActivated,
  SubscriptionCreated,
  SubscriptionEnded,
  SubscriptionEnding,
  SubscriptionEvent,
} from './subscription.events.js';

/** When the day's charges are made, as Chile's clocks show it. */
export const CHARGE_HOUR = 9;

/** More than this on one day would be a loop, or a person trying cards. */
export const CHARGES_A_DAY = 5;

/** A charge whose answer is not known yet. */
interface ChargeUnderWay extends PeriodDays {
  period: number;
  orderId: string;
  cardId: string;
  startedAt: Instant;
}

/** The tries to get a period paid; `nextTryAt` null: none is planned. */
interface Dunning {
  attempts: number;
  firstTriedOn: CivilDate;
  lastDecline: DeclineClass;
  /** The card that the last try was made with; null where there was none. */
  failedCardId: string | null;
  nextTryAt: Instant | null;
  graceUntil: CivilDate;
  /** The last notice was called for. */
  endAnnounced: boolean;
}

interface Agreed {
  subscriptionId: string;
  personId: string;
  planId: PlanId;
  /** What every period costs this subscriber. */
  price: Pesos;
  language: Language;
  cardId: string | null;
  /** The last charge did not come through at once; another card clears it. */
  cardFailed: boolean;
  freePeriods: FreePeriodsQueue;
  /** The first period that is neither paid nor granted. */
  nextPeriod: number;
  charge: ChargeUnderWay | null;
  /** Each order of a period that was ever begun, and whether it is paid. */
  orders: GrowingMap<string, PeriodDays & { period: number; paid: boolean }>;
  /** Renewing was stopped while a charge that begins it was unanswered. */
  stopped: boolean;
  /** Charges begun on the last day that saw one. */
  chargesOn: { day: CivilDate; count: number };
}

/** Periods count from the anchor; `firstPeriod` is the number of the one that begins there. */
interface Running extends Agreed {
  anchor: CivilDate;
  firstPeriod: number;
  autoRenew: boolean;
  /** How many days ahead the next charge was announced already. */
  announced: readonly number[];
  /** The day that the announcements named; null while there was none. */
  announcedFor: CivilDate | null;
}

export type Incomplete = Agreed & { status: 'Incomplete'; lapsesAt: Instant };
export type Active = Running & { status: 'Active' };
export type InGrace = Running & { status: 'InGrace'; dunning: Dunning };
export type Ended = Agreed & {
  status: 'Ended';
  because: SubscriptionEnding;
  endedAt: Instant;
  hidden: boolean;
  supersededBy: string | null;
};

export type SubscriptionState = { status: 'None' } | Incomplete | Active | InGrace | Ended;
export type Known = Exclude<SubscriptionState, { status: 'None' }>;

/** The days of the first period that nothing covers yet. */
export function nextDays(state: Active | InGrace): PeriodDays {
  return periodAt(state.planId, state.anchor, state.nextPeriod - state.firstPeriod);
}

/** The first day that neither money nor a free period covers. */
export function coveredUntil(state: Active | InGrace): CivilDate {
  return periodAt(state.planId, state.anchor, state.nextPeriod - state.firstPeriod + state.freePeriods.periodsLeft)
    .from;
}

/** Whether a cancelled agreement has used up what was paid or granted; a charge under way is waited for. */
export function isOver(state: Active | InGrace, now: Instant): boolean {
  return !state.autoRenew && !state.charge && now >= endOfAccess(coveredUntil(state));
}

export function evolve(state: SubscriptionState, event: SubscriptionEvent): SubscriptionState {
  if (event.type === 'SubscriptionCreated') return created(event);
  if (state.status === 'None') return state;
  switch (event.type) {
    case 'SubscriptionActivated':
      return activated(state, event);
    case 'PeriodChargeStarted':
      return chargeStarted(state, event);
    case 'PeriodPaid':
      return covered(paid(state, event), event.data.period);
    case 'PeriodGranted':
      return covered({ ...state, freePeriods: state.freePeriods.withOneUsed(event.data.useId) }, event.data.period);
    case 'PeriodChargeFailed':
      return chargeFailed(state, event);
    case 'FreePeriodsAdded': {
      const { codeId, useId, periods } = event.data;
      return { ...state, freePeriods: state.freePeriods.with(codeId, useId, periods) };
    }
    case 'SubscriptionCardChosen':
      return cardChosen(
        { ...state, cardId: event.data.cardId, cardFailed: state.cardFailed && event.data.cardId === state.cardId },
        event.data.nextTryAt,
      );
    default:
      return endings(state, event);
  }
}

type LifeEvent = Extract<
  SubscriptionEvent,
  {
    type:
      | 'AutoRenewCancelled'
      | 'AutoRenewResumed'
      | 'RenewalAnnounced'
      | 'SubscriptionEnded'
      | 'SubscriptionHidden'
      | 'SubscriptionSuperseded'
      | 'GraceEndAnnounced'
      | 'PeriodSkipped'
      | 'PeriodGiven';
  }
>;

function endings(state: Known, event: LifeEvent): SubscriptionState {
  switch (event.type) {
    case 'AutoRenewCancelled':
      return isRunning(state) ? { ...state, autoRenew: false } : { ...state, stopped: true };
    case 'AutoRenewResumed':
      return isRunning(state) ? { ...state, autoRenew: true } : state;
    case 'RenewalAnnounced':
      return isRunning(state)
        ? { ...state, announced: [...state.announced, event.data.daysBefore], announcedFor: event.data.chargeOn }
        : state;
    case 'GraceEndAnnounced':
      return state.status === 'InGrace' ? { ...state, dunning: { ...state.dunning, endAnnounced: true } } : state;
    case 'PeriodSkipped':
    case 'PeriodGiven':
      return covered(state, event.data.period);
    case 'SubscriptionEnded': {
      const { because, endedAt } = event.data;
      const nothingMore = { charge: null, freePeriods: state.freePeriods.emptied(), hidden: false, supersededBy: null };
      return { ...agreedOf(state), status: 'Ended', because, endedAt, ...nothingMore };
    }
    case 'SubscriptionHidden':
      return state.status === 'Ended' ? { ...state, hidden: true } : state;
    case 'SubscriptionSuperseded':
      return state.status === 'Ended' ? { ...state, supersededBy: event.data.by } : state;
  }
  return event satisfies never;
}

export function isRunning(state: SubscriptionState): state is Active | InGrace {
  return state.status === 'Active' || state.status === 'InGrace';
}

function created({ data }: SubscriptionCreated): Incomplete {
  const { subscriptionId, personId, planId, price, language, lapsesAt } = data;
  return {
    status: 'Incomplete',
    subscriptionId,
    personId,
    planId,
    price,
    language,
    lapsesAt,
    cardId: null,
    cardFailed: false,
    freePeriods: FreePeriodsQueue.EMPTY,
    nextPeriod: 0,
    charge: null,
    orders: new GrowingMap(),
    stopped: false,
    chargesOn: { day: '', count: 0 },
  };
}

function activated(state: Known, { data }: SubscriptionActivated): Active {
  const { anchor, firstPeriod, autoRenew = true, refundedPeriod } = data;
  const agreed = agreedOf(state);
  // A charge of the next period under way is wanted no more, as at an end.
  const charge = refundedPeriod === undefined ? agreed.charge : null;
  return { ...agreed, charge, status: 'Active', anchor, firstPeriod, autoRenew, announced: [], announcedFor: null };
}

function chargeStarted(state: Known, { data }: PeriodChargeStarted): Known {
  const { period, from, until, orderId, cardId, startedAt } = data;
  const day = civilDateOf(startedAt);
  return {
    ...state,
    cardId,
    stopped: false,
    charge: { period, from, until, orderId, cardId, startedAt },
    orders: state.orders.with(orderId, { period, from, until, paid: false }),
    chargesOn: { day, count: chargesOnDay(state, day) + 1 },
  };
}

/** A card that paid at the first try is sound again. */
function paid(state: Known, { data }: PeriodPaid): Known {
  const { period, from, until } = data;
  const orders = state.orders.with(data.orderId, { period, from, until, paid: true });
  return { ...state, charge: null, orders, cardFailed: state.cardFailed && state.status === 'InGrace' };
}

function chargeFailed(state: Known, { data }: PeriodChargeFailed): Known {
  const failedCardId = triedCard(state);
  const after = { ...state, charge: null, cardFailed: failedCardId === state.cardId };
  if (!isRunning(after) || data.noDunning) return after;
  const { attempt, decline, firstTriedOn, graceUntil, nextTryAt } = data;
  const endAnnounced =
    after.status === 'InGrace' && after.dunning.graceUntil === graceUntil && after.dunning.endAnnounced;
  const dunning = {
    attempts: attempt,
    firstTriedOn,
    lastDecline: decline,
    failedCardId,
    graceUntil,
    nextTryAt,
    endAnnounced,
  };
  return { ...after, status: 'InGrace', dunning };
}

/** A period is covered: what was owed for it is settled. */
function covered(state: Known, period: number): Known {
  if (!isRunning(state)) return { ...state, nextPeriod: period + 1 };
  const settled = { nextPeriod: period + 1, announced: [], announcedFor: null };
  if (state.status === 'Active') return { ...state, ...settled };
  const { dunning: _, ...running } = state;
  return { ...running, ...settled, status: 'Active' };
}

function cardChosen(state: Known, nextTryAt: Instant | null): Known {
  return state.status === 'InGrace' ? { ...state, dunning: { ...state.dunning, nextTryAt } } : state;
}

/** The card of the charge under way; without one, the card that would be charged. */
export function triedCard(state: Known): string | null {
  return state.charge ? state.charge.cardId : state.cardId;
}

/** The first day from a moment on that has room for another try. */
export function soonestTryOn(state: Known, from: Instant): CivilDate {
  const day = civilDateOf(from);
  return chargesOnDay(state, day) < CHARGES_A_DAY ? day : plusDays(day, 1);
}

/** A try on the day of that moment is made at once. */
export function tryAt(day: CivilDate, now: Instant): Instant {
  return day === civilDateOf(now) ? now : atHour(day, CHARGE_HOUR);
}

export function chargesOnDay({ chargesOn }: Known, day: CivilDate): number {
  return chargesOn.day === day ? chargesOn.count : 0;
}

function agreedOf({
  subscriptionId,
  personId,
  planId,
  price,
  language,
  cardId,
  cardFailed,
  freePeriods,
  nextPeriod,
  charge,
  orders,
  stopped,
  chargesOn,
}: Known): Agreed {
  return {
    subscriptionId,
    personId,
    planId,
    price,
    language,
    cardId,
    cardFailed,
    freePeriods,
    nextPeriod,
    charge,
    orders,
    stopped,
    chargesOn,
  };
}

export function activation(state: Known, now: Instant, renews: boolean): SubscriptionActivated {
  const begins = { anchor: civilDateOf(now), firstPeriod: state.nextPeriod, activatedAt: now };
  return {
    type: 'SubscriptionActivated',
    data: { ...idsOf(state), ...begins, ...(renews ? {} : { autoRenew: false }) },
  };
}

export function ending(state: Known, because: SubscriptionEnding, now: Instant): SubscriptionEnded {
  return { type: 'SubscriptionEnded', data: { ...idsOf(state), because, endedAt: now } };
}

export function idsOf({ subscriptionId, personId }: Known): { subscriptionId: string; personId: string } {
  return { subscriptionId, personId };
}
