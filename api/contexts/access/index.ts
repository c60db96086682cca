import type { ContextParts } from '../../platform/context.js';
import { Identity1763700100000 } from './1763700100000-identity.js';
import { LinkOwners1763710000000 } from './1763710000000-link-owners.js';
import { ConsentsAndGuardians1763710500000 } from '../consent/1763710500000-consents-and-guardians.js';
import { Guardian } from '../consent/guardians/guardian.entity.js';
import { GUARDIAN_PROBLEMS } from '../consent/guardians/guardian.messages.js';
import { Consent } from '../consent/consents/consent.entity.js';
import { CONSENT_PROBLEMS } from '../consent/consents/consents.messages.js';
import { Devices1763710600000 } from './1763710600000-devices.js';
import { PASSWORD_PROBLEMS } from './log-in/messages.js';
import { SignIn } from './sessions/sign-in.entity.js';
import { GoogleSignIn1763710200000 } from './1763710200000-google-sign-in.js';
import { GOOGLE_PROBLEMS } from './google/messages.js';
import { PendingUsers1763710100000 } from '../accounts/1763710100000-pending-users.js';
import { Profile1763710300000 } from '../accounts/1763710300000-profile.js';
import { Exports1763710400000 } from '../privacy/1763710400000-exports.js';
import { SignedUpWhilePending1763720800000 } from '../accounts/1763720800000-signed-up-while-pending.js';
import { IdentityModule } from './access.module.js';
import { accountStream } from '../staff/account.stream.js';
import { IDENTITY_MAILS } from '../accounts/mails.js';
import { BlockedPeople1763710700000 } from './1763710700000-blocked-people.js';
import { PROBLEMS } from './messages.js';
import { PENDING_PROBLEMS } from '../accounts/sign-up/messages.js';
import { PendingUser } from '../accounts/sign-up/pending-user.entity.js';
import { Person } from './people/person.entity.js';
import { AddressChangeWays1763720900000 } from '../accounts/1763720900000-address-change-ways.js';
import { UsedGoogleTokens1763721312000 } from './1763721312000-used-google-tokens.js';
import { RolesAtOnce1763721330000 } from '../staff/1763721330000-roles-at-once.js';
import { AddressChange } from '../accounts/profile/address-change.entity.js';
import { PROFILE_PROBLEMS } from '../accounts/profile/messages.js';
import { ProfileChange } from '../accounts/pictures/profile-change.entity.js';
import { erasureStream, Export, PRIVACY_PROBLEMS, PRIVACY_RULES } from '../privacy/index.js';
import { Session } from './sessions/session.entity.js';
import { roleStream } from '../staff/role.stream.js';
import { rolesProjection } from '../staff/roles.projection.js';
import { STAFF_PROBLEMS } from '../staff/messages.js';
import { EmailLink } from './links/email-link.entity.js';

export { ADMINISTRATOR, PERMISSIONS, type Permission } from './guards/permissions.rules.js';
export { BUYING_STOPPED } from '../consent/guardians/guardian-answers.js';
export { Consents } from '../consent/consents/consents.js';
export { Accounts, type AskedOfAccount } from '../staff/accounts.js';
export { DemoPeople, type DemoPerson } from '../accounts/demo-people.js';
export { IdentityModule } from './access.module.js';
export { roleStream, SHOP } from '../staff/role.stream.js';
export { Roles } from '../staff/roles.js';
export { accountStream } from '../staff/account.stream.js';
export { type ErasureState } from '../privacy/erasure/erasure.decider.js';
export { erasureStream, TeamErasures } from '../privacy/index.js';
export { networkOf } from './throttle/throttle.rules.js';
export { Throttle } from './throttle/throttle.js';
export { CallerNetwork } from './throttle/caller-network.js';
export { LinkToken } from './forms/fields.js';
export { SignedAddresses } from './links/signed-addresses.js';
export { namesPerson } from '../staff/reason.rules.js';
export { PeopleDirectory, type Contact } from './people/people-directory.js';

export const identity: ContextParts = {
  module: IdentityModule,
  entities: [Person, Session, EmailLink, SignIn, PendingUser, Consent, Guardian, AddressChange, ProfileChange, Export],
  migrations: [
    Identity1763700100000,
    LinkOwners1763710000000,
    PendingUsers1763710100000,
    GoogleSignIn1763710200000,
    ConsentsAndGuardians1763710500000,
    Profile1763710300000,
    Exports1763710400000,
    Devices1763710600000,
    BlockedPeople1763710700000,
    SignedUpWhilePending1763720800000,
    AddressChangeWays1763720900000,
    UsedGoogleTokens1763721312000,
    RolesAtOnce1763721330000,
  ],
  streams: [roleStream, accountStream, erasureStream],
  projections: [rolesProjection],
  effectRules: PRIVACY_RULES,
  mails: IDENTITY_MAILS,
  messages: {
    ...PROBLEMS,
    ...STAFF_PROBLEMS,
    ...PASSWORD_PROBLEMS,
    ...GOOGLE_PROBLEMS,
    ...PENDING_PROBLEMS,
    ...CONSENT_PROBLEMS,
    ...GUARDIAN_PROBLEMS,
    ...PROFILE_PROBLEMS,
    ...PRIVACY_PROBLEMS,
  },
  plainTextRoutes: [
    '/v1/auth/send-verification-email',
    '/v1/auth/verify-email',
    '/v1/auth/verify-pending-user',
    '/v1/auth/check-pending-user',
    '/v1/auth/reset-password',
    '/v1/auth/confirm-reset-password',
  ],
};
