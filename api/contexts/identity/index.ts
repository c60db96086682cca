import type { ContextParts } from '../../platform/context.js';
import { Identity1763700100000 } from './1763700100000-identity.js';
import { LinkOwners1763710000000 } from './1763710000000-link-owners.js';
import { Exports1763710400000 } from './1763710400000-exports.js';
import { IdentityModule } from './identity.module.js';
import { PROBLEMS } from './messages.js';
import { Person } from './people/person.entity.js';
import { Export, PRIVACY_EVENTS, PRIVACY_PROBLEMS, PRIVACY_RULES } from './privacy/index.js';
import { Session } from './sessions/session.entity.js';
import { EmailLink } from './verification/email-link.entity.js';

export { ADMINISTRATOR, MEMBER, PERMISSIONS, permissionsOf, PLAYER_WITHOUT_PUBLISHING, type Permission } from './access/permissions.rules.js';
export { DemoPeople, type DemoPerson } from './demo/demo-people.js';
export { IdentityModule } from './identity.module.js';
export { erasureDecider } from './privacy/erasure.decider.js';
export { PeopleDirectory, type Contact } from './people/people-directory.js';
export { LINK_MAILS } from './verification/link.rules.js';

export const identity: ContextParts = {
  module: IdentityModule,
  entities: [Person, Session, EmailLink, Export],
  migrations: [Identity1763700100000, LinkOwners1763710000000, Exports1763710400000],
  eventTypes: PRIVACY_EVENTS,
  effectRules: PRIVACY_RULES,
  messages: { ...PROBLEMS, ...PRIVACY_PROBLEMS },
  plainTextRoutes: ['/v1/auth/send-verification-email', '/v1/auth/verify-email'],
};
