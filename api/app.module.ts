import { Module, type DynamicModule } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from './config.js';
import { contexts } from './contexts.js';
import { GoogleIssuerModule } from './dev/google-issuer/google-issuer.module.js';
import { HealthModule } from './platform/health/health.module.js';
import { MailModule } from './platform/mail/mail.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { TestClockModule } from './platform/test-clock/test-clock.module.js';

/** The whole shop: platform, contexts, processes. */
@Module({})
export class AppModule {
  static forRoot(config: Config, log: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.forRoot(config, log, contexts),
        MailModule.forRoot(
          config,
          contexts.flatMap(({ mails = [] }) => mails),
        ),
        HealthModule,
        ...(config.production ? [] : [TestClockModule, GoogleIssuerModule]),
        ...contexts.map((context) => context.module),
      ],
    };
  }
}
