import { Module } from '@nestjs/common';
import { PaymentsModule } from '../../contexts/payments/index.js';
import { WalletModule } from '../../contexts/wallet/index.js';
import { CardOutcomes } from './card-outcomes.js';
import { CardPayments } from './card-payments.js';
import { DoubtfulCharges } from './doubtful-charges.js';

@Module({
  imports: [PaymentsModule, WalletModule],
  providers: [CardPayments, CardOutcomes, DoubtfulCharges],
  exports: [CardPayments, CardOutcomes],
})
export class CardPaymentsModule {}
