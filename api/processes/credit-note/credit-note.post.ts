import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config.js';
import { MAIL_SENDER, type Mail, type MailSender } from '../../platform/mail/mail-sender.js';
import { CONFIG } from '../../platform/tokens.js';

/** The way out for credit notes, and the address that their links lead to. */
@Injectable()
export class CreditNotePost {
  readonly shopUrl: string;

  constructor(
    @Inject(MAIL_SENDER) private readonly sender: MailSender,
    @Inject(CONFIG) config: Config,
  ) {
    this.shopUrl = config.publicUrl;
  }

  send(mail: Mail): Promise<void> {
    return this.sender.send(mail);
  }
}
