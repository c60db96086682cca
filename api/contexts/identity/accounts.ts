import { hash, verify } from '@node-rs/argon2';
import { Inject, Injectable } from '@nestjs/common';
import type { Ids } from '../../kernel/ports.js';
import { Database, sqlStateOf, type Sql } from '../../platform/database/database.js';
import { Effects } from '../../platform/event-store/effects.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import type { Language } from '../../platform/http/messages.js';
import { Problem } from '../../platform/http/problem.js';
import { IDS } from '../../platform/tokens.js';
import { Budgets } from './budgets.js';
import { passwordFault } from './password.rules.js';
import { DEFAULT_ROLE } from './permissions.js';
import { Person } from './person.entity.js';
import { Tokens } from './tokens.js';

/** Memory in KiB, passes, lanes: OWASP's choice for Argon2id, about 25 ms on one core. */
export const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash of nothing: an unknown address takes as long as a wrong password. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

export interface SignUp {
  email: string;
  username: string;
  password: string;
  language: Language;
  birthYear: number | null;
  termsHash: string | null;
}

/** Sign-up, passwords and verified addresses. */
@Injectable()
export class Accounts {
  constructor(
    private readonly db: Database,
    private readonly tokens: Tokens,
    private readonly effects: Effects,
    private readonly budgets: Budgets,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /**
   * Makes an account and mails the link that confirms its address. A known address gets the same answer; its owner a mail.
   * @throws Problem 422 when the password is too weak.
   */
  async signUp(asked: SignUp, address: string, correlation: string): Promise<Person> {
    const fault = passwordFault(asked.password);
    if (fault) throw new Problem(422, fault, { errors: [{ msg: fault, path: 'password' }] });
    await this.budgets.spend('sign-up-address', address);

    const person = Object.assign(new Person(), {
      id: this.ids.next(), email: asked.email.toLowerCase(), username: asked.username.trim(), passwordHash: await hash(asked.password, ARGON2), roleId: DEFAULT_ROLE,
      birthYear: asked.birthYear, birthday: null, bio: null, profilePictureUrl: null, developerId: null, language: asked.language, emailVerifiedAt: null,
      termsHash: asked.termsHash, termsAcceptedAt: asked.termsHash ? new Date() : null, createdAt: new Date(),
    });
    try {
      await this.db.transaction(async (sql) => {
        await this.insert(person, sql);
        await this.planVerification(person.id, correlation, sql);
      });
    } catch (error) {
      if (sqlStateOf(error) !== '23505') throw error;
      const owner = await this.byEmail(person.email);
      if (owner) await this.effects.plan([{ effectId: this.ids.next(), kind: 'mail:already-registered', subject: owner.id, correlation }]);
    }
    return person;
  }

  /** The person with this address and password, or null; both take the same time. */
  async authenticate(email: string, password: string, address: string): Promise<Person | null> {
    const account = email.toLowerCase();
    await this.budgets.spend('sign-in-address', address);
    await this.budgets.spend('sign-in-account', account);
    const person = await this.byEmail(account);
    const right = await verify(person?.passwordHash ?? NOBODY, password).catch(() => false);
    if (!person?.passwordHash || !right) return null;
    await this.budgets.forgive('sign-in-account', account);
    return person;
  }

  /** Mails a new link; the former one is void. Says nothing about whether the address is known. */
  async resendVerification(email: string, address: string, correlation: string): Promise<void> {
    const account = email.toLowerCase();
    await this.budgets.spend('resend-address', address);
    await this.budgets.spend('resend-account', account);
    const person = await this.byEmail(account);
    if (!person || person.emailVerifiedAt) return;
    await this.db.transaction((sql) => this.planVerification(person.id, correlation, sql));
  }

  /** @throws Problem 422 when the link is unknown, used, replaced or older than 24 hours. */
  async verifyEmail(secret: string): Promise<void> {
    const verified = await this.db.query(
      `with used as (update identity.email_tokens set used_at = now()
                      where token_hash = $1 and purpose = 'verify-email' and used_at is null and voided_at is null and created_at > now() - interval '24 hours'
                      returning person_id)
       update identity.persons p set email_verified_at = coalesce(email_verified_at, now()) from used where p.id = used.person_id returning p.id`,
      [this.tokens.linkHash(secret)]);
    if (verified.length > 0) return;
    // The same link clicked twice, or opened by a mail scanner first: the address is confirmed, so say so.
    const again = await this.db.query(
      `select from identity.email_tokens t join identity.persons p on p.id = t.person_id where t.token_hash = $1 and t.used_at is not null and p.email_verified_at is not null`,
      [this.tokens.linkHash(secret)]);
    if (again.length === 0) throw new Problem(422, 'link-not-valid');
  }

  byEmail(email: string): Promise<Person | null> {
    return this.db.rows.findOneBy(Person, { email });
  }

  byId(id: string): Promise<Person | null> {
    return this.db.rows.findOneBy(Person, { id });
  }

  private async planVerification(personId: string, correlation: string, sql: Sql): Promise<void> {
    const id = this.ids.next();
    await sql.query('update identity.email_tokens set voided_at = now() where person_id = $1 and used_at is null and voided_at is null', [personId]);
    await sql.query(`insert into identity.email_tokens (id, person_id, token_hash, purpose) values ($1, $2, $3, 'verify-email')`, [
      id, personId, this.tokens.linkHash(this.tokens.linkSecret(id))]);
    await this.effects.plan([{ effectId: derivedId('mail:verify-email', id), kind: 'mail:verify-email', subject: id, correlation }], sql);
  }

  private async insert(person: Person, sql: Sql): Promise<void> {
    await sql.query(
      `insert into identity.persons (id, email, username, password_hash, role_id, birth_year, language, terms_hash, terms_accepted_at, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [person.id, person.email, person.username, person.passwordHash, person.roleId, person.birthYear, person.language, person.termsHash, person.termsAcceptedAt, person.createdAt]);
  }
}
