import { Module } from '@nestjs/common';
import { IdentityModule } from '../../contexts/identity/index.js';
import { OrderingModule } from '../../contexts/ordering/index.js';
import { PaymentsModule } from '../../contexts/payments/index.js';
import { SubscriptionsModule } from '../../contexts/subscriptions/index.js';
import { WalletModule } from '../../contexts/wallet/index.js';
import { CardPaymentsModule } from '../card-payments/index.js';
import { CheckoutModule } from '../checkout/index.js';
import { Agreements } from './agreements.js';
import { BillingTools } from './billing-tools.js';
import { ChangeSubscriptionHandler } from './change-subscription.handler.js';
import { ChargeStanding } from './charge-standing.js';
import { EndSubscriptionHandler } from './end-subscription.handler.js';
import { PeriodCharges } from './period-charges.js';
import { RedeemPlanCodeHandler } from './redeem-plan-code.handler.js';
import { RenewSubscriptionHandler } from './renew-subscription.handler.js';
import { StartSubscriptionHandler } from './start-subscription.handler.js';
import { StopRenewingPerformer } from './stop-renewing.performer.js';
import { SubscribeController } from './subscribe.controller.js';
import { SubscriberCards } from './subscriber-cards.js';
import { SubscriptionViews } from './subscription-views.js';
import { SubscriptionsController } from './subscriptions.controller.js';
import { SwitchSubscriptionHandler } from './switch-subscription.handler.js';

@Module({
  imports: [IdentityModule, SubscriptionsModule, OrderingModule, PaymentsModule, WalletModule, CardPaymentsModule, CheckoutModule],
  controllers: [SubscribeController, SubscriptionsController],
  providers: [
    Agreements, BillingTools, ChangeSubscriptionHandler, ChargeStanding, EndSubscriptionHandler, PeriodCharges, RedeemPlanCodeHandler, RenewSubscriptionHandler, StartSubscriptionHandler, StopRenewingPerformer,
    SubscriberCards, SubscriptionViews, SwitchSubscriptionHandler,
  ],
  exports: [PeriodCharges, SubscriberCards, SubscriptionViews, SwitchSubscriptionHandler],
})
export class BillingModule {}
