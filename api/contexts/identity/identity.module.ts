import { Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import type { Config } from '../../config.js';
import { CONFIG } from '../../platform/tokens.js';
import { AccessGuard } from './access/access.guard.js';
import { DeclaredAccess } from './access/declared-access.js';
import { SessionTokenStrategy } from './access/session-token.strategy.js';
import { AuthController } from './auth.controller.js';
import { GrowingUp } from './children/growing-up.js';
import { GuardianAnswers } from './children/guardian-answers.js';
import { GuardianMails } from './children/guardian-mails.js';
import { GuardianRecords } from './children/guardian-records.js';
import { GuardianController } from './children/guardian.controller.js';
import { Guardians } from './children/guardians.js';
import { ConsentsController } from './consents/consents.controller.js';
import { Consents } from './consents/consents.js';
import { UnsubscribeController } from './consents/unsubscribe.controller.js';
import { Unsubscribing } from './consents/unsubscribing.js';
import { DemoPeople } from './demo/demo-people.js';
import { Housekeeping } from './housekeeping.js';
import { AccountMailDesk } from './mail/account-mail-desk.js';
import { AccountMails } from './mail/account-mails.js';
import { AccountNotices } from './mail/account-notices.js';
import { NewPeople } from './people/new-people.js';
import { PeopleDirectory } from './people/people-directory.js';
import { SignUp } from './people/sign-up.js';
import { Standings } from './people/standings.js';
import { UsersController } from './people/users.controller.js';
import { LogIn } from './sessions/log-in.js';
import { Passwords } from './sessions/passwords.js';
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
      useFactory: (config: Config) => ({ secret: config.jwtSecret, signOptions: { algorithm: 'HS256', issuer: config.publicUrl } }),
    }),
  ],
  controllers: [AuthController, UsersController, ConsentsController, UnsubscribeController, GuardianController],
  providers: [
    { provide: APP_GUARD, useClass: AccessGuard }, DeclaredAccess, SessionTokenStrategy,
    SignUp, LogIn, Sessions, SessionTokens, Passwords, Resend, Links, AddressProof, Throttle,
    AccountMails, AccountMailDesk, AccountNotices, Housekeeping, PeopleDirectory, DemoPeople,
    NewPeople, Standings, SignedAddresses, Consents, Unsubscribing, Guardians, GuardianAnswers, GuardianMails, GuardianRecords, GrowingUp,
  ],
  exports: [PeopleDirectory, DemoPeople, Consents],
})
export class IdentityModule {}
