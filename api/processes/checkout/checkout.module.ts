import { Module } from '@nestjs/common';
import { CodesModule } from '../../contexts/codes/index.js';
import { IdentityModule } from '../../contexts/identity/index.js';
import { LegalModule } from '../../contexts/legal/index.js';
import { LibraryModule } from '../../contexts/library/index.js';
import { OrderingModule } from '../../contexts/ordering/index.js';
import { PaymentsModule } from '../../contexts/payments/index.js';
import { BankForms } from './bank-forms.js';
import { BankReturnController } from './bank-return.controller.js';
import { CartCodes } from './cart-codes.js';
import { CartPricing } from './cart-pricing.js';
import { CheckoutController } from './checkout.controller.js';
import { CheckoutPorts } from './checkout.ports.js';
import { CheckoutReads } from './checkout.reads.js';
import { ClaimFreeGameHandler } from './claim-free-game.handler.js';
import { OrderViews } from './order-views.js';
import { PlaceOrderHandler } from './place-order.handler.js';
import { PurchaseRunner } from './purchase-runner.js';
import { RepeatedRequests } from './repeated-requests.js';
import { RetryOrderHandler } from './retry-order.handler.js';
import { ReturnMoneyPerformer } from './return-money.performer.js';
import { SettlePaymentHandler } from './settle-payment.handler.js';

@Module({
  imports: [IdentityModule, OrderingModule, PaymentsModule, LibraryModule, LegalModule, CodesModule],
  controllers: [CheckoutController, BankReturnController],
  providers: [
    PlaceOrderHandler, RetryOrderHandler, SettlePaymentHandler, ReturnMoneyPerformer, ClaimFreeGameHandler, OrderViews, CheckoutPorts, CheckoutReads,
    BankForms, CartCodes, CartPricing, PurchaseRunner, RepeatedRequests,
  ],
  exports: [PlaceOrderHandler, SettlePaymentHandler, OrderViews, CheckoutReads, CartCodes, CartPricing, PurchaseRunner, ClaimFreeGameHandler],
})
export class CheckoutModule {}
