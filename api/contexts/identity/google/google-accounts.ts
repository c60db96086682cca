import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import type { Ids } from '../../../kernel/ports.js';
import { Database } from '../../../platform/database/database.js';
import type { Language } from '../../../platform/http/messages.js';
import { PersonalData } from '../../../platform/personal-data.js';
import { IDS } from '../../../platform/tokens.js';
import { AccountMails } from '../mail/account-mails.js';
import { roleAtSignUp } from '../people/age.rules.js';
import { newPerson, Person } from '../people/person.entity.js';
import { usernameFor } from './google-account.rules.js';
import type { GoogleIdentity } from './google-claims.rules.js';

/** What somebody brings who gets an account by Google. */
export interface Newcomer {
  language: Language;
  termsHash: string | null;
}

const SOMEBODY: Record<Language, string> = { es: 'Alguien', en: 'Somebody' };

/** Which of our accounts an account at Google signs in to. */
@Injectable()
export class GoogleAccounts implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly mails: AccountMails,
    private readonly personal: PersonalData,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  onModuleInit(): void {
    this.personal.holds({ name: 'google', tell: (personId) => this.tell(personId), erase: (personId) => this.erase(personId) });
  }

  /** Null when it signs in to none yet. */
  async linked({ sub }: GoogleIdentity): Promise<Person | null> {
    return this.db.rows.findOneBy(Person, { googleSub: sub });
  }

  async withAddressOf({ email }: GoogleIdentity): Promise<Person | null> {
    return this.db.rows.findOneBy(Person, { email });
  }

  /** A new account; null when somebody was faster with the same address or the same account at Google. */
  async make(identity: GoogleIdentity, { language, termsHash }: Newcomer): Promise<Person | null> {
    const now = new Date();
    const person = newPerson({
      id: this.ids.next(), email: identity.email, googleSub: identity.sub, googleLinkedAt: now, username: usernameFor(identity, SOMEBODY[language]), language,
      roleId: roleAtSignUp(null, now.getUTCFullYear()), emailVerifiedAt: now, termsHash, termsAcceptedAt: termsHash === null ? null : now, createdAt: now,
    });
    const inserted = await this.db.rows.createQueryBuilder().insert().into(Person).values(person).orIgnore().returning('id').execute();
    return (inserted.raw as unknown[]).length > 0 ? person : null;
  }

  /**
   * Lets an account at Google sign in to one of ours from now on, and tells its owner by mail. Its address counts as verified.
   * @param person as it was when the link was allowed; null comes back when it has changed since.
   */
  async link(person: Person, { sub, email }: GoogleIdentity, correlation: string): Promise<Person | null> {
    return this.mails.together(correlation, async (rows, order) => {
      const now = await rows.findOne(Person, { where: { id: person.id, email, googleSub: IsNull() }, lock: { mode: 'pessimistic_write' } });
      const isSame = now?.passwordHash === person.passwordHash && (now.emailVerifiedAt !== null || person.emailVerifiedAt === null);
      if (!now || !isSame || (await this.isTaken(rows, sub))) return null;
      const linked = Object.assign(now, { googleSub: sub, googleLinkedAt: new Date(), emailVerifiedAt: now.emailVerifiedAt ?? new Date() });
      await rows.update(Person, now.id, { googleSub: linked.googleSub, googleLinkedAt: linked.googleLinkedAt, emailVerifiedAt: linked.emailVerifiedAt });
      await order('mail:google-linked', now.id);
      return linked;
    });
  }

  private async isTaken(rows: EntityManager, sub: string): Promise<boolean> {
    return rows.existsBy(Person, { googleSub: sub });
  }

  private async tell(personId: string): Promise<unknown> {
    const person = await this.db.rows.findOneBy(Person, { id: personId });
    return person?.googleSub ? { account: person.googleSub, linkedAt: person.googleLinkedAt?.toISOString() ?? null } : null;
  }

  private async erase(personId: string): Promise<void> {
    await this.db.rows.update(Person, personId, { googleSub: null, googleLinkedAt: null });
  }
}
