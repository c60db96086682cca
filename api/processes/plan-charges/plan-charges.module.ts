import { Global, Module } from '@nestjs/common';
import { OrderingModule } from '../../contexts/ordering/index.js';
import { PaymentsModule } from '../../contexts/payments/index.js';
import { CardCharges, PlanCodes, PurchaseChecks } from '../../contexts/subscriptions/index.js';
import { CardOutcomes, CardPayments, CardPaymentsModule } from '../card-payments/index.js';
import { SubscriptionsModule } from '../../contexts/subscriptions/index.js';
import { CheckoutModule, CheckoutReads } from '../checkout/index.js';
import { CodeUses } from './code-uses.js';
import { PlanChargesController } from './plan-charges.controller.js';

/** Fulfils the ports of subscriptions with what checkout and card payments do. */
@Global()
@Module({
  imports: [CardPaymentsModule, CheckoutModule, OrderingModule, PaymentsModule, SubscriptionsModule],
  controllers: [PlanChargesController],
  providers: [
    {
      provide: CardCharges,
      inject: [CardPayments, CardOutcomes],
      useFactory: (cards: CardPayments, outcomes: CardOutcomes): CardCharges => ({
        charge: (charge) => cards.charge(charge),
        resultOf: (paymentId) => outcomes.resultOf(paymentId),
      }),
    },
    { provide: PurchaseChecks, useExisting: CheckoutReads },
    { provide: PlanCodes, useClass: CodeUses },
  ],
  exports: [CardCharges, PlanCodes, PurchaseChecks],
})
export class PlanChargesModule {}
