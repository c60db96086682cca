import { Injectable } from '@nestjs/common';
import { Refusal } from '../../../kernel/refusal.js';
import { Database } from '../../../platform/database/database.js';
import type { SignedIn } from '../../../platform/http/access.js';
import { Problem } from '../../../platform/http/problem.js';
import { EffectPlanner } from '../../../platform/jobs/effect-planner.js';
import type { Visit } from '../sessions/sign-ins.js';
import { Person } from '../people/person.entity.js';
import { endSessions } from '../sessions/session.entity.js';
import { refuseWeakPassword, Passwords } from '../passwords/passwords.js';
import { Throttle } from '../throttle/throttle.js';

/** Changing the password of an account whose owner knows the current one. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly db: Database,
    private readonly passwords: Passwords,
    private readonly throttle: Throttle,
    private readonly mails: EffectPlanner,
  ) {}

  /** Puts a new password in the place of the current one, signs out all other devices and mails the owner. */
  async change({ userId, sessionId }: SignedIn, current: string, wanted: string, visit: Visit): Promise<void> {
    const owner = await this.db.rows.findOneByOrFail(Person, { id: userId });
    await refuseWeakPassword(wanted, 'newPassword', owner);
    const { passwordHash: stored } = owner;
    if (stored === null) throw new Refusal('no-password-yet');
    await this.throttle.spend('password', sessionId, visit.network);
    if (!(await this.passwords.match(stored, current))) throw new Refusal('current-password-wrong');

    await this.throttle.forgivePassword(sessionId, visit.network);
    const passwordHash = await this.passwords.hash(wanted);
    await this.mails.together(visit.correlation, async (rows, plan) => {
      const { affected } = await rows.update(Person, { id: userId, passwordHash: stored }, { passwordHash });
      if (affected !== 1) throw new Problem(409, 'try-again');
      await endSessions(rows, userId, 'password-changed', sessionId);
      await plan('mail:password-changed', userId);
    });
  }
}
