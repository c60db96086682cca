import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Refusal } from '../../../kernel/refusal.js';
import type { Visit } from '../sessions/caller-visit.js';
import { Problem } from '../../../platform/http/problem.js';
import type { Person } from '../people/person.entity.js';
import { Passwords } from '../passwords/passwords.js';
import type { Entered } from '../log-in/log-in.js';
import { Sessions } from '../sessions/sessions.js';
import { SignInBudget } from '../log-in/sign-in-budget.js';
import { decideGoogle } from './google-account.rules.js';
import { GoogleAccounts, type Newcomer } from './google-accounts.js';
import type { GoogleIdentity } from './google-claims.rules.js';
import { GoogleTokens } from './google-tokens.js';
import { useTokenOnce } from './used-tokens.js';

/** What is sent to sign in with Google. */
interface AskedWithGoogle extends Newcomer {
  credential: string;
  /** What the browser was given for Google. */
  nonce: string | null;
  /** Of the account with the same address, to link the two; null when none was asked for yet. */
  password: string | null;
  remember: boolean;
}

/** Several devices may sign in at the same instant; each turn finds what the others made. */
const TURNS = 4;

/** Signing in with an account at Google. */
@Injectable()
export class GoogleSignIn {
  constructor(
    private readonly tokens: GoogleTokens,
    private readonly accounts: GoogleAccounts,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly budget: SignInBudget,
  ) {}

  /**
   * Opens a session for whoever the token is about; makes or links an account where there is none.
   * @throws Refusal `google-not-set-up`, `password-needed`, `google-linked-elsewhere`; Problem 401 `wrong-credentials`, `google-used`; what GoogleTokens throws; TooManyTries.
   */
  async enter(asked: AskedWithGoogle, visit: Visit): Promise<Entered> {
    this.tokens.demandSetUp();
    await this.budget.spendGoogle(asked.credential, visit);
    const identity = await this.tokens.read(asked.credential, asked.nonce);
    for (let turn = 0; turn < TURNS; turn++) {
      const person = (await this.accounts.linked(identity)) ?? (await this.joined(identity, asked, visit));
      const alongside = (rows: EntityManager): Promise<void> => useTokenOnce(rows, asked.credential, identity.until);
      const signed =
        person && (await this.sessions.open(person, { remember: asked.remember, how: 'google', visit, alongside }));
      if (signed) return { ...signed, deviceCookie: this.budget.remember(signed.person.email, visit) };
    }
    throw new Problem(409, 'try-again');
  }

  /** Null when the accounts changed meanwhile. */
  private async joined(identity: GoogleIdentity, asked: AskedWithGoogle, visit: Visit): Promise<Person | null> {
    const account = await this.accounts.withAddressOf(identity);
    const decision = decideGoogle(
      identity,
      account && { addressVerified: account.emailVerifiedAt !== null, linkedElsewhere: Boolean(account.googleSub) },
    );
    if (!account) return this.accounts.make(identity, asked);
    // Linked meanwhile, by the same account at Google: the next turn finds it.
    if (account.googleSub === identity.sub) return null;
    if (decision === 'linked-elsewhere') throw new Refusal('google-linked-elsewhere');
    if (decision === 'take-over' && asked.password === null)
      return this.accounts.takeOver(account, identity, asked, visit.correlation);
    if (decision !== 'link') await this.demandPassword(account, asked.password, visit);
    return this.accounts.link(account, identity, visit.correlation);
  }

  private async demandPassword({ email, passwordHash }: Person, password: string | null, visit: Visit): Promise<void> {
    if (password === null) throw new Refusal('password-needed');
    await this.budget.spend(email, visit);
    if (!(await this.passwords.match(passwordHash, password))) throw new Problem(401, 'wrong-credentials');
    await this.budget.forgive(email, visit);
  }
}
