import type { subscriptionEventsEs } from './subscription-events.es';

/** What happened to a subscription, in plain words. */
export const subscriptionEventsEn: typeof subscriptionEventsEs = {
  event: {
    PeriodOrdered: 'The period of the %{plan} plan from %{from} to %{until} was ordered for %{total}',
    SubscriptionCreated: 'Wanted to subscribe to the %{plan} plan for %{price}',
    SubscriptionActivated: 'The subscription became active from %{anchor}',
    SubscriptionGoesOnFree: 'The money of its period went back; the free periods of a code began on %{anchor}',
    PeriodChargeStarted: 'Charging the period from %{from} to %{until} began: %{amount}',
    PeriodChargeRepeated: 'Charging the period from %{from} to %{until} was tried again: %{amount} (try %{attempt})',
    PeriodPaid: 'The period from %{from} to %{until} is paid: %{amount}',
    PeriodGranted: 'A code paid for the period from %{from} to %{until}',
    PeriodChargeFailed: 'The period from %{from} to %{until} could not be charged; the next try is on %{nextTryOn}',
    PeriodChargeFailedForGood: 'The period from %{from} to %{until} could not be charged; this card is not tried again',
    PeriodGiven: 'The team gave the period from %{from} to %{until}: %{reason}',
    FreePeriodsAdded: 'A code added a free period |||| A code added %{smart_count} free periods',
    AutoRenewCancelled: 'The renewal was cancelled: %{by}',
    AutoRenewResumed: 'The renewal was resumed',
    SubscriptionCardChosen: 'The card that pays for the subscription was chosen',
    RenewalAnnounced: 'The charge of %{amount} on %{chargeOn} was announced',
    GraceEndAnnounced: 'The end of access on %{graceUntil} was announced',
    PeriodSkipped: 'The period from %{from} to %{until} passed without the shop: nobody pays for it',
    SubscriptionEnded: 'The subscription ended: %{because}',
    SubscriptionHidden: 'The person removed it from their list',
    SubscriptionSuperseded: 'Another subscription of the same person took its place',
  },
  because: { 'never-paid': 'it was never paid', cancelled: 'it was cancelled', unpaid: 'it could not be charged', refunded: 'its money went back', 'person-erased': 'the account was erased', staff: 'the team turned it off' },
  by: { player: 'the person wished it', 'mail-link': 'with the link of the mail', staff: 'by the team', guardian: 'a guardian took the permission back', 'card-removed': 'its card was removed', leaving: 'the account is going to be deleted' },
  plan: { monthly: 'monthly', yearly: 'yearly' },
  part: { subscription: 'Subscription' },
  kind: { 'mail:subscription': 'write about the subscription' },
  process: { renewals: 'renewals' },
};
