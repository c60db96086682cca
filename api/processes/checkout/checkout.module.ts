import { Module } from '@nestjs/common';
import { IdentityModule } from '../../contexts/identity/index.js';
import { LegalModule } from '../../contexts/legal/index.js';
import { LibraryModule } from '../../contexts/library/index.js';
import { OrderingModule } from '../../contexts/ordering/index.js';
import { PaymentsModule } from '../../contexts/payments/index.js';
import { RefundsModule } from '../../contexts/refunds/index.js';
import { CheckoutController } from './checkout.controller.js';
import { CheckoutPorts } from './checkout.ports.js';
import { CheckoutReads } from './checkout.reads.js';
import { ClaimFreeGameHandler } from './claim-free-game.handler.js';
import { OrderViews } from './order-views.js';
import { PlaceOrderHandler } from './place-order.handler.js';
import { ReturnMoneyPerformer } from './return-money.performer.js';
import { SettlePaymentHandler } from './settle-payment.handler.js';

@Module({
  imports: [IdentityModule, OrderingModule, PaymentsModule, LibraryModule, LegalModule, RefundsModule],
  controllers: [CheckoutController],
  providers: [PlaceOrderHandler, SettlePaymentHandler, ReturnMoneyPerformer, ClaimFreeGameHandler, OrderViews, CheckoutPorts, CheckoutReads],
  exports: [PlaceOrderHandler, SettlePaymentHandler, OrderViews],
})
export class CheckoutModule {}
