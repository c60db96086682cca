import { Module } from '@nestjs/common';
import { OrderingModule } from '../../contexts/ordering/index.js';
import { PaymentsModule } from '../../contexts/payments/index.js';
import { CardsModule } from '../../contexts/cards/index.js';
import { CheckoutModule } from '../checkout/index.js';
import { BuyWithCardHandler } from './buy-with-card.handler.js';
import { CardOutcomes } from './card-outcomes.js';
import { CardPaymentsController } from './card-payments.controller.js';
import { CardPayments } from './card-payments.js';
import { CardTurns, ChargeableCards } from './chargeable-cards.js';
import { DoubtfulCharges } from './doubtful-charges.js';
import { PayWithCardHandler } from './pay-with-card.handler.js';
import { PayableOrders } from './payable-orders.js';

@Module({
  imports: [CheckoutModule, OrderingModule, PaymentsModule, CardsModule],
  controllers: [CardPaymentsController],
  providers: [
    CardPayments,
    CardOutcomes,
    CardTurns,
    ChargeableCards,
    DoubtfulCharges,
    PayWithCardHandler,
    BuyWithCardHandler,
    PayableOrders,
  ],
  exports: [CardPayments, CardOutcomes],
})
export class CardPaymentsModule {}
