import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { PersonalData } from '../../../platform/personal-data.js';
import type { Letter } from '../mail/account-mail.js';
import { AccountMailDesk } from '../mail/account-mail-desk.js';
import { Links } from '../verification/links.js';
import { PendingUser } from './pending-user.entity.js';
import { SIGN_UP } from './pending.words.js';

const OF_PERSON = 'email = (select email from identity.persons where id = $1)';

/** What is written to waiting addresses, and what is known of them. */
@Injectable()
export class PendingLetters implements OnModuleInit {
  constructor(private readonly db: Database, private readonly links: Links, private readonly desk: AccountMailDesk, private readonly held: PersonalData) {}

  onModuleInit(): void {
    this.desk.offers({ kind: 'mail:sign-up', words: SIGN_UP, letter: (linkId) => this.letter(linkId), repeats: true });
    this.held.holds({ name: 'pending-sign-up', tell: (personId) => this.tell(personId), erase: (personId) => this.erase(personId) });
  }

  private async letter(linkId: string): Promise<Letter | null> {
    const link = await this.links.find(linkId);
    const waiting = link && (await this.db.rows.findOneBy(PendingUser, { id: link.ownerId }));
    // Nobody has a name before the account is made.
    return waiting && { email: waiting.email, username: '', language: waiting.language, url: link.url };
  }

  private async tell(personId: string): Promise<unknown> {
    const [waiting] = await this.db.query(
      `select email, language, requested_at as "requestedAt", verified_at as "verifiedAt" from identity.pending_users where ${OF_PERSON}`, [personId]);
    return waiting ?? null;
  }

  private async erase(personId: string): Promise<void> {
    await this.db.query(`delete from identity.pending_users where ${OF_PERSON}`, [personId]);
  }
}
