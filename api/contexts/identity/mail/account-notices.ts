import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Config } from '../../../config.js';
import { Database } from '../../../platform/database/database.js';
import { CONFIG } from '../../../platform/tokens.js';
import { Person } from '../people/person.entity.js';
import { Session } from '../sessions/session.entity.js';
import type { Letter } from './account-mail.js';
import { AccountMailDesk } from './account-mail-desk.js';
import { ALREADY_REGISTERED, SESSION_REUSE } from './mail-texts.js';

/** Mails that tell what happened and lead to signing in. */
@Injectable()
export class AccountNotices implements OnModuleInit {
  constructor(private readonly db: Database, private readonly desk: AccountMailDesk, @Inject(CONFIG) private readonly config: Config) {}

  onModuleInit(): void {
    this.desk.offers({ kind: 'mail:already-registered', words: ALREADY_REGISTERED, letter: (personId) => this.letterTo(personId, '/login'), repeats: false });
    this.desk.offers({ kind: 'mail:session-reuse', words: SESSION_REUSE, letter: (sessionId) => this.toOwnerOf(sessionId), repeats: false });
  }

  /** To somebody, leading to a page of the shop; null when there is nobody any more. */
  async letterTo(personId: string, path: string, facts?: Letter['facts']): Promise<Letter | null> {
    const person = await this.db.rows.findOneBy(Person, { id: personId });
    return person && { email: person.email, username: person.username, language: person.language, url: `${this.config.publicUrl}${path}`, facts };
  }

  private async toOwnerOf(sessionId: string): Promise<Letter | null> {
    const session = await this.db.rows.findOneBy(Session, { id: sessionId });
    return session && this.letterTo(session.personId, '/login');
  }
}
