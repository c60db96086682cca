import type { ContextParts } from '../../platform/context.js';
import { LateWork1763720700000 } from './1763720700000-late-work.js';
import { wheneverNews } from './renewal-news.js';
import { RENEWAL_PROBLEMS } from './renewals.messages.js';
import { RenewalsModule } from './renewals.module.js';

/** Periods that follow one another by themselves: crosses subscriptions, wallet, ordering and identity. */
export const renewals: ContextParts = {
  module: RenewalsModule,
  effectRules: [{ name: 'news-of-subscription', whenever: wheneverNews }],
  migrations: [LateWork1763720700000],
  messages: RENEWAL_PROBLEMS,
};
