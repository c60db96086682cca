import type { ContextParts } from '../../platform/context.js';
import { Identity1763700100000 } from './1763700100000-identity.js';
import { LinkOwners1763710000000 } from './1763710000000-link-owners.js';
import { Devices1763710600000 } from './1763710600000-devices.js';
import { PASSWORD_PROBLEMS } from './change-password/messages.js';
import { SignIn } from './devices/sign-in.entity.js';
import { GoogleSignIn1763710200000 } from './1763710200000-google-sign-in.js';
import { GOOGLE_PROBLEMS } from './google/messages.js';
import { PendingUsers1763710100000 } from './1763710100000-pending-users.js';
import { IdentityModule } from './identity.module.js';
import { accountEffects } from './accounts/account.effects.js';
import { BlockedPeople1763710700000 } from './1763710700000-blocked-people.js';
import { PROBLEMS } from './messages.js';
import { PENDING_PROBLEMS } from './pending/pending.words.js';
import { PendingUser } from './pending/pending-user.entity.js';
import { Person } from './people/person.entity.js';
import { Session } from './sessions/session.entity.js';
import { rolesProjection } from './roles/roles.projection.js';
import { STAFF_PROBLEMS } from './roles/role.messages.js';
import { EmailLink } from './verification/email-link.entity.js';

export { ADMINISTRATOR, MEMBER, PERMISSIONS, permissionsOf, PLAYER_WITHOUT_PUBLISHING, type Permission } from './access/permissions.rules.js';
export { Accounts, type AskedOfAccount } from './accounts/accounts.js';
export { DemoPeople, type DemoPerson } from './demo/demo-people.js';
export { IdentityModule } from './identity.module.js';
export { Roles, type RoleView } from './roles/roles.js';
export { PeopleDirectory, type Contact } from './people/people-directory.js';

export const identity: ContextParts = {
  module: IdentityModule,
  entities: [
    Person,
    Session,
    EmailLink,
    SignIn,
    PendingUser,
  ],
  migrations: [
    Identity1763700100000,
    LinkOwners1763710000000,
    PendingUsers1763710100000,
    GoogleSignIn1763710200000,
    Devices1763710600000,
    BlockedPeople1763710700000,
  ],
  eventTypes: [
    'RoleDefined', 'RoleChanged', 'RoleRemoved', 'RoleAssigned', 'PersonBlocked', 'PersonUnblocked', 'SessionsEnded', 'VerificationResent',
  ].map((type) => ({ type, version: 1 })),
  projections: [rolesProjection],
  effectRules: accountEffects,
  messages: {
    ...PROBLEMS,
    ...STAFF_PROBLEMS,
    ...PASSWORD_PROBLEMS,
    ...GOOGLE_PROBLEMS,
    ...PENDING_PROBLEMS,
  },
  plainTextRoutes: [
    '/v1/auth/send-verification-email', '/v1/auth/verify-email', '/v1/auth/verify-pending-user', '/v1/auth/check-pending-user',
    '/v1/auth/reset-password', '/v1/auth/confirm-reset-password',
  ],
};
