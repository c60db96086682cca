import { Module } from '@nestjs/common';
import { CancelSubscriptionHandler } from './cancel-subscription.js';
import { ChooseCardHandler } from './charging/choose-card.js';
import { EndSubscriptionTimer } from './end-subscription.js';
import { RemoveSubscriptionHandler } from './remove-subscription.js';
import { ResumeSubscriptionHandler } from './charging/resume-subscription.js';
import { SubscriptionsPersonalData } from './subscriptions.personal-data.js';
import { SubscriptionsQueries } from './subscriptions.queries.js';
import { SwitchSubscriptionHandler } from './console/switch-subscription.js';

@Module({
  providers: [
    SubscriptionsQueries,
    SubscriptionsPersonalData,
    EndSubscriptionTimer,
    CancelSubscriptionHandler,
    ChooseCardHandler,
    RemoveSubscriptionHandler,
    ResumeSubscriptionHandler,
    SwitchSubscriptionHandler,
  ],
  exports: [SubscriptionsQueries],
})
export class SubscriptionsModule {}
