import { Module } from '@nestjs/common';
import { PaymentsModule } from '../../contexts/payments/index.js';
import { CheckoutModule } from '../checkout/index.js';
import { StaffLimitModule } from '../staff-limit/index.js';
import { PaymentDecisions } from './payment-decisions.js';

@Module({
  imports: [CheckoutModule, PaymentsModule, StaffLimitModule],
  providers: [PaymentDecisions],
  exports: [PaymentDecisions],
})
export class PaymentDecisionsModule {}
