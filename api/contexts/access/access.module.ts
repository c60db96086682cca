import { Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import type { Config } from '../../config.js';
import { CONFIG } from '../../platform/tokens.js';
import { Accounts } from '../staff/accounts.js';
import { AccessGuard } from './guards/access.guard.js';
import { DeclaredAccess } from './guards/declared-access.js';
import { EarlyAccess } from './guards/early-access.js';
import { RolePermissions } from '../staff/role-permissions.js';
import { SessionTokenStrategy } from './guards/session-token.strategy.js';
import { AuthController } from './log-in/auth.controller.js';
import { GrowingUp } from '../consent/guardians/growing-up.js';
import { GuardianAnswers } from '../consent/guardians/guardian-answers.js';
import { GuardianRecords } from '../consent/guardians/guardian-records.js';
import { GuardianController } from '../consent/guardians/guardian.controller.js';
import { Guardians } from '../consent/guardians/guardians.js';
import { ConsentsController } from '../consent/consents/consents.controller.js';
import { Consents } from '../consent/consents/consents.js';
import { UnsubscribeController } from '../consent/consents/unsubscribe.controller.js';
import { Unsubscribing } from '../consent/consents/unsubscribing.js';
import { ChangePassword } from './log-in/change-password.js';
import { ChangePasswordController } from './log-in/change-password.controller.js';
import { DemoPeople } from '../accounts/demo-people.js';
import { OpenSessions } from './sessions/open-sessions.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { KnownDevices } from './log-in/known-devices.js';
import { SignIns } from './sessions/sign-ins.js';
import { GoogleAccounts } from './google/google-accounts.js';
import { GoogleController } from './google/google.controller.js';
import { GoogleNonces } from './google/google-nonces.js';
import { GoogleSignIn } from './google/google-sign-in.js';
import { GoogleTokens } from './google/google-tokens.js';
import { Housekeeping } from './housekeeping.js';
import { Recipients } from './people/recipients.js';
import { NewPeople } from '../accounts/sign-up/new-people.js';
import { PendingPersonalData } from '../accounts/sign-up/pending.personal-data.js';
import { PendingController } from '../accounts/sign-up/pending.controller.js';
import { PendingUsers } from '../accounts/sign-up/pending-users.js';
import { PeopleDirectory } from './people/people-directory.js';
import { PRIVACY_CONTROLLERS, PRIVACY_PROVIDERS, TeamErasures } from '../privacy/index.js';
import { SignUp } from '../accounts/sign-up/sign-up.js';
import { Standings } from '../consent/guardians/standings.js';
import { UsersController } from '../accounts/profile/users.controller.js';
import { Roles } from '../staff/roles.js';
import { RecoveryController } from '../accounts/recovery/recovery.controller.js';
import { Recovery } from '../accounts/recovery/recovery.js';
import { EditableAccounts } from '../accounts/profile/editable-accounts.js';
import { AddressChanges } from '../accounts/profile/address-changes.js';
import { AddressLinksController } from '../accounts/profile/address-links.controller.js';
import { AddressRights } from '../accounts/profile/address-rights.js';
import { EditProfile } from '../accounts/profile/edit-profile.js';
import { PictureFilesController } from '../accounts/pictures/picture-files.controller.js';
import { PictureMaker } from '../accounts/pictures/picture-maker.js';
import { Pictures } from '../accounts/pictures/pictures.js';
import { ProfileController } from '../accounts/profile/profile.controller.js';
import { ProfileData } from '../accounts/profile/profile-data.js';
import { ProfileHistory } from '../accounts/pictures/profile-history.js';
import { LogIn } from './log-in/log-in.js';
import { Passwords } from './passwords/passwords.js';
import { SignInBudget } from './log-in/sign-in-budget.js';
import { SessionTokens } from './sessions/session-tokens.js';
import { Sessions } from './sessions/sessions.js';
import { Throttle } from './throttle/throttle.js';
import { AddressProof } from '../accounts/sign-up/address-proof.js';
import { Links } from './links/links.js';
import { SignedAddresses } from './links/signed-addresses.js';
import { Resend } from '../accounts/sign-up/resend.js';

@Module({
  imports: [
    DiscoveryModule,
    PassportModule,
    JwtModule.registerAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => ({
        secret: config.jwtSecret,
        signOptions: { algorithm: 'HS256', issuer: config.publicUrl },
      }),
    }),
  ],
  controllers: [
    AuthController,
    PendingController,
    RecoveryController,
    SessionsController,
    ChangePasswordController,
    ProfileController,
    AddressLinksController,
    PictureFilesController,
    GoogleController,
    UsersController,
    ...PRIVACY_CONTROLLERS,
    ConsentsController,
    UnsubscribeController,
    GuardianController,
  ],
  providers: [
    AccessGuard,
    { provide: APP_GUARD, useExisting: AccessGuard },
    DeclaredAccess,
    EarlyAccess,
    SessionTokenStrategy,
    SignUp,
    LogIn,
    Sessions,
    SessionTokens,
    Passwords,
    Resend,
    Links,
    AddressProof,
    Throttle,
    SignIns,
    KnownDevices,
    SignInBudget,
    OpenSessions,
    ChangePassword,
    GoogleSignIn,
    GoogleAccounts,
    GoogleTokens,
    GoogleNonces,
    EditableAccounts,
    AddressChanges,
    AddressRights,
    EditProfile,
    PictureMaker,
    Pictures,
    ProfileData,
    ProfileHistory,
    Recipients,
    Housekeeping,
    PeopleDirectory,
    DemoPeople,
    Roles,
    RolePermissions,
    Accounts,
    NewPeople,
    Standings,
    SignedAddresses,
    Consents,
    Unsubscribing,
    Guardians,
    GuardianAnswers,
    GuardianRecords,
    GrowingUp,
    PendingUsers,
    PendingPersonalData,
    Recovery,
    ...PRIVACY_PROVIDERS,
  ],
  exports: [PeopleDirectory, DemoPeople, Roles, Accounts, TeamErasures, Consents, Throttle, SignedAddresses],
})
export class IdentityModule {}
