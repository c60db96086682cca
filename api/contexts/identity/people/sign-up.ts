import { Injectable } from '@nestjs/common';
import { Problem } from '../../../platform/http/problem.js';
import { AccountMails } from '../mail/account-mails.js';
import { passwordFaults, type PasswordFault } from '../sessions/password.rules.js';
import { Passwords } from '../sessions/passwords.js';
import { Throttle } from '../throttle/throttle.js';
import { Links } from '../verification/links.js';
import { NewPeople, type Newcomer } from './new-people.js';
import { Person } from './person.entity.js';

/** What somebody tells who signs up. */
export interface NewAccount extends Newcomer {
  password: string;
}

const FAULT_WORDS: Record<PasswordFault, string> = {
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
    private readonly people: NewPeople,
  ) {}

  /**
   * Makes an account and mails its verification link. A known address is answered like a fresh one; only its owner hears of it.
   * @throws Problem 422 `password-too-weak`, Refusal `terms-changed`, TooManyTries.
   */
  async register(asked: NewAccount, network: string, correlation: string): Promise<Person> {
    const faults = passwordFaults(asked.password);
    if (faults.length > 0) throw new Problem(422, 'password-too-weak', { errors: faults.map((fault) => ({ msg: FAULT_WORDS[fault], path: 'password' })) });
    this.people.refuseOldTexts(asked);

    await this.throttle.spend('sign-up', asked.email, network);
    const person = this.people.personOf(asked, await this.passwords.hash(asked.password));
    await this.mails.together(correlation, async (rows, order) => {
      if (await this.people.add(rows, person, asked)) return this.links.send(rows, order, 'verify-email', person.id);

      const owner = await rows.findOneByOrFail(Person, { email: person.email });
      return order('mail:already-registered', owner.id);
    });
    return person;
  }
}
