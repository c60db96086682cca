import type { ContextParts } from '../../platform/context.js';
import { CodesModule } from './codes.module.js';

export { CodesModule } from './codes.module.js';

export const codes: ContextParts = {
  module: CodesModule,
  eventTypes: [
    'CodeIssued',
    'CodeReserved',
    'CodeReleased',
    'CodeUsed',
    'CodeDeactivated',
  ].map((type) => ({ type, version: 1 })),
  projections: [],
  migrations: [],
  messages: {},
};
