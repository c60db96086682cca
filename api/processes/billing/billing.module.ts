import { Module } from '@nestjs/common';
import { AccessModule } from '../../contexts/access/index.js';
import { OrderingModule } from '../../contexts/ordering/index.js';
import { PaymentsModule } from '../../contexts/payments/index.js';
import { SubscriptionsModule } from '../../contexts/subscriptions/index.js';
import { CardsModule } from '../../contexts/cards/index.js';
import { Agreements } from './agreements.js';
import { BillingTools } from './billing-tools.js';
import { PeriodCharges } from './period-charges.js';
import { PlanStandings } from './plan-standings.js';
import { RedeemPlanCodeHandler } from './redeem-plan-code.js';
import { RenewSubscriptionHandler } from './renew-subscription.js';
import { StopRenewingPerformer } from './stop-renewing.performer.js';
import { RequestSubscriptionHandler, SubscribeHandler } from './subscribe.js';
import { SubscribeController } from './subscribe.controller.js';
import { SubscriberCards } from './subscriber-cards.js';
import { SubscriptionViews } from './subscription-views.js';
import { SubscriptionsController } from './subscriptions.controller.js';

@Module({
  imports: [AccessModule, SubscriptionsModule, OrderingModule, PaymentsModule, CardsModule],
  controllers: [SubscribeController, SubscriptionsController],
  providers: [
    Agreements,
    BillingTools,
    PeriodCharges,
    PlanStandings,
    RedeemPlanCodeHandler,
    RenewSubscriptionHandler,
    RequestSubscriptionHandler,
    StopRenewingPerformer,
    SubscribeHandler,
    SubscriberCards,
    SubscriptionViews,
  ],
  exports: [PeriodCharges, PlanStandings, SubscriberCards, SubscriptionViews],
})
export class BillingModule {}
