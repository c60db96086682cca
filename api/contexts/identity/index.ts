import type { ContextParts } from '../../platform/context.js';
import { Identity1763700100000 } from './1763700100000-identity.js';
import { LinkOwners1763710000000 } from './1763710000000-link-owners.js';
import { PendingUsers1763710100000 } from './1763710100000-pending-users.js';
import { IdentityModule } from './identity.module.js';
import { PROBLEMS } from './messages.js';
import { PENDING_PROBLEMS } from './pending/pending.words.js';
import { PendingUser } from './pending/pending-user.entity.js';
import { Person } from './people/person.entity.js';
import { Session } from './sessions/session.entity.js';
import { EmailLink } from './verification/email-link.entity.js';

export { ADMINISTRATOR, MEMBER, PERMISSIONS, permissionsOf, PLAYER_WITHOUT_PUBLISHING, type Permission } from './access/permissions.rules.js';
export { DemoPeople, type DemoPerson } from './demo/demo-people.js';
export { IdentityModule } from './identity.module.js';
export { PeopleDirectory, type Contact } from './people/people-directory.js';

export const identity: ContextParts = {
  module: IdentityModule,
  entities: [Person, Session, EmailLink, PendingUser],
  migrations: [Identity1763700100000, LinkOwners1763710000000, PendingUsers1763710100000],
  messages: { ...PROBLEMS, ...PENDING_PROBLEMS },
  plainTextRoutes: [
    '/v1/auth/send-verification-email', '/v1/auth/verify-email', '/v1/auth/verify-pending-user', '/v1/auth/check-pending-user',
    '/v1/auth/reset-password', '/v1/auth/confirm-reset-password',
  ],
};
