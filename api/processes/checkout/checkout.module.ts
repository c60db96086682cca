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
import { BuyerChecks } from './cart/buyer-checks.js';
import { Carts } from './cart/cart.js';
import { CartPricing, OrderDrafts } from './cart/cart-pricing.js';
import { CheckoutController } from './checkout.controller.js';
import { CheckoutPorts } from './checkout.ports.js';
import { CheckoutReads } from './reads/checkout.reads.js';
import { OrderViews } from './reads/order-views.js';
import { OutcomeAftermath } from './outcome-aftermath.js';
import { PaymentChecks } from './payment-checks.js';
import { PostponedInquiries } from './postponed-inquiries.js';
import { BuyCartHandler } from './buy-cart.js';
import { PurchaseRunner } from './purchase-runner.js';
import { RepeatedRequests } from './repeated-requests.js';
import { RetryPaymentHandler } from './retry-payment.js';
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
    BuyCartHandler,
    RetryPaymentHandler,
    SettlePaymentHandler,
    ReturnFromFormHandler,
    PaymentChecks,
    PostponedInquiries,
    OrderViews,
    CheckoutPorts,
    CheckoutReads,
    BuyerChecks,
    Carts,
    OrderDrafts,
    OutcomeAftermath,
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
    OrderDrafts,
    OutcomeAftermath,
    SettlePaymentHandler,
    OrderViews,
    PurchaseRunner,
    CartPricing,
    BuyerChecks,
    CheckoutReads,
    PostponedInquiries,
  ],
})
export class CheckoutModule {}
