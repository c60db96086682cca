import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { Refusal } from '../../../kernel/refusal.js';
import { Database } from '../../../platform/database/database.js';
import type { Language } from '../../../platform/http/messages.js';
import { Problem } from '../../../platform/http/problem.js';
import { EffectPlanner } from '../../../platform/jobs/effect-planner.js';
import { PersonalData } from '../../../platform/personal-data.js';
import { Links } from '../links/links.js';
import { type Entered, SignInBudget } from '../log-in/log-in.js';
import { Passwords } from '../passwords/passwords.js';
import { Person } from '../people/person.entity.js';
import { NewAccounts, type Newcomer as NewPerson } from '../people/ports.js';
import { Entrance } from '../second-factor/entrance.js';
import type { Visit } from '../sessions/sign-ins.js';
import { GoogleTokens } from './google-tokens.js';
import { decideGoogle, type GoogleIdentity, usernameFor } from './google.rules.js';

/**
 * Notes that a token opened a session, within the transaction that opens it: of two that come at once, one does.
 * @param until when the token is over by itself.
 */
export async function useTokenOnce(rows: EntityManager, credential: string, until: Date): Promise<void> {
  const noted = await rows.query<unknown[]>(
    'insert into access.used_google_tokens (digest, until) values ($1, $2) on conflict do nothing returning digest',
    [createHash('sha256').update(credential).digest(), until],
  );
  if (noted.length === 0) throw new Problem(401, 'google-used');
}

/** What a person brings who gets an account by Google. */
export interface Newcomer {
  language: Language;
  termsHash: string | null;
  privacyHash: string | null;
}

const FALLBACK_NAME: Record<Language, string> = { es: 'Alguien', en: 'Someone' };

/** Which of our accounts an account at Google signs in to. */
@Injectable()
export class GoogleAccounts implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly mails: EffectPlanner,
    private readonly personal: PersonalData,
    private readonly people: NewAccounts,
    private readonly links: Links,
  ) {}

  onModuleInit(): void {
    this.personal.holds({
      name: 'google',
      collect: (personId) => this.collect(personId),
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

  /** A new account; null when another request was faster with the same address or the same account at Google. */
  async make(identity: GoogleIdentity, request: Newcomer): Promise<Person | null> {
    const { person, newcomer } = this.personOf(identity, request);
    return (await this.db.rows.transaction((rows) => this.people.add(rows, person, newcomer))) ? person : null;
  }

  /**
   * An account without a proven address passes to the reader of its mailbox, whom Google knows: its password and sessions end.
   * @returns null when it was proven or linked meanwhile.
   */
  async takeOver(
    { id }: Person,
    identity: GoogleIdentity,
    request: Newcomer,
    correlation: string,
  ): Promise<Person | null> {
    const { person, newcomer } = this.personOf(identity, request);
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

  /** A new person from Google's claims, and what they agree to. */
  private personOf(
    identity: GoogleIdentity,
    { language, termsHash, privacyHash }: Newcomer,
  ): { person: Person; newcomer: NewPerson } {
    const newcomer = {
      email: identity.email,
      username: usernameFor(identity, FALLBACK_NAME[language]),
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

  private async collect(personId: string): Promise<unknown> {
    const person = await this.db.rows.findOneBy(Person, { id: personId });
    return person?.googleSub
      ? { account: person.googleSub, linkedAt: person.googleLinkedAt?.toISOString() ?? null }
      : null;
  }

  private async erase(personId: string): Promise<void> {
    await this.db.rows.update(Person, personId, { googleSub: null, googleLinkedAt: null });
  }
}

/** What is sent to sign in with Google. */
interface GoogleSignInData extends Newcomer {
  credential: string;
  /** What the browser was given for Google. */
  nonce: string | null;
  /** Of the account with the same address, to link the two; null when none was asked for yet. */
  password: string | null;
  remember: boolean;
  /** Of the second step; null where none was asked for yet. */
  code: string | null;
}

/** Several devices may sign in at the same instant; each turn finds what the others made. */
const TRIES = 4;

/** Signing in with an account at Google. */
@Injectable()
export class GoogleSignIn {
  constructor(
    private readonly tokens: GoogleTokens,
    private readonly accounts: GoogleAccounts,
    private readonly passwords: Passwords,
    private readonly entrance: Entrance,
    private readonly budget: SignInBudget,
  ) {}

  /** Opens a session for the person of the token; makes or links an account where there is none. */
  async enter(request: GoogleSignInData, visit: Visit): Promise<Entered> {
    this.tokens.demandSetUp();
    await this.budget.spendGoogle(request.credential, visit);
    const identity = await this.tokens.read(request.credential, request.nonce);
    for (let tried = 0; tried < TRIES; tried++) {
      const person = (await this.accounts.linked(identity)) ?? (await this.joined(identity, request, visit));
      if (!person) continue;
      const { code, remember, credential } = request;
      const alongside = (rows: EntityManager): Promise<void> => useTokenOnce(rows, credential, identity.until);
      const signed = await this.entrance.open(person, code, { remember, how: 'google', visit, alongside });
      if (signed) return { ...signed, deviceCookie: this.budget.remember(signed.person.email, visit) };
    }
    throw new Problem(409, 'try-again');
  }

  /** Null when the accounts changed meanwhile. */
  private async joined(identity: GoogleIdentity, request: GoogleSignInData, visit: Visit): Promise<Person | null> {
    const account = await this.accounts.withAddressOf(identity);
    const decision = decideGoogle(
      identity,
      account && {
        addressVerified: account.emailVerifiedAt !== null,
        linkedElsewhere: Boolean(account.googleSub),
        hasPassword: account.passwordHash !== null,
      },
    );
    if (!account) return this.accounts.make(identity, request);
    // Linked meanwhile, by the same account at Google: the next turn finds it.
    if (account.googleSub === identity.sub) return null;
    if (decision === 'linked-elsewhere') throw new Refusal('google-linked-elsewhere');
    if (decision === 'take-over' && request.password === null)
      return this.accounts.takeOver(account, identity, request, visit.correlation);
    if (decision !== 'link') await this.demandPassword(account, request.password, visit);
    return this.accounts.link(account, identity, visit.correlation);
  }

  private async demandPassword({ email, passwordHash }: Person, password: string | null, visit: Visit): Promise<void> {
    if (password === null) throw new Refusal('password-needed');
    await this.budget.spend(email, visit);
    if (!(await this.passwords.match(passwordHash, password))) throw new Problem(401, 'wrong-credentials');
    await this.budget.forgive(email, visit);
  }
}
