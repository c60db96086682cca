import { Module } from '@nestjs/common';
import { CatalogModule } from '../../contexts/catalog/index.js';
import { CodesModule } from '../../contexts/codes/index.js';
import { AccessModule } from '../../contexts/access/index.js';
import { LegalModule } from '../../contexts/legal/index.js';
import { LibraryModule } from '../../contexts/library/index.js';
import { OrderingModule } from '../../contexts/ordering/index.js';
import { PaymentsModule } from '../../contexts/payments/index.js';
import { RefundsModule } from '../../contexts/refunds/index.js';
import { BankForms } from './bank-forms.js';
import { Carts } from './cart.js';
import { CartPricing } from './cart-pricing.js';
import { CheckoutController } from './checkout.controller.js';
import { CheckoutPorts } from './checkout.ports.js';
import { CheckoutReads } from './checkout.reads.js';
import { OrderViews } from './order-views.js';
import { PaymentChecks } from './payment-checks.js';
import { PostponedInquiries } from './postponed-inquiries.js';
import { PlaceOrderHandler } from './place-order.handler.js';
import { PurchaseRunner } from './purchase-runner.js';
import { RepeatedRequests } from './repeated-requests.js';
import { RetryOrderHandler } from './retry-order.handler.js';
import { ReturnFromFormHandler, SettlePaymentHandler } from './settle-payment.handler.js';

@Module({
  imports: [
    AccessModule,
    CatalogModule,
    OrderingModule,
    PaymentsModule,
    LibraryModule,
    LegalModule,
    CodesModule,
    RefundsModule,
  ],
  controllers: [CheckoutController],
  providers: [
    PlaceOrderHandler,
    RetryOrderHandler,
    SettlePaymentHandler,
    ReturnFromFormHandler,
    PaymentChecks,
    PostponedInquiries,
    OrderViews,
    CheckoutPorts,
    CheckoutReads,
    Carts,
    BankForms,
    CartPricing,
    PurchaseRunner,
    RepeatedRequests,
  ],
  exports: [
    CodesModule,
    AccessModule,
    Carts,
    CheckoutPorts,
    PlaceOrderHandler,
    SettlePaymentHandler,
    OrderViews,
    PurchaseRunner,
    CartPricing,
    CheckoutReads,
    PostponedInquiries,
  ],
})
export class CheckoutModule {}
