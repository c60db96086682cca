import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { AccountMailDesk } from '../mail/account-mail-desk.js';
import { AccountNotices } from '../mail/account-notices.js';
import type { Letter } from '../mail/account-mail.js';
import { Person } from '../people/person.entity.js';
import { Links } from '../verification/links.js';
import { dayIn } from './days.js';
import { PersonStream } from './person-stream.js';
import { CONFIRM_ERASURE, ERASURE_CANCELLED, ERASURE_REQUESTED } from './privacy.mails.js';
import { ERASURE_BEGUN_BY_TEAM, ERASURE_CALLED_OFF_BY_TEAM } from './team-erasure.mails.js';

/** The mails on the way to an erasure. */
@Injectable()
export class ErasureMails implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly desk: AccountMailDesk,
    private readonly notices: AccountNotices,
    private readonly links: Links,
    private readonly stream: PersonStream,
  ) {}

  onModuleInit(): void {
    this.desk.offers({ kind: 'mail:confirm-erasure', words: CONFIRM_ERASURE, letter: (linkId) => this.withLink(linkId), repeats: true });
    this.desk.offers({ kind: 'mail:erasure-requested', words: ERASURE_REQUESTED, letter: (linkId) => this.requested(linkId), repeats: true });
    this.desk.offers({ kind: 'mail:erasure-begun-by-team', words: ERASURE_BEGUN_BY_TEAM, letter: (linkId) => this.requested(linkId), repeats: true });
    this.desk.offers({ kind: 'mail:erasure-cancelled', words: ERASURE_CANCELLED, letter: (personId) => this.notices.letterTo(personId, '/account'), repeats: false });
    this.desk.offers({ kind: 'mail:erasure-called-off-by-team', words: ERASURE_CALLED_OFF_BY_TEAM, letter: (personId) => this.notices.letterTo(personId, '/account'), repeats: false });
  }

  private async requested(linkId: string): Promise<Letter | null> {
    const letter = await this.withLink(linkId);
    const state = letter && (await this.stream.erasureOf(letter.personId));
    return letter && state?.status === 'Waiting' ? { ...letter, facts: { day: dayIn(letter.language, state.dueAt) } } : null;
  }

  private async withLink(linkId: string): Promise<(Letter & { personId: string }) | null> {
    const link = await this.links.find(linkId);
    const person = link && (await this.db.rows.findOneBy(Person, { id: link.ownerId }));
    return person && { personId: person.id, email: person.email, username: person.username, language: person.language, url: link.url };
  }
}
