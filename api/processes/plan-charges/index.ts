import type { ContextParts } from '../../platform/context.js';
import { PlanChargesModule } from './plan-charges.module.js';

/** What subscriptions need of checkout and card payments, and what both tell of a plan's charge. */
export const planCharges: ContextParts = { module: PlanChargesModule };
