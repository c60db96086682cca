import { Module } from '@nestjs/common';
import { IdentityModule } from '../../contexts/identity/index.js';
import { LibraryModule } from '../../contexts/library/index.js';
import { OrderingModule } from '../../contexts/ordering/index.js';
import { PaymentsModule } from '../../contexts/payments/index.js';
import { RefundsModule } from '../../contexts/refunds/index.js';
import { Confirmations } from './confirmations.js';
import { RefundCases } from './refund-cases.js';
import { RefundDecisions } from './refund-decisions.js';
import { RefundDesk } from './refund-desk.js';
import { RefundMails, RefundMailWriter } from './refund-mails.js';
import { RefundPreviews } from './refund-preview.js';
import { RefundReads } from './refund-reads.js';
import { RefundViews } from './refund-views.js';
import { RefundsController } from './refunds.controller.js';
import { SendRefundPerformer } from './send-refund.performer.js';

@Module({
  imports: [IdentityModule, OrderingModule, PaymentsModule, LibraryModule, RefundsModule],
  controllers: [RefundsController],
  providers: [Confirmations, RefundReads, RefundCases, RefundDesk, RefundViews, RefundDecisions, RefundPreviews, RefundMailWriter, RefundMails, SendRefundPerformer],
  exports: [RefundReads, RefundDesk, RefundDecisions, RefundPreviews],
})
export class RefundingModule {}
