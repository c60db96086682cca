import type { ContextParts } from '../../platform/context.js';
import { RefundingModule } from './refunding.module.js';
import { wheneverMayGo } from './refunding.rules.js';

export { developersShare, chosenLines, type WantedLine } from './asking.rules.js';
export { RefundCases } from './refund-cases.js';
export { RefundDesk } from './refund-desk.js';
export { RefundReads, type Refundable } from './refund-reads.js';
export { RefundingModule } from './refunding.module.js';

/** Giving money back: crosses refunds, payments, ordering, library and subscriptions. */
export const refunding: ContextParts = {
  module: RefundingModule,
  effectRules: [{ name: 'send-approved-refund', whenever: wheneverMayGo }],
};
