import { Module } from '@nestjs/common';
import { PaymentsModule } from '../../contexts/payments/index.js';
import { RefundsModule } from '../../contexts/refunds/index.js';
import { CheckoutModule } from '../checkout/index.js';
import { DecidePaymentHandler } from './decide-payment.js';

@Module({
  imports: [CheckoutModule, PaymentsModule, RefundsModule],
  providers: [DecidePaymentHandler],
})
export class PaymentDecisionsModule {}
