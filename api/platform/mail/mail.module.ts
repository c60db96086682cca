import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { Config } from '../../config.js';
import { Database } from '../database/database.js';
import { MailEngine, MAILS } from './mail-engine.js';
import { CapturedMailSender, MAIL_SENDER, SmtpMailSender } from './mail-sender.js';
import type { Mail } from './mail.js';
import { MailboxController } from './mailbox.controller.js';

/** Mail by SMTP where configured, else caught in the mailbox. */
@Global()
@Module({})
export class MailModule {
  static forRoot(config: Config, mails: readonly Mail[]): DynamicModule {
    const smtp = config.smtpUrl;
    return {
      module: MailModule,
      controllers: config.production ? [] : [MailboxController],
      providers: [
        { provide: MAILS, useValue: mails },
        {
          provide: MAIL_SENDER,
          useFactory: (db: Database) => (smtp ? new SmtpMailSender(smtp, config.mailFrom) : new CapturedMailSender(db)),
          inject: [Database],
        },
        MailEngine,
      ],
    };
  }
}
