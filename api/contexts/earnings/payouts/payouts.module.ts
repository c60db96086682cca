import { Module } from '@nestjs/common';
import { AccessModule } from '../../access/index.js';
import { DevelopersModule } from '../../developers/index.js';
import { StaffModule } from '../../staff/index.js';
import { EarningsModule } from '../earnings.module.js';
import { BankFileLines } from './bank-file/bank-file-lines.js';
import { BankFileViews } from './bank-file/bank-file-views.js';
import { BankFiles } from './bank-file/bank-files.js';
import { BankFilesResource } from './bank-file/bank-files.resource.js';
import { MakeBankFileHandler } from './bank-file/make-bank-file.js';
import { NextBankFile } from './bank-file/next-bank-file.js';
import { PutBackBankFileHandler } from './bank-file/put-back-bank-file.js';
import { RecordBankFilePaidHandler } from './bank-file/record-bank-file-paid.js';
import { ChangePayoutAccountHandler } from './change-payout-account.js';
import { PayoutsList } from './console/payouts.list.js';
import { PayoutsResource } from './console/payouts.resource.js';
import { DecidePayoutHandler } from './decide-payout.js';
import { AnnounceDocumentExpiryHandler } from './documents/announce-document-expiry.js';
import { TaxDocumentExpiryTimer } from './documents/document-expiry.timer.js';
import { PayableBalance } from './requests/payable-balance.js';
import { PayoutViews } from './payout-views.js';
import { PayoutsController } from './payouts.controller.js';
import { PayoutsQueries } from './payouts.queries.js';
import { RecordTaxDocumentHandler } from './documents/record-tax-document.js';
import { RequestPayoutHandler } from './requests/request-payout.js';
import { PayoutNotices, NotifyOwnersEffects } from './notify-owners.effect.js';

@Module({
  imports: [AccessModule, DevelopersModule, EarningsModule, StaffModule],
  controllers: [PayoutsController, PayoutsResource, BankFilesResource],
  providers: [
    PayableBalance,
    PayoutsQueries,
    PayoutViews,
    PayoutsList,
    PayoutNotices,
    NotifyOwnersEffects,
    TaxDocumentExpiryTimer,
    AnnounceDocumentExpiryHandler,
    RequestPayoutHandler,
    DecidePayoutHandler,
    ChangePayoutAccountHandler,
    RecordTaxDocumentHandler,
    BankFiles,
    BankFileLines,
    BankFileViews,
    NextBankFile,
    MakeBankFileHandler,
    PutBackBankFileHandler,
    RecordBankFilePaidHandler,
  ],
})
export class PayoutsModule {}
