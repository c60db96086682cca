import type { EntityManager } from 'typeorm';
import type { ContextParts } from '../../platform/context.js';
import { Consent1763710500000 } from './1763710500000-consent.js';
import { PlayLimits1763730020000 } from './1763730020000-play-limits.js';
import { ConsentModule } from './consent.module.js';
import { Consent } from './consents.js';
import { CONSENT_PROBLEMS, GUARDIAN_PROBLEMS } from './messages.js';
import { Guardian } from './guardians.js';
import { buyingAllowed } from './mails/buying-allowed.mail.js';
import { buyingOff } from './mails/buying-off.mail.js';
import { guardianAllowed } from './mails/guardian-allowed.mail.js';
import { guardianRequested } from './mails/guardian-requested.mail.js';

export { ConsentModule } from './consent.module.js';
export { NEEDED_TEXTS, type NeededText } from './consent.rules.js';
export { Consents } from './consents.js';
export { isMinor, roleAtSignUp } from './age.rules.js';
export { BUYING_STOPPED } from './guardians.js';
export { ageLimitOf, Ages } from './age-status.js';

/** An account passes to another owner: what its maker agreed to, and the guardian, go. */
export async function forgetAnswers(rows: EntityManager, personId: string): Promise<void> {
  await rows.delete(Consent, { personId });
  await rows.delete(Guardian, { personId });
}

export const consent: ContextParts = {
  module: ConsentModule,
  entities: [Consent, Guardian],
  migrations: [Consent1763710500000, PlayLimits1763730020000],
  publishes: ['consent.play_limits'],
  mails: [guardianRequested, guardianAllowed, buyingAllowed, buyingOff],
  messages: { ...CONSENT_PROBLEMS, ...GUARDIAN_PROBLEMS },
};
