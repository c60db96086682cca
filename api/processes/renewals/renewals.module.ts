import { Module } from '@nestjs/common';
import { BooksModule } from '../../contexts/books/index.js';
import { AccessModule } from '../../contexts/access/index.js';
import { SubscriptionsModule } from '../../contexts/subscriptions/index.js';
import { CardsModule } from '../../contexts/cards/index.js';
import { BillingModule } from '../billing/index.js';
import { CancelByLink } from './cancel-by-link.js';
import { CancelByLinkController } from './cancel-by-link.controller.js';
import { CancelLinks } from './cancel-links.js';
import { LateWork } from './late-work.js';
import { RenewalCharges } from './renewal.charges.js';
import { RenewalHandler } from './renewal.handler.js';
import { RenewalSteps } from './renewal.steps.js';

@Module({
  imports: [AccessModule, BooksModule, SubscriptionsModule, CardsModule, BillingModule],
  controllers: [CancelByLinkController],
  providers: [RenewalSteps, RenewalCharges, RenewalHandler, LateWork, CancelLinks, CancelByLink],
})
export class RenewalsModule {}
