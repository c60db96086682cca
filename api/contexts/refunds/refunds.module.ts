import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/index.js';
import { BooksModule } from '../books/index.js';
import { CatalogModule } from '../catalog/index.js';
import { AccessModule } from '../access/index.js';
import { LibraryModule } from '../library/index.js';
import { OrderingModule } from '../ordering/index.js';
import { PaymentsModule } from '../payments/index.js';
import { SubscriptionsModule } from '../subscriptions/index.js';
import { ApproveRefundAgainHandler } from './deciding/approve-refund-again.js';
import { ApproveRefundHandler } from './deciding/approve-refund.js';
import { RecordTransferHandler, SettleRefundHandler } from './deciding/confirm-by-hand.js';
import { DenyRefundHandler } from './deciding/deny-refund.js';
import { RetryRefundHandler } from './deciding/retry-refund.js';
import { PlanAfterRefund } from './plan-after-refund.js';
import { RefundNotes } from './refund-notes.js';
import { RefundRunner } from './refund-runner.js';
import { RefundsQueries } from './refunds.queries.js';
import { RefundViews } from './requesting/refund-views.js';
import { RefundReads } from './requesting/refundable.js';
import { RefundsController } from './requesting/refunds.controller.js';
import { GiveRefundHandler, RefundRequests, RequestRefundHandler } from './requesting/request-refund.js';
import { OrphanedPaymentEffect } from './sending/orphaned-payment.effect.js';
import { BankTools } from './sending/send-money.js';
import { SendRefundEffect } from './sending/send-refund.effect.js';
import { StaffLimit } from './staff-limit.js';

const shared = [RefundsQueries, RefundNotes, RefundReads, PlanAfterRefund, StaffLimit];

@Module({
  imports: [
    BooksModule,
    CatalogModule,
    DocumentsModule,
    AccessModule,
    LibraryModule,
    OrderingModule,
    PaymentsModule,
    SubscriptionsModule,
  ],
  controllers: [RefundsController],
  providers: [
    ...shared,
    RefundViews,
    RefundRunner,
    RefundRequests,
    RequestRefundHandler,
    GiveRefundHandler,
    ApproveRefundHandler,
    ApproveRefundAgainHandler,
    DenyRefundHandler,
    RetryRefundHandler,
    RecordTransferHandler,
    SettleRefundHandler,
    BankTools,
    SendRefundEffect,
    OrphanedPaymentEffect,
  ],
  exports: shared,
})
export class RefundsModule {}
