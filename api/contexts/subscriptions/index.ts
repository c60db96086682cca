import type { ContextParts } from '../../platform/context.js';
import { chargeFailed } from './mails/charge-failed.mail.js';
import { graceEnds } from './mails/grace-ends.mail.js';
import { periodGiven } from './mails/period-given.mail.js';
import { renewalAnnounced } from './mails/renewal-announced.mail.js';
import { renewalCancelled } from './mails/renewal-cancelled.mail.js';
import { renewalResumed } from './mails/renewal-resumed.mail.js';
import { subscriptionEnded } from './mails/subscription-ended.mail.js';
import { OverlappingPeriods1763720300000 } from './periods/1763720300000-overlapping-periods.js';
import { LateWork1763720700000 } from './renewals/1763720700000-late-work.js';
import { wheneverLeaving } from './renewals/stop-renewing.performer.js';
import { subscriptionStream } from './subscription.stream.js';
import { SUBSCRIPTION_PROBLEMS } from './subscriptions.messages.js';
import { SubscriptionsModule } from './subscriptions.module.js';
import { subscriptionsProjection } from './subscriptions.projection.js';

export {
  CardCharges,
  PlanCodes,
  PurchaseChecks,
  type CardChargeResult,
  type PlanCodeUse,
} from './charging/charging.ports.js';
export { RedeemPlanCode } from './charging/redeem-plan-code.js';
export { SwitchSubscription } from './console/switch-subscription.js';
export { nextDue } from './periods/due.rules.js';
export { endOfAccess, periodAt, PLANS } from './periods/period.rules.js';
export { coveredUntil, isRunning } from './subscription.state.rules.js';
export { subscriptionStream } from './subscription.stream.js';
export { PlanStatusQueries, SubscriptionViews } from './subscription-views.js';
export { CreatedSubscriptionReply } from './subscriptions.dto.js';
export { REDEEMED } from './subscriptions.messages.js';
export { SubscriptionsModule } from './subscriptions.module.js';
export { SubscriptionsQueries } from './subscriptions.queries.js';

export const subscriptions: ContextParts = {
  module: SubscriptionsModule,
  streams: [subscriptionStream],
  projections: [subscriptionsProjection],
  publishes: ['subscriptions.access'],
  effectRules: [{ name: 'stop-renewing-of-leaving', whenever: wheneverLeaving }],
  mails: [renewalAnnounced, chargeFailed, graceEnds, subscriptionEnded, renewalCancelled, renewalResumed, periodGiven],
  migrations: [OverlappingPeriods1763720300000, LateWork1763720700000],
  messages: SUBSCRIPTION_PROBLEMS,
};
