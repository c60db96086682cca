import { Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import type { Config } from '../../config.js';
import { CONFIG } from '../../platform/tokens.js';
import { BlockingNotices, Accounts } from './accounts/accounts.js';
import { AccessGuard } from './access/access.guard.js';
import { DeclaredAccess } from './access/declared-access.js';
import { RolePermissions } from './access/role-permissions.js';
import { SessionTokenStrategy } from './access/session-token.strategy.js';
import { AuthController } from './auth.controller.js';
import { ChangePassword } from './change-password/change-password.js';
import { ChangePasswordController } from './change-password/change-password.controller.js';
import { PasswordChangedNotice } from './change-password/password-changed-notice.js';
import { DemoPeople } from './demo/demo-people.js';
import { NewDeviceNotice } from './devices/new-device-notice.js';
import { OpenSessions } from './devices/open-sessions.js';
import { SessionsController } from './devices/sessions.controller.js';
import { SignIns } from './devices/sign-ins.js';
import { GoogleAccounts } from './google/google-accounts.js';
import { GoogleController } from './google/google.controller.js';
import { GoogleNotice } from './google/google-notice.js';
import { GoogleSignIn } from './google/google-sign-in.js';
import { GoogleTokens } from './google/google-tokens.js';
import { Housekeeping } from './housekeeping.js';
import { AccountMailDesk } from './mail/account-mail-desk.js';
import { AccountMails } from './mail/account-mails.js';
import { AccountNotices } from './mail/account-notices.js';
import { PendingLetters } from './pending/pending-letters.js';
import { PendingController } from './pending/pending.controller.js';
import { PendingUsers } from './pending/pending-users.js';
import { PeopleDirectory } from './people/people-directory.js';
import { SignUp } from './people/sign-up.js';
import { UsersController } from './people/users.controller.js';
import { Roles } from './roles/roles.js';
import { RecoveryController } from './recovery/recovery.controller.js';
import { RecoveryLetters } from './recovery/recovery-letters.js';
import { Recovery } from './recovery/recovery.js';
import { LogIn } from './sessions/log-in.js';
import { Passwords } from './sessions/passwords.js';
import { SessionTokens } from './sessions/session-tokens.js';
import { Sessions } from './sessions/sessions.js';
import { Throttle } from './throttle/throttle.js';
import { AddressProof } from './verification/address-proof.js';
import { Links } from './verification/links.js';
import { Resend } from './verification/resend.js';

@Module({
  imports: [
    DiscoveryModule,
    PassportModule,
    JwtModule.registerAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => ({ secret: config.jwtSecret, signOptions: { algorithm: 'HS256', issuer: config.publicUrl } }),
    }),
  ],
  controllers: [
    AuthController,
    PendingController,
    RecoveryController,
    SessionsController,
    ChangePasswordController,
    GoogleController,
    UsersController,
  ],
  providers: [
    { provide: APP_GUARD, useClass: AccessGuard }, DeclaredAccess, SessionTokenStrategy,
    SignUp, LogIn, Sessions, SessionTokens, Passwords, Resend, Links, AddressProof, Throttle,
    SignIns, OpenSessions, NewDeviceNotice, ChangePassword, PasswordChangedNotice,
    GoogleSignIn, GoogleAccounts, GoogleTokens, GoogleNotice,
    AccountMails, AccountMailDesk, AccountNotices, Housekeeping, PeopleDirectory, DemoPeople,
    Roles, RolePermissions, Accounts, BlockingNotices,
    PendingUsers, PendingLetters, Recovery, RecoveryLetters,
  ],
  exports: [PeopleDirectory, DemoPeople, Roles, Accounts],
})
export class IdentityModule {}
