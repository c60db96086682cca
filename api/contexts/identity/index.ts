import type { ContextParts } from '../../platform/context.js';
import { Identity1763700100000 } from './1763700100000-identity.js';
import { LinkOwners1763710000000 } from './1763710000000-link-owners.js';
import { ConsentsAndGuardians1763710500000 } from './1763710500000-consents-and-guardians.js';
import { Guardian } from './children/guardian.entity.js';
import { GUARDIAN_PROBLEMS } from './children/guardian.messages.js';
import { Consent } from './consents/consent.entity.js';
import { CONSENT_PROBLEMS } from './consents/consents.messages.js';
import { IdentityModule } from './identity.module.js';
import { PROBLEMS } from './messages.js';
import { Person } from './people/person.entity.js';
import { Session } from './sessions/session.entity.js';
import { EmailLink } from './verification/email-link.entity.js';

export { ADMINISTRATOR, MEMBER, PERMISSIONS, permissionsOf, PLAYER_WITHOUT_PUBLISHING, type Permission } from './access/permissions.rules.js';
export { Consents } from './consents/consents.js';
export { DemoPeople, type DemoPerson } from './demo/demo-people.js';
export { IdentityModule } from './identity.module.js';
export { PeopleDirectory, type Contact } from './people/people-directory.js';

export const identity: ContextParts = {
  module: IdentityModule,
  entities: [Person, Session, EmailLink, Consent, Guardian],
  migrations: [Identity1763700100000, LinkOwners1763710000000, ConsentsAndGuardians1763710500000],
  messages: { ...PROBLEMS, ...CONSENT_PROBLEMS, ...GUARDIAN_PROBLEMS },
  plainTextRoutes: ['/v1/auth/send-verification-email', '/v1/auth/verify-email'],
};
