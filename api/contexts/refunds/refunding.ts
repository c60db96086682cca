import type { ContextParts } from '../../platform/context.js';
import { RefundingModule } from './refunding.module.js';
import { refundApproved } from './mails/refund-approved.mail.js';
import { refundAsked } from './mails/refund-asked.mail.js';
import { refundDenied } from './mails/refund-denied.mail.js';
import { refundDone } from './mails/refund-done.mail.js';
import { refundFailed } from './mails/refund-failed.mail.js';
import { wheneverMayGo } from './refunding.rules.js';

export { RefundDecisions } from './refund-decisions.js';
export { RefundDesk } from './refund-desk.js';
export { RefundPreviews } from './console/refund-preview.js';
export { RefundPreviewReply } from './refunds.dto.js';
export { titleOf } from './refund-views.js';
export { RefundingModule } from './refunding.module.js';

/** Giving money back: crosses refunds, payments, ordering, library and subscriptions. */
export const refunding: ContextParts = {
  module: RefundingModule,
  effectRules: [{ name: 'send-approved-refund', whenever: wheneverMayGo }],
  mails: [refundAsked, refundApproved, refundDenied, refundDone, refundFailed],
};
