import type { ContextParts } from '../../platform/context.js';
import { SubscriptionsModule } from './subscriptions.module.js';

export { SubscriptionsModule } from './subscriptions.module.js';

export const subscriptions: ContextParts = {
  module: SubscriptionsModule,
  eventTypes: [
    'SubscriptionCreated',
    'SubscriptionActivated',
    'PeriodChargeStarted',
    'PeriodPaid',
    'PeriodGranted',
    'PeriodChargeFailed',
    'FreePeriodsAdded',
    'AutoRenewCancelled',
    'AutoRenewResumed',
    'SubscriptionCardChosen',
    'RenewalAnnounced',
    'SubscriptionEnded',
    'SubscriptionHidden',
  ].map((type) => ({ type, version: 1 })),
  projections: [],
  migrations: [],
  messages: {},
};
