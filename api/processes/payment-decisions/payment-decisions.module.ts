import { Module } from '@nestjs/common';
import { PaymentsModule } from '../../contexts/payments/index.js';
import { RefundsModule } from '../../contexts/refunds/index.js';
import { CheckoutModule } from '../checkout/index.js';
import { PaymentDecisions } from './payment-decisions.js';

@Module({
  imports: [CheckoutModule, PaymentsModule, RefundsModule],
  providers: [PaymentDecisions],
  exports: [PaymentDecisions],
})
export class PaymentDecisionsModule {}
