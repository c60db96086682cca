import { Module } from '@nestjs/common';
import { OrderingModule } from '../../contexts/ordering/index.js';
import { PaymentsModule } from '../../contexts/payments/index.js';
import { CardsModule } from '../../contexts/cards/index.js';
import { CheckoutModule } from '../checkout/index.js';
import { BuyWithCardHandler } from './buy-with-card.js';
import { CardOutcomes } from './card-outcomes.js';
import { CardPaymentsController } from './card-payments.controller.js';
import { CardPayments, CardLocks, ChargeableCards } from './card-payments.js';
import { DoubtfulCharges } from './doubtful-charges.js';
import { PaidOrders } from './paid-orders.js';
import { PayWithCardHandler } from './pay-with-card.js';
import { PayableOrders } from './payable-orders.js';

@Module({
  imports: [CheckoutModule, OrderingModule, PaymentsModule, CardsModule],
  controllers: [CardPaymentsController],
  providers: [
    CardPayments,
    CardOutcomes,
    CardLocks,
    ChargeableCards,
    DoubtfulCharges,
    PayWithCardHandler,
    BuyWithCardHandler,
    PaidOrders,
    PayableOrders,
  ],
  exports: [CardPayments, CardOutcomes],
})
export class CardPaymentsModule {}
