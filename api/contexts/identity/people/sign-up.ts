import { Inject, Injectable } from '@nestjs/common';
import type { Ids } from '../../../kernel/ports.js';
import type { Language } from '../../../platform/http/messages.js';
import { Problem } from '../../../platform/http/problem.js';
import { IDS } from '../../../platform/tokens.js';
import { AccountMails } from '../mail/account-mails.js';
import { passwordFaults, type PasswordFault } from '../sessions/password.rules.js';
import { Passwords } from '../sessions/passwords.js';
import { Throttle } from '../throttle/throttle.js';
import { Links } from '../verification/links.js';
import { roleAtSignUp } from './age.rules.js';
import { newPerson, Person } from './person.entity.js';

/** What somebody tells who signs up. */
export interface NewAccount {
  email: string;
  username: string;
  password: string;
  language: Language;
  birthYear: number | null;
  termsHash: string | null;
}

/** What each fault of a password is called. */
export const FAULT_WORDS: Record<PasswordFault, string> = {
  'too-short': 'must have at least 8 characters', 'no-upper-case': 'must have an upper-case letter', 'no-digit': 'must have a digit',
};

/** Making an account. */
@Injectable()
export class SignUp {
  constructor(
    private readonly passwords: Passwords,
    private readonly mails: AccountMails,
    private readonly links: Links,
    private readonly throttle: Throttle,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /**
   * Makes an account and mails its verification link. A known address is answered like a fresh one; only its owner hears of it.
   * @throws Problem 422 `password-too-weak`, TooManyTries.
   */
  async register(asked: NewAccount, network: string, correlation: string): Promise<Person> {
    const faults = passwordFaults(asked.password);
    if (faults.length > 0) throw new Problem(422, 'password-too-weak', { errors: faults.map((fault) => ({ msg: FAULT_WORDS[fault], path: 'password' })) });

    await this.throttle.spend('sign-up', asked.email, network);
    const person = this.personOf(asked, await this.passwords.hash(asked.password));
    await this.mails.together(correlation, async (rows, order) => {
      const inserted = await rows.createQueryBuilder().insert().into(Person).values(person).orIgnore().returning('id').execute();
      if ((inserted.raw as unknown[]).length > 0) return this.links.send(rows, order, 'verify-email', person.id);

      const owner = await rows.findOneByOrFail(Person, { email: person.email });
      return order('mail:already-registered', owner.id);
    });
    return person;
  }

  private personOf({ email, username, language, birthYear, termsHash }: NewAccount, passwordHash: string): Person {
    const now = new Date();
    return newPerson({
      id: this.ids.next(), email, username, passwordHash, language, birthYear, roleId: roleAtSignUp(birthYear, now.getUTCFullYear()),
      termsHash, termsAcceptedAt: termsHash === null ? null : now, createdAt: now,
    });
  }
}
