import type { ContextParts } from '../platform/context.js';
import { EffectIndexes1763700400000 } from './1763700400000-effect-indexes.js';
import { auditProjection } from './audit/audit.projection.js';
import { BackofficeModule } from './backoffice.module.js';

/** What the console asks of the shop, under `/v1/admin`. */
export const backoffice: ContextParts = {
  module: BackofficeModule,
  projections: [auditProjection],
  messages: {
    'no-such-day': { es: 'Ese día no existe en el calendario.', en: 'There is no such day.' },
  },
  migrations: [EffectIndexes1763700400000],
};
