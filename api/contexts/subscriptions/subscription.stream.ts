import type { CivilDate } from '../../kernel/calendar.js';
import { timer } from '../../platform/event-store/due.js';
import { defineStream } from '../../platform/event-store/stream.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { nextDue } from './periods/due.rules.js';
import { subscriptionDecider } from './subscription.decider.js';

/** Whose timer lets an agreement end or lapse. */
export const SUBSCRIPTION_END = 'subscriptions.end';
/** Whose timer announces a charge, begins a free period or charges the next one. */
export const SUBSCRIPTION_RENEWAL = 'subscriptions.renewal';

/** One subscription. Its timer goes to what is due next. */
export const subscriptionStream = defineStream('subscription', subscriptionDecider, {
  events: {
    SubscriptionCreated: 1,
    SubscriptionActivated: 1,
    PeriodChargeStarted: 1,
    PeriodPaid: 1,
    PeriodGranted: 1,
    PeriodChargeFailed: 1,
    FreePeriodsAdded: 1,
    AutoRenewCancelled: 1,
    AutoRenewResumed: 1,
    SubscriptionCardChosen: 1,
    RenewalAnnounced: 1,
    SubscriptionEnded: 1,
    SubscriptionHidden: 1,
    SubscriptionSuperseded: 1,
    GraceEndAnnounced: 1,
    PeriodSkipped: 1,
    PeriodGiven: 1,
  },
  timers: (stream, state) => {
    const due = nextDue(state);
    return [timer(stream, due?.what === 'end' ? SUBSCRIPTION_END : SUBSCRIPTION_RENEWAL, due?.at ?? null)];
  },
});

/** The order of a period: one for the same period that begins on the same day, however often it is tried. */
export function periodOrderId(subscriptionId: string, period: number, from: CivilDate): string {
  return derivedId('period-order', subscriptionId, period, from);
}
