import type { ContextParts } from '../../../platform/context.js';
import { LateWork1763720700000 } from './1763720700000-late-work.js';
import { chargeFailed } from '../mails/charge-failed.mail.js';
import { graceEnds } from '../mails/grace-ends.mail.js';
import { periodGiven } from '../mails/period-given.mail.js';
import { renewalAnnounced } from '../mails/renewal-announced.mail.js';
import { renewalCancelled } from '../mails/renewal-cancelled.mail.js';
import { renewalResumed } from '../mails/renewal-resumed.mail.js';
import { subscriptionEnded } from '../mails/subscription-ended.mail.js';
import { RENEWAL_PROBLEMS } from './renewals.messages.js';
import { RenewalsModule } from './renewals.module.js';

/** Periods that follow one another by themselves: crosses subscriptions, cards, ordering and identity. */
export const renewals: ContextParts = {
  module: RenewalsModule,
  mails: [renewalAnnounced, chargeFailed, graceEnds, subscriptionEnded, renewalCancelled, renewalResumed, periodGiven],
  migrations: [LateWork1763720700000],
  messages: RENEWAL_PROBLEMS,
};
