import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { Config } from '../../config.js';
import { Database } from '../database/database.js';
import { Letters } from './letters.js';
import { CapturedMailSender, MAIL_SENDER, SmtpMailSender } from './mail-sender.js';
import { MailboxController } from './mailbox.controller.js';

/** Mail by SMTP where configured, else caught in the mailbox. */
@Global()
@Module({})
export class MailModule {
  static forRoot(config: Config): DynamicModule {
    const smtp = config.smtpUrl;
    return {
      module: MailModule,
      controllers: config.production ? [] : [MailboxController],
      providers: [{ provide: MAIL_SENDER, useFactory: (db: Database) => (smtp ? new SmtpMailSender(smtp, config.mailFrom) : new CapturedMailSender(db)), inject: [Database] }, Letters],
      exports: [MAIL_SENDER, Letters],
    };
  }
}
