import type { ContextParts } from '../../platform/context.js';
import { ReportedGames1763800900000 } from './1763800900000-reported-games.js';
import { Support1763723600000 } from './1763723600000-support.js';
import { EnquiryWork1763800800000 } from './1763800800000-enquiry-work.js';
import { ReportReplies1763801500000 } from './1763801500000-report-replies.js';
import { enquiryAnswered } from './mails/enquiry-answered.mail.js';
import { enquiryAnsweredAgain } from './mails/enquiry-answered-again.mail.js';
import { enquiryArrived } from './mails/enquiry-arrived.mail.js';
import { enquiryReceived } from './mails/enquiry-received.mail.js';
import { gameReported } from './mails/game-reported.mail.js';
import { reportAnswered } from './mails/report-answered.mail.js';
import { reportReceived } from './mails/report-received.mail.js';
import { reportReplied } from './mails/report-replied.mail.js';
import { SUPPORT_PROBLEMS } from './support.messages.js';
import { SupportModule } from './support.module.js';

export { HELP_SLUGS } from './help/help-texts.js';

export const support: ContextParts = {
  module: SupportModule,
  migrations: [Support1763723600000, EnquiryWork1763800800000, ReportedGames1763800900000, ReportReplies1763801500000],
  mails: [
    enquiryReceived,
    enquiryArrived,
    enquiryAnswered,
    enquiryAnsweredAgain,
    reportReceived,
    reportAnswered,
    gameReported,
    reportReplied,
  ],
  messages: SUPPORT_PROBLEMS,
  sentenceRoutes: ['/api/v1.0/email/send', '/api/v1.0/email/send-form'],
};
