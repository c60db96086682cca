import { Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import type { Config } from '../../config.js';
import { CONFIG } from '../../platform/tokens.js';
import { Accounts } from './accounts/accounts.js';
import { AccessGuard } from './access/access.guard.js';
import { DeclaredAccess } from './access/declared-access.js';
import { EarlyAccess } from './access/early-access.js';
import { RolePermissions } from './access/role-permissions.js';
import { SessionTokenStrategy } from './access/session-token.strategy.js';
import { AuthController } from './auth.controller.js';
import { GrowingUp } from './children/growing-up.js';
import { GuardianAnswers } from './children/guardian-answers.js';
import { GuardianRecords } from './children/guardian-records.js';
import { GuardianController } from './children/guardian.controller.js';
import { Guardians } from './children/guardians.js';
import { ConsentsController } from './consents/consents.controller.js';
import { Consents } from './consents/consents.js';
import { UnsubscribeController } from './consents/unsubscribe.controller.js';
import { Unsubscribing } from './consents/unsubscribing.js';
import { ChangePassword } from './change-password/change-password.js';
import { ChangePasswordController } from './change-password/change-password.controller.js';
import { DemoPeople } from './demo/demo-people.js';
import { OpenSessions } from './devices/open-sessions.js';
import { SessionsController } from './devices/sessions.controller.js';
import { KnownDevices } from './devices/known-devices.js';
import { SignIns } from './devices/sign-ins.js';
import { GoogleAccounts } from './google/google-accounts.js';
import { GoogleController } from './google/google.controller.js';
import { GoogleNonces } from './google/google-nonces.js';
import { GoogleSignIn } from './google/google-sign-in.js';
import { GoogleTokens } from './google/google-tokens.js';
import { Housekeeping } from './housekeeping.js';
import { Recipients } from './mail/recipients.js';
import { NewPeople } from './people/new-people.js';
import { PendingPersonalData } from './pending/pending.personal-data.js';
import { PendingController } from './pending/pending.controller.js';
import { PendingUsers } from './pending/pending-users.js';
import { PeopleDirectory } from './people/people-directory.js';
import { PRIVACY_CONTROLLERS, PRIVACY_PROVIDERS, TeamErasures } from './privacy/index.js';
import { SignUp } from './people/sign-up.js';
import { Standings } from './people/standings.js';
import { UsersController } from './people/users.controller.js';
import { Roles } from './roles/roles.js';
import { RecoveryController } from './recovery/recovery.controller.js';
import { Recovery } from './recovery/recovery.js';
import { EditableAccounts } from './profile/editable-accounts.js';
import { AddressChanges } from './profile/address-changes.js';
import { AddressLinksController } from './profile/address-links.controller.js';
import { AddressRights } from './profile/address-rights.js';
import { EditProfile } from './profile/edit-profile.js';
import { PictureFilesController } from './profile/picture-files.controller.js';
import { PictureMaker } from './profile/picture-maker.js';
import { Pictures } from './profile/pictures.js';
import { ProfileController } from './profile/profile.controller.js';
import { ProfileData } from './profile/profile-data.js';
import { ProfileHistory } from './profile/profile-history.js';
import { LogIn } from './sessions/log-in.js';
import { Passwords } from './sessions/passwords.js';
import { SignInBudget } from './sessions/sign-in-budget.js';
import { SessionTokens } from './sessions/session-tokens.js';
import { Sessions } from './sessions/sessions.js';
import { Throttle } from './throttle/throttle.js';
import { AddressProof } from './verification/address-proof.js';
import { Links } from './verification/links.js';
import { SignedAddresses } from './verification/signed-addresses.js';
import { Resend } from './verification/resend.js';

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
