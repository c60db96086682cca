import type { ContextParts } from '../../platform/context.js';
import { Identity1763700100000 } from './1763700100000-identity.js';
import { LinkOwners1763710000000 } from './1763710000000-link-owners.js';
import { Profile1763710300000 } from './1763710300000-profile.js';
import { IdentityModule } from './identity.module.js';
import { PROBLEMS } from './messages.js';
import { Person } from './people/person.entity.js';
import { AddressChange } from './profile/address-change.entity.js';
import { PROFILE_PROBLEMS } from './profile/messages.js';
import { ProfileChange } from './profile/profile-change.entity.js';
import { Session } from './sessions/session.entity.js';
import { EmailLink } from './verification/email-link.entity.js';

export { ADMINISTRATOR, MEMBER, PERMISSIONS, permissionsOf, PLAYER_WITHOUT_PUBLISHING, type Permission } from './access/permissions.rules.js';
export { DemoPeople, type DemoPerson } from './demo/demo-people.js';
export { IdentityModule } from './identity.module.js';
export { PeopleDirectory, type Contact } from './people/people-directory.js';

export const identity: ContextParts = {
  module: IdentityModule,
  entities: [Person, Session, EmailLink, AddressChange, ProfileChange],
  migrations: [Identity1763700100000, LinkOwners1763710000000, Profile1763710300000],
  messages: { ...PROBLEMS, ...PROFILE_PROBLEMS },
  plainTextRoutes: ['/v1/auth/send-verification-email', '/v1/auth/verify-email'],
};
