import { Module } from '@nestjs/common';
import { BooksModule } from '../../contexts/books/index.js';
import { CatalogModule } from '../../contexts/catalog/index.js';
import { AccessModule } from '../../contexts/access/index.js';
import { LibraryModule } from '../../contexts/library/index.js';
import { OrderingModule } from '../../contexts/ordering/index.js';
import { PaymentsModule } from '../../contexts/payments/index.js';
import { RefundsModule } from '../../contexts/refunds/index.js';
import { SubscriptionsModule } from '../../contexts/subscriptions/index.js';
import { DocumentsModule } from '../documents/index.js';
import { StaffLimitModule } from '../staff-limit/index.js';
import { Confirmations } from './confirmations.js';
import { PlanAfterRefund } from './plan-after-refund.js';
import { RefundBank } from './refund-bank.js';
import { RefundCases } from './refund-cases.js';
import { RefundDecisions } from './refund-decisions.js';
import { RefundDesk } from './refund-desk.js';
import { RefundPreviews } from './refund-preview.js';
import { RefundReads } from './refund-reads.js';
import { RefundViews } from './refund-views.js';
import { RefundsController } from './refunds.controller.js';
import { SendRefundPerformer } from './send-refund.performer.js';

@Module({
  imports: [
    BooksModule,
    CatalogModule,
    AccessModule,
    OrderingModule,
    PaymentsModule,
    LibraryModule,
    RefundsModule,
    SubscriptionsModule,
    DocumentsModule,
    StaffLimitModule,
  ],
  controllers: [RefundsController],
  providers: [
    Confirmations,
    PlanAfterRefund,
    RefundReads,
    RefundBank,
    RefundCases,
    RefundDesk,
    RefundViews,
    RefundDecisions,
    RefundPreviews,
    SendRefundPerformer,
  ],
  exports: [RefundReads, RefundDesk, RefundDecisions, RefundPreviews],
})
export class RefundingModule {}
