import type { Instant } from '../../kernel/instant.js';
import type { Language } from '../../kernel/language.js';
import type { Pesos } from '../../kernel/money.js';
import type { AutoRenewCancelled, DeclineClass, PlanId, SubscriptionEnding } from './subscription.events.js';

export type CreateSubscription = {
  type: 'CreateSubscription';
  subscriptionId: string;
  personId: string;
  planId: PlanId;
  price: Pesos;
  language: Language;
  now: Instant;
};
/** A code pays for so many periods: the first at once where nothing is paid for, the others as they come. */
export type AddFreePeriods = { type: 'AddFreePeriods'; codeId: string; useId: string; periods: number; now: Instant };
/** Uses one of the free periods for the next period. */
export type GrantFreePeriod = { type: 'GrantFreePeriod'; now: Instant };
/** The next unpaid period is about to be charged to this card; its order carries the money. */
export type StartPeriodCharge = { type: 'StartPeriodCharge'; orderId: string; cardId: string; now: Instant };
export type RecordPeriodPaid = { type: 'RecordPeriodPaid'; orderId: string; now: Instant };
/** `orderId` null: nothing could be charged, as `cardId` was none or did not work. */
export type RecordPeriodChargeFailed = {
  type: 'RecordPeriodChargeFailed';
  orderId: string | null;
  cardId?: string | null;
  decline: DeclineClass;
  responseCode: number | null;
  now: Instant;
};
export type ChooseSubscriptionCard = { type: 'ChooseSubscriptionCard'; cardId: string; now: Instant };
export type CancelAutoRenew = { type: 'CancelAutoRenew'; by: AutoRenewCancelled['data']['by']; now: Instant };
export type ResumeAutoRenew = { type: 'ResumeAutoRenew'; now: Instant };
export type AnnounceRenewal = { type: 'AnnounceRenewal'; daysBefore: number; now: Instant };
/** The mail that grace is nearly over. */
export type AnnounceGraceEnd = { type: 'AnnounceGraceEnd'; now: Instant };
/** Leaves out the periods that passed whole while the shop was away. */
export type SkipMissedPeriods = { type: 'SkipMissedPeriods'; now: Instant };
export type EndSubscription = { type: 'EndSubscription'; because: SubscriptionEnding; now: Instant };
/** Staff turn it on for a period, or off at once; no money moves. */
export type SwitchSubscription = { type: 'SwitchSubscription'; active: boolean; reason: string; now: Instant };
export type HideSubscription = { type: 'HideSubscription'; now: Instant };
/** A new agreement of the same person begins in the same append. */
export type SupersedeSubscription = { type: 'SupersedeSubscription'; by: string; now: Instant };

export type SubscriptionCommand =
  | CreateSubscription
  | AddFreePeriods
  | GrantFreePeriod
  | StartPeriodCharge
  | RecordPeriodPaid
  | RecordPeriodChargeFailed
  | ChooseSubscriptionCard
  | CancelAutoRenew
  | ResumeAutoRenew
  | AnnounceRenewal
  | EndSubscription
  | HideSubscription
  | SupersedeSubscription
  | AnnounceGraceEnd
  | SkipMissedPeriods
  | SwitchSubscription;
