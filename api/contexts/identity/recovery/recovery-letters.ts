import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Letter } from '../mail/account-mail.js';
import { AccountMailDesk } from '../mail/account-mail-desk.js';
import { AccountNotices } from '../mail/account-notices.js';
import { Person } from '../people/person.entity.js';
import { Links } from '../verification/links.js';
import { PASSWORD_WAS_RESET, RESET_PASSWORD } from './recovery.words.js';

/** What is written to people about new passwords. */
@Injectable()
export class RecoveryLetters implements OnModuleInit {
  constructor(private readonly db: Database, private readonly links: Links, private readonly desk: AccountMailDesk, private readonly notices: AccountNotices) {}

  onModuleInit(): void {
    this.desk.offers({ kind: 'mail:reset-password', words: RESET_PASSWORD, letter: (linkId) => this.withLink(linkId), repeats: true });
    this.desk.offers({
      kind: 'mail:password-was-reset', words: PASSWORD_WAS_RESET, letter: (personId) => this.notices.letterTo(personId, '/forgot-password'), repeats: false,
    });
  }

  private async withLink(linkId: string): Promise<Letter | null> {
    const link = await this.links.find(linkId);
    const person = link && (await this.db.rows.findOneBy(Person, { id: link.ownerId }));
    return person && { email: person.email, username: person.username, language: person.language, url: link.url };
  }
}
