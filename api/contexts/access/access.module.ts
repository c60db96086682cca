import { Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import type { Config } from '../../config.js';
import { CONFIG } from '../../platform/tokens.js';
import { GoogleAccounts, GoogleSignIn } from './google/google-sign-in.js';
import { GoogleController } from './google/google.controller.js';
import { GoogleNonces, GoogleTokens } from './google/google-tokens.js';
import { AccessGuard, DeclaredAccess, EarlyAccess } from './access.guard.js';
import { SessionTokenStrategy, SessionTokens } from './sessions/session-tokens.js';
import { Housekeeping } from './housekeeping.js';
import { Links } from './links/links.js';
import { SignedAddresses } from './links/signed-addresses.js';
import { AuthController } from './log-in/auth.controller.js';
import { ChangePassword } from './log-in/change-password.js';
import { ChangePasswordController } from './log-in/change-password.controller.js';
import { KnownDevices, LogIn, SignInBudget } from './log-in/log-in.js';
import { Passwords } from './passwords/passwords.js';
import { PeopleDirectory } from './people/people-directory.js';
import { Recipients } from './people/recipients.js';
import { Challenges } from './passkeys/challenges.js';
import { PasskeyLogIn } from './passkeys/passkey-log-in.js';
import { PasskeyLogInController, PasskeysController } from './passkeys/passkeys.controller.js';
import { Passkeys } from './passkeys/passkeys.js';
import { AccessPersonalData } from './personal-data.js';
import { Entrance } from './second-factor/entrance.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactor } from './second-factor/second-factor.js';
import { OpenSessions, Sessions } from './sessions/sessions.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SignIns } from './sessions/sign-ins.js';
import { Throttle } from './throttle/throttle.js';
import { ToolTokens } from './tools/tool-tokens.js';
import { ToolTokensController } from './tools/tool-tokens.controller.js';

const PUBLISHED = [Links, Passwords, PeopleDirectory, Recipients, SignedAddresses, SignInBudget, Throttle];

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
    SessionsController,
    ChangePasswordController,
    GoogleController,
    SecondFactorController,
    PasskeysController,
    PasskeyLogInController,
    ToolTokensController,
  ],
  providers: [
    ...PUBLISHED,
    AccessGuard,
    { provide: APP_GUARD, useExisting: AccessGuard },
    DeclaredAccess,
    EarlyAccess,
    SessionTokenStrategy,
    ToolTokens,
    AccessPersonalData,
    LogIn,
    KnownDevices,
    ChangePassword,
    SecondFactor,
    Entrance,
    Passkeys,
    PasskeyLogIn,
    Challenges,
    Sessions,
    SessionTokens,
    OpenSessions,
    SignIns,
    GoogleSignIn,
    GoogleAccounts,
    GoogleTokens,
    GoogleNonces,
    Housekeeping,
  ],
  exports: PUBLISHED,
})
export class AccessModule {}
