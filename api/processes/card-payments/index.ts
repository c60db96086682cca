import type { ContextParts } from '../../platform/context.js';
import { CardPaymentsModule } from './card-payments.module.js';

export { GOES_BACK } from './card-charge.views.js';
export { CardOutcomes, type CardChargeResult } from './card-outcomes.js';
export { CardPayments } from './card-payments.js';
export { CardPaymentsModule } from './card-payments.module.js';

/** Charging saved cards: crosses ordering, payments, library, subscriptions and cards. */
export const cardPayments: ContextParts = { module: CardPaymentsModule, messages: {} };
