import type { ContextParts } from '../../platform/context.js';
import { DiscountsModule } from './discounts.module.js';

/** Codes as people meet them: crosses codes, ordering and library. */
export const discounts: ContextParts = { module: DiscountsModule };
