import { Module } from '@nestjs/common';
import { BooksModule } from '../../books/index.js';
import { AccessModule } from '../../access/index.js';
import { SubscriptionsModule } from '../index.js';
import { CardsModule } from '../../cards/index.js';
import { BillingModule } from '../charging/index.js';
import { CancelByLink } from './cancel-by-link.js';
import { CancelByLinkController } from './cancel-by-link.controller.js';
import { CancelLinks } from './cancel-links.js';
import { LateWork } from './late-work.js';
import { RenewalCharges } from './renewal.charges.js';
import { RenewalHandler } from './renewal.timer.js';
import { RenewalSteps } from './renewal.steps.js';

@Module({
  imports: [AccessModule, BooksModule, SubscriptionsModule, CardsModule, BillingModule],
  controllers: [CancelByLinkController],
  providers: [RenewalSteps, RenewalCharges, RenewalHandler, LateWork, CancelLinks, CancelByLink],
})
export class RenewalsModule {}
