import { Module } from '@nestjs/common';
import { AccessModule } from '../../access/index.js';
import { OrderingModule } from '../../ordering/index.js';
import { PaymentsModule } from '../../payments/index.js';
import { SubscriptionsModule } from '../index.js';
import { CardsModule } from '../../cards/index.js';
import { Agreements } from './agreements.js';
import { BillingTools } from '../person-commands.js';
import { PeriodCharges } from './period-charges.js';
import { PlanStandings } from '../plan-standings.js';
import { RedeemPlanCodeHandler } from './redeem-plan-code.js';
import { RenewSubscriptionHandler } from './renew-subscription.js';
import { StopRenewingPerformer } from '../renewals/stop-renewing.performer.js';
import { RequestSubscriptionHandler, SubscribeHandler } from './subscribe.js';
import { SubscribeController } from './subscribe.controller.js';
import { SubscriberCards } from './subscriber-cards.js';
import { SubscriptionViews } from '../subscription-views.js';
import { SubscriptionsController } from '../subscriptions.controller.js';

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
