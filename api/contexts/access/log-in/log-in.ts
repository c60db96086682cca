import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import type { Visit } from '../sessions/caller-visit.js';
import { SignIns } from '../sessions/sign-ins.js';
import { Person } from '../people/person.entity.js';
import { Passwords } from '../passwords/passwords.js';
import { Sessions, type Signed } from '../sessions/sessions.js';
import { SignInBudget } from './sign-in-budget.js';

/** Longer than a note takes: an account that exists is not turned away later than one that does not. */
const SAME_TIME_MS = 30;
/** A password that changes while it is checked is checked again, against what it is then. */
const TURNS = 4;

/** A signed-in person, and the cookie by which the device is known from now on. */
export interface Entered extends Signed {
  deviceCookie: string;
}

/** Signing in with an address and a password. */
@Injectable()
export class LogIn {
  constructor(
    private readonly db: Database,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly budget: SignInBudget,
    private readonly signIns: SignIns,
  ) {}

  /**
   * Opens a session. An unknown address, a wrong password and an unproven address are answered alike, after the same time.
   * @throws Problem 401 `wrong-credentials`, 403 `account-blocked`, 409 `try-again`; TooManyTries.
   */
  async withPassword(email: string, password: string, remember: boolean, visit: Visit): Promise<Entered> {
    await this.budget.spend(email, visit);
    for (let turn = 0; turn < TURNS; turn++) {
      const person = await this.demandPassword(email, password, visit);
      const signed = await this.sessions.open(person, { remember, how: 'password', visit });
      if (!signed) continue;

      await this.budget.forgive(email, visit);
      await this.renewHash(signed.person, password);
      return { ...signed, deviceCookie: this.budget.remember(email, visit) };
    }
    throw new Problem(409, 'try-again');
  }

  private async demandPassword(email: string, password: string, visit: Visit): Promise<Person> {
    const person = await this.db.rows.findOneBy(Person, { email });
    const matches = await this.passwords.match(person?.passwordHash ?? null, password);
    // An account opens only to a proven address: else signing up and logging in would tell whether the address was new.
    if (person?.emailVerifiedAt && matches) return person;

    await Promise.all([pause(SAME_TIME_MS), person && this.signIns.failed(person.id, 'password', visit)]);
    throw new Problem(401, 'wrong-credentials');
  }

  /** Only now is the password at hand: a hash of older parameters is replaced, unless the password changed meanwhile. */
  private async renewHash({ id, passwordHash }: Person, password: string): Promise<void> {
    if (passwordHash === null || !this.passwords.isOutdated(passwordHash)) return;
    await this.db.rows.update(Person, { id, passwordHash }, { passwordHash: await this.passwords.hash(password) });
  }
}
