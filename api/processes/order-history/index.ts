import type { ContextParts } from '../../platform/context.js';
import { OrderHistoryModule } from './order-history.module.js';

/** The story of an order for its owner: crosses ordering, payments, library, subscriptions and refunds. */
export const orderHistory: ContextParts = { module: OrderHistoryModule, messages: {} };
