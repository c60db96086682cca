import type { ContextParts } from '../../platform/context.js';
import { ReceiptModule } from './receipt.module.js';
import { wheneverOrderPaid } from './receipt.rules.js';

/** The confirmation of a purchase by mail: crosses ordering, payments, identity and legal. */
export const receipt: ContextParts = {
  module: ReceiptModule,
  effectRules: [{ name: 'receipt-of-paid-order', whenever: wheneverOrderPaid }],
};
