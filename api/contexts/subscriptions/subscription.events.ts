import type { CivilDate } from '../../kernel/calendar.js';
import type { Fact } from '../../kernel/decider.js';
import type { Instant } from '../../kernel/instant.js';
import type { Language } from '../../kernel/language.js';
import type { Pesos } from '../../kernel/money.js';

export type PlanId = 'monthly' | 'yearly';

/** How a bank's no is taken: hard ones are not tried again with this card. */
export type DeclineClass = 'hard' | 'soft';

export type SubscriptionEnding = 'never-paid' | 'cancelled' | 'unpaid' | 'refunded' | 'person-erased' | 'staff';

interface Named {
  subscriptionId: string;
  personId: string;
}

/** Period n runs from `from` through the day before `until`; n counts from 0 and both days follow from the anchor. */
interface Period {
  period: number;
  from: CivilDate;
  until: CivilDate;
}

/** Wanted, not paid: nothing is active, and it lapses unless it is paid in time. The price is pinned to this subscriber. */
export type SubscriptionCreated = Fact<
  'SubscriptionCreated',
  Named & { planId: PlanId; price: Pesos; currency: 'CLP'; language: Language; createdAt: Instant; lapsesAt: Instant }
>;
/** Paid or granted for the first time, or again after it had ended: periods count from this anchor. */
export type SubscriptionActivated = Fact<
  'SubscriptionActivated',
  Named & {
    anchor: CivilDate;
    firstPeriod: number;
    activatedAt: Instant;
    /** Absent: it renews. A code asks for no card, so what it began ends with its free periods. */
    autoRenew?: false;
    /** The period whose money went back while free periods were left; it counts as paid no more, and they begin at once. */
    refundedPeriod?: number;
  }
>;
/** The charge of a period was begun; the order carries the money. */
export type PeriodChargeStarted = Fact<
  'PeriodChargeStarted',
  Named & Period & { orderId: string; cardId: string; amount: Pesos; attempt: number; startedAt: Instant }
>;
export type PeriodPaid = Fact<
  'PeriodPaid',
  Named & Period & { orderId: string; amount: Pesos; paidAt: Instant; accessUntil: Instant }
>;
/** A period that a code paid for. */
export type PeriodGranted = Fact<
  'PeriodGranted',
  Named & Period & { codeId: string; useId: string; grantedAt: Instant; accessUntil: Instant }
>;
/** A period that the shop gave, without money and without a code. */
export type PeriodGiven = Fact<
  'PeriodGiven',
  Named & Period & { reason: string; givenAt: Instant; accessUntil: Instant }
>;
/** The bank said no, or there was no card; `nextTryOn` null: this card is not tried again, that very day: another one is, at once. Access stays until `graceUntil`. */
export type PeriodChargeFailed = Fact<
  'PeriodChargeFailed',
  Named &
    Period & {
      orderId: string | null;
      attempt: number;
      decline: DeclineClass;
      responseCode: number | null;
      nextTryOn: CivilDate | null;
      nextTryAt: Instant | null;
      /** The day from which tries and grace count. */
      firstTriedOn: CivilDate;
      graceUntil: CivilDate;
      accessUntil: Instant;
      failedAt: Instant;
      /** Nothing was running, or it had been cancelled: the person is told on the page, and no mail asks again. */
      noDunning?: true;
    }
>;
/** Further periods that a code will pay for, consumed one per granted period. */
export type FreePeriodsAdded = Fact<
  'FreePeriodsAdded',
  Named & { codeId: string; useId: string; periods: number; addedAt: Instant }
>;
/** Said while the first charge is still unanswered, it counts for the period that this charge pays: nothing follows it. */
export type AutoRenewCancelled = Fact<
  'AutoRenewCancelled',
  Named & {
    by: 'player' | 'mail-link' | 'staff' | 'guardian' | 'card-removed' | 'leaving';
    accessUntil: Instant;
    cancelledAt: Instant;
  }
>;
export type AutoRenewResumed = Fact<'AutoRenewResumed', Named & { resumedAt: Instant }>;
/** `nextTryAt`: when this card is tried for what is owed; null where nothing is. */
export type SubscriptionCardChosen = Fact<
  'SubscriptionCardChosen',
  Named & { cardId: string; chosenAt: Instant; nextTryAt: Instant | null }
>;
/** The mail that announces a charge so many days ahead was called for. */
export type RenewalAnnounced = Fact<
  'RenewalAnnounced',
  Named & { period: number; daysBefore: number; chargeOn: CivilDate; amount: Pesos; announcedAt: Instant }
>;
/** The mail before the last day of grace was called for. */
export type GraceEndAnnounced = Fact<
  'GraceEndAnnounced',
  Named & { period: number; graceUntil: CivilDate; announcedAt: Instant }
>;
/** The shop was away on all of its days: it could not be used, so it is not charged. */
export type PeriodSkipped = Fact<'PeriodSkipped', Named & Period & { skippedAt: Instant; accessUntil: Instant }>;
export type SubscriptionEnded = Fact<
  'SubscriptionEnded',
  Named & {
    because: SubscriptionEnding;
    endedAt: Instant;
    /** The period whose money went back; it counts as paid no more. */
    refundedPeriod?: number;
    /** The period that was running: it covers only the days before the end. */
    cutPeriod?: { period: number; from: CivilDate };
    /** Why staff ended it. */
    reason?: string;
  }
>;
export type SubscriptionHidden = Fact<'SubscriptionHidden', Named & { hiddenAt: Instant }>;
/** A later subscription of the same person took its place; this one can never be renewed. */
export type SubscriptionSuperseded = Fact<'SubscriptionSuperseded', Named & { by: string; supersededAt: Instant }>;

/** The agreement with one subscriber, on stream `subscription-<subscriptionId>`. */
export type SubscriptionEvent =
  | SubscriptionCreated
  | SubscriptionActivated
  | PeriodChargeStarted
  | PeriodPaid
  | PeriodGranted
  | PeriodChargeFailed
  | FreePeriodsAdded
  | AutoRenewCancelled
  | AutoRenewResumed
  | SubscriptionCardChosen
  | RenewalAnnounced
  | SubscriptionEnded
  | SubscriptionHidden
  | SubscriptionSuperseded
  | GraceEndAnnounced
  | PeriodSkipped
  | PeriodGiven;
