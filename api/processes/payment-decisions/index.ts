import type { ContextParts } from '../../platform/context.js';
import { PaymentDecisionsModule } from './payment-decisions.module.js';

export { DecidePayment } from './decide-payment.js';
export { PaymentDecisionsModule } from './payment-decisions.module.js';

/** Deciding what no machine can know: crosses payments, ordering, library, codes and subscriptions. */
export const paymentDecisions: ContextParts = { module: PaymentDecisionsModule, messages: {} };
