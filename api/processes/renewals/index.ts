import type { ContextParts } from '../../platform/context.js';
import { LateWork1763720700000 } from './1763720700000-late-work.js';
import { RenewalsModule } from './renewals.module.js';

/** Periods that follow one another by themselves: crosses subscriptions, wallet, ordering and identity. */
export const renewals: ContextParts = {
  module: RenewalsModule,
  migrations: [LateWork1763720700000],
};
