import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import type { Visit } from '../devices/caller-visit.js';
import { SignIns } from '../devices/sign-ins.js';
import { Person } from '../people/person.entity.js';
import { Throttle } from '../throttle/throttle.js';
import { Passwords } from './passwords.js';
import { Sessions, type Signed } from './sessions.js';

/** Longer than a note takes: an account that exists is not turned away later than one that does not. */
const SAME_TIME_MS = 30;

/** Signing in with an address and a password. */
@Injectable()
export class LogIn {
  constructor(
    private readonly db: Database,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly throttle: Throttle,
    private readonly signIns: SignIns,
  ) {}

  /**
   * Opens a session. An unknown address and a wrong password are answered alike, after the same time.
   * @throws Problem 401 `wrong-credentials`, TooManyTries.
   */
  async withPassword(email: string, password: string, remember: boolean, visit: Visit): Promise<Signed> {
    await this.throttle.spend('log-in', email, visit.network);
    const person = await this.db.rows.findOneBy(Person, { email });
    const matches = await this.passwords.match(person?.passwordHash ?? null, password);
    if (!person || !matches) {
      await Promise.all([pause(SAME_TIME_MS), person && this.signIns.failed(person.id, 'password', visit)]);
      throw new Problem(401, 'wrong-credentials');
    }

    await this.throttle.forgiveLogIn(email, visit.network);
    await this.renewHash(person, password);
    return this.sessions.open(person, remember, 'password', visit);
  }

  /** Only now is the password at hand: a hash of older parameters is made anew, unless somebody changed it meanwhile. */
  private async renewHash({ id, passwordHash }: Person, password: string): Promise<void> {
    if (passwordHash === null || !this.passwords.isOutdated(passwordHash)) return;
    await this.db.rows.update(Person, { id, passwordHash }, { passwordHash: await this.passwords.hash(password) });
  }
}
