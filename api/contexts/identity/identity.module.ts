import { Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import type { Config } from '../../config.js';
import { CONFIG } from '../../platform/tokens.js';
import { AccessGuard } from './access.guard.js';
import { Accounts } from './accounts.js';
import { AuthController } from './auth.controller.js';
import { Budgets } from './budgets.js';
import { IdentityMails } from './identity.mails.js';
import { JwtStrategy } from './jwt.strategy.js';
import { DemoPeople, PeopleDirectory } from './people.js';
import { Sessions } from './sessions.js';
import { Tokens } from './tokens.js';

@Module({
  imports: [
    DiscoveryModule,
    PassportModule,
    JwtModule.registerAsync({ useFactory: (config: Config) => ({ secret: config.jwtSecret, signOptions: { algorithm: 'HS256' } }), inject: [CONFIG] }),
  ],
  controllers: [AuthController],
  providers: [Accounts, Budgets, Sessions, Tokens, JwtStrategy, IdentityMails, PeopleDirectory, DemoPeople, { provide: APP_GUARD, useClass: AccessGuard }],
  exports: [PeopleDirectory, DemoPeople],
})
export class IdentityModule {}
