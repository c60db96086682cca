import { Module } from '@nestjs/common';
import { IdentityModule } from '../../contexts/identity/index.js';
import { SubscriptionsModule } from '../../contexts/subscriptions/index.js';
import { WalletModule } from '../../contexts/wallet/index.js';
import { CardPaymentsModule } from '../card-payments/index.js';
import { CancelByLink } from './cancel-by-link.js';
import { CancelByLinkController } from './cancel-by-link.controller.js';
import { CancelLinks } from './cancel-links.js';
import { LateWork } from './late-work.js';
import { RenewalCharges } from './renewal.charges.js';
import { RenewalHandler } from './renewal.handler.js';
import { RenewalMailPerformer } from './renewal-mail.performer.js';
import { RenewalMailWriter } from './renewal-mail.writer.js';
import { RenewalSteps } from './renewal.steps.js';

@Module({
  imports: [IdentityModule, SubscriptionsModule, WalletModule, CardPaymentsModule],
  controllers: [CancelByLinkController],
  providers: [RenewalSteps, RenewalCharges, RenewalHandler, LateWork, CancelLinks, CancelByLink, RenewalMailWriter, RenewalMailPerformer],
})
export class RenewalsModule {}
