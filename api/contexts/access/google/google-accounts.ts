import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import type { Language } from '../../../platform/http/messages.js';
import { MailPlanner } from '../../../platform/mail/mail-planner.js';
import { PersonalData } from '../../../platform/personal-data.js';
import { NewAccounts, type Newcomer as NewPerson } from '../ports.js';
import { Person } from '../people/person.entity.js';
import { Links } from '../links/links.js';
import { usernameFor } from './google-account.rules.js';
import type { GoogleIdentity } from './google-claims.rules.js';

/** What somebody brings who gets an account by Google. */
export interface Newcomer {
  language: Language;
  termsHash: string | null;
  privacyHash: string | null;
}

const SOMEBODY: Record<Language, string> = { es: 'Alguien', en: 'Somebody' };

/** Which of our accounts an account at Google signs in to. */
@Injectable()
export class GoogleAccounts implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly mails: MailPlanner,
    private readonly personal: PersonalData,
    private readonly people: NewAccounts,
    private readonly links: Links,
  ) {}

  onModuleInit(): void {
    this.personal.holds({
      name: 'google',
      tell: (personId) => this.tell(personId),
      erase: (personId) => this.erase(personId),
    });
  }

  /** Null when it signs in to none yet. */
  async linked({ sub }: GoogleIdentity): Promise<Person | null> {
    return this.db.rows.findOneBy(Person, { googleSub: sub });
  }

  async withAddressOf({ email }: GoogleIdentity): Promise<Person | null> {
    return this.db.rows.findOneBy(Person, { email });
  }

  /** A new account; null when somebody was faster with the same address or the same account at Google. @throws Refusal `terms-changed`. */
  async make(identity: GoogleIdentity, asked: Newcomer): Promise<Person | null> {
    const { person, newcomer } = this.personOf(identity, asked);
    return (await this.db.rows.transaction((rows) => this.people.add(rows, person, newcomer))) ? person : null;
  }

  /**
   * An account without a proven address passes to the reader of its mailbox, whom Google knows: its password and sessions end.
   * @returns null when it was proven or linked meanwhile.
   * @throws Refusal `terms-changed`.
   */
  async takeOver(
    { id }: Person,
    identity: GoogleIdentity,
    asked: Newcomer,
    correlation: string,
  ): Promise<Person | null> {
    const { person, newcomer } = this.personOf(identity, asked);
    const taken = await this.db.rows.transaction(async (rows) => {
      const there = await rows.findOne(Person, {
        where: { id, email: identity.email, emailVerifiedAt: IsNull(), googleSub: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      if (!there || (await this.isTaken(rows, identity.sub))) return null;
      // Google tells no age: a child must not lose by another door the one that was told.
      const { birthYear, roleId, roleByAge } = there;
      return this.people.takeOver(rows, there, Object.assign(person, { birthYear, roleId, roleByAge }), newcomer);
    });
    if (taken) await this.people.keep(taken.id, correlation);
    return taken;
  }

  /**
   * Lets an account at Google sign in to one of ours from now on, and tells its owner by mail. Its address counts as verified.
   * @param person as it was when the link was allowed; null comes back when it has changed since.
   */
  async link(person: Person, { sub, email }: GoogleIdentity, correlation: string): Promise<Person | null> {
    return this.mails.together(correlation, async (rows, plan) => {
      const now = await rows.findOne(Person, {
        where: { id: person.id, email, googleSub: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      const isSame =
        now?.passwordHash === person.passwordHash && (now.emailVerifiedAt !== null || person.emailVerifiedAt === null);
      if (!now || !isSame || (await this.isTaken(rows, sub))) return null;
      const linked = Object.assign(now, {
        googleSub: sub,
        googleLinkedAt: new Date(),
        emailVerifiedAt: now.emailVerifiedAt ?? new Date(),
      });
      await this.links.void(rows, 'verify-email', now.id);
      await rows.update(Person, now.id, {
        googleSub: linked.googleSub,
        googleLinkedAt: linked.googleLinkedAt,
        emailVerifiedAt: linked.emailVerifiedAt,
      });
      await plan('mail:google-linked', now.id);
      return linked;
    });
  }

  /** A new person from Google's claims, and what they agree to. @throws Refusal `terms-changed`. */
  private personOf(
    identity: GoogleIdentity,
    { language, termsHash, privacyHash }: Newcomer,
  ): { person: Person; newcomer: NewPerson } {
    const newcomer = {
      email: identity.email,
      username: usernameFor(identity, SOMEBODY[language]),
      language,
      birthYear: null,
      termsHash,
      privacyHash,
    };
    this.people.refuseOldTexts(newcomer);
    const made = this.people.personOf(newcomer, null);
    return {
      person: Object.assign(made, {
        googleSub: identity.sub,
        googleLinkedAt: made.createdAt,
        emailVerifiedAt: made.createdAt,
      }),
      newcomer,
    };
  }

  private async isTaken(rows: EntityManager, sub: string): Promise<boolean> {
    return rows.existsBy(Person, { googleSub: sub });
  }

  private async tell(personId: string): Promise<unknown> {
    const person = await this.db.rows.findOneBy(Person, { id: personId });
    return person?.googleSub
      ? { account: person.googleSub, linkedAt: person.googleLinkedAt?.toISOString() ?? null }
      : null;
  }

  private async erase(personId: string): Promise<void> {
    await this.db.rows.update(Person, personId, { googleSub: null, googleLinkedAt: null });
  }
}
