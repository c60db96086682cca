import type { ContextParts } from '../../platform/context.js';
import { RefundsModule } from './refunds.module.js';

export { RefundsModule } from './refunds.module.js';

export const refunds: ContextParts = {
  module: RefundsModule,
  eventTypes: [
    'RefundRequested',
    'RefundApproved',
    'RefundSeconded',
    'RefundDenied',
    'RefundStarted',
    'RefundOutcomeUnknown',
    'RefundCompleted',
    'RefundFailed',
  ].map((type) => ({ type, version: 1 })),
  projections: [],
  migrations: [],
  messages: {},
};
