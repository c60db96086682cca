import { Module } from '@nestjs/common';
import { BooksModule } from '../books/index.js';
import { CatalogModule } from '../catalog/index.js';
import { AccessModule } from '../access/index.js';
import { LibraryModule } from '../library/index.js';
import { OrderingModule } from '../ordering/index.js';
import { PaymentsModule } from '../payments/index.js';
import { RefundsModule } from './index.js';
import { SubscriptionsModule } from '../subscriptions/index.js';
import { DocumentsModule } from '../../processes/documents/index.js';
import { StaffLimitModule } from '../../processes/staff-limit/index.js';
import { Confirmations } from './confirmations.js';
import { PlanAfterRefund } from './plan-after-refund.js';
import { RefundBank } from './refund-bank.js';
import { RefundCases } from './refund-cases.js';
import { RefundDecisions } from './refund-decisions.js';
import { RefundDesk } from './refund-desk.js';
import { RefundPreviews } from './console/refund-preview.js';
import { RefundReads } from './refundable.js';
import { RefundViews } from './refund-views.js';
import { RefundsController } from './refunds.controller.js';
import { SendRefundPerformer } from './send-refund.effect.js';

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
