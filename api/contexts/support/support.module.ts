import { Module } from '@nestjs/common';
import { AccessModule } from '../access/index.js';
import { AccountsModule } from '../accounts/index.js';
import { CatalogModule } from '../catalog/index.js';
import { LegalModule } from '../legal/index.js';
import { PublishingModule } from '../publishing/index.js';
import { StaffModule } from '../staff/index.js';
import { CaseWork } from './cases/case-work.js';
import { EnquiriesList } from './console/enquiries.list.js';
import { EnquiriesResource } from './console/enquiries.resource.js';
import { EnquiryWork } from './console/enquiry-work.js';
import { ReportWork } from './console/report-work.js';
import { ReportsList } from './console/reports.list.js';
import { ReportsResource } from './console/reports.resource.js';
import { SupportFigures } from './console/support-figures.js';
import { ContactController } from './contact/contact.controller.js';
import { EmailController } from './contact/email.controller.js';
import { Enquiries } from './contact/enquiries.js';
import { HelpSearch } from './help/help-search.js';
import { HelpController } from './help/help.controller.js';
import { Passages } from './help/passages.js';
import { ContactInbox } from './mails/contact-inbox.js';
import { Attachments } from './reporting/attachments.js';
import { ReportsController } from './reporting/reports.controller.js';
import { ReportedGames } from './reporting/reported-games.js';
import { ReportReplies } from './reporting/report-replies.js';
import { ReportTools } from './reporting/report-tools.js';
import { Reports } from './reporting/reports.js';
import { SupportHousekeeping } from './support-housekeeping.js';
import { SupportPersonalData } from './support.personal-data.js';

@Module({
  imports: [AccessModule, AccountsModule, CatalogModule, LegalModule, PublishingModule, StaffModule],
  controllers: [
    EmailController,
    ContactController,
    ReportsController,
    HelpController,
    ReportsResource,
    EnquiriesResource,
  ],
  providers: [
    Enquiries,
    ContactInbox,
    Attachments,
    Reports,
    ReportedGames,
    ReportReplies,
    ReportTools,
    CaseWork,
    ReportsList,
    ReportWork,
    EnquiriesList,
    EnquiryWork,
    SupportFigures,
    Passages,
    HelpSearch,
    SupportHousekeeping,
    SupportPersonalData,
  ],
})
export class SupportModule {}
