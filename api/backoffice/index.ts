import type { ContextParts } from '../platform/context.js';
import { EffectIndexes1763700400000 } from './1763700400000-effect-indexes.js';
import { auditProjection } from './audit.projection.js';
import { BackofficeModule } from './backoffice.module.js';

/** What the console asks of the shop, under `/v1/admin`. */
export const backoffice: ContextParts = {
  module: BackofficeModule,
  projections: [auditProjection],
  migrations: [EffectIndexes1763700400000],
};
