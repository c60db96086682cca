import { Module } from '@nestjs/common';
import { OrderingModule } from '../../contexts/ordering/index.js';
import { PaymentsModule } from '../../contexts/payments/index.js';
import { CardsModule } from '../../contexts/cards/index.js';
import { CheckoutModule } from '../checkout/index.js';
import { BuyWithCardHandler } from './buy-with-card.handler.js';
import { CardOutcomes } from './card-outcomes.js';
import { CardPaymentsController } from './card-payments.controller.js';
import { CardPayments, CardTurns, ChargeableCards } from './card-payments.js';
import { DoubtfulCharges } from './doubtful-charges.js';
import { PayWithCardHandler, PayableOrders } from './pay-with-card.handler.js';

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
