import { Module } from '@nestjs/common';
import { BooksModule } from '../books/index.js';
import { CardsModule } from '../cards/index.js';
import { AccessModule } from '../access/index.js';
import { PaymentsModule } from '../payments/index.js';
import { SubscriptionCards } from './card-removal.js';
import { CancelSubscriptionHandler } from './cancel-subscription.js';
import { SubscriptionFinder, PersonCommands } from './charging/find-subscription.js';
import { ChooseCardHandler, SubscriberCards } from './charging/choose-card.js';
import { PeriodCharges } from './charging/period-charges.js';
import { RedeemPlanCodeHandler } from './charging/redeem-plan-code.js';
import { RenewSubscriptionHandler } from './charging/renew-subscription.js';
import { ResumeSubscriptionHandler } from './charging/resume-subscription.js';
import { SubscribeController } from './charging/subscribe.controller.js';
import { RequestSubscriptionHandler, SubscribeHandler } from './charging/subscribe.js';
import { LateWorkResource } from './console/late-work.resource.js';
import { SwitchSubscriptionHandler } from './console/switch-subscription.js';
import { EndSubscriptionHandler, EndSubscriptionTimer } from './end-subscription.js';
import { RemoveSubscriptionHandler } from './remove-subscription.js';
import { CancelByLinkController } from './renewals/cancel-by-link.controller.js';
import { CancelLinks } from './renewals/cancel-links.js';
import { LateWork } from './renewals/late-work.js';
import { RenewalCharges, RenewalSteps, RenewalHandler } from './renewals/renewal.timer.js';
import { StopRenewingPerformer } from './renewals/stop-renewing.performer.js';
import { PlanStatusQueries, SubscriptionViews } from './subscription-views.js';
import { SubscriptionsController } from './subscriptions.controller.js';
import { SubscriptionsPersonalData } from './subscriptions.personal-data.js';
import { SubscriptionsQueries } from './subscriptions.queries.js';

@Module({
  imports: [BooksModule, CardsModule, AccessModule, PaymentsModule],
  controllers: [SubscribeController, SubscriptionsController, CancelByLinkController, LateWorkResource],
  providers: [
    SubscriptionFinder,
    PersonCommands,
    CancelLinks,
    CancelSubscriptionHandler,
    ChooseCardHandler,
    EndSubscriptionHandler,
    EndSubscriptionTimer,
    LateWork,
    PeriodCharges,
    PlanStatusQueries,
    RedeemPlanCodeHandler,
    RemoveSubscriptionHandler,
    RenewalCharges,
    RenewalHandler,
    RenewalSteps,
    RenewSubscriptionHandler,
    RequestSubscriptionHandler,
    ResumeSubscriptionHandler,
    StopRenewingPerformer,
    SubscribeHandler,
    SubscriberCards,
    SubscriptionCards,
    SubscriptionsPersonalData,
    SubscriptionsQueries,
    SubscriptionViews,
    SwitchSubscriptionHandler,
  ],
  exports: [PlanStatusQueries, SubscriptionsQueries, SubscriptionViews],
})
export class SubscriptionsModule {}
