import { Module } from '@nestjs/common';
import { IdentityModule } from '../../contexts/identity/index.js';
import { SubscriptionsModule } from '../../contexts/subscriptions/index.js';
import { WalletModule } from '../../contexts/wallet/index.js';
import { CardPaymentsModule } from '../card-payments/index.js';
import { LateWork } from './late-work.js';
import { RenewalCharges } from './renewal.charges.js';
import { RenewalHandler } from './renewal.handler.js';
import { RenewalSteps } from './renewal.steps.js';

@Module({
  imports: [IdentityModule, SubscriptionsModule, WalletModule, CardPaymentsModule],
  providers: [RenewalSteps, RenewalCharges, RenewalHandler, LateWork],
})
export class RenewalsModule {}
