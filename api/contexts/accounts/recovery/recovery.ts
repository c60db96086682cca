import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EffectPlanner } from '../../../platform/jobs/effect-planner.js';
import {
  endSessions,
  inSameTime,
  type LinkPurpose,
  Links,
  Passwords,
  Person,
  refuseWeakPassword,
  SignInBudget,
  Throttle,
  type Visit,
} from '../../access/index.js';
import { LINKS_OF_CHANGE } from '../profile/change-address.js';

/** A holder of the old password may have requested these. */
const NO_LONGER_GOOD: readonly LinkPurpose[] = ['reset-password', 'verify-email', ...LINKS_OF_CHANGE];

/** A way back in for the reader of an account's mailbox, also for those who never had a password. */
@Injectable()
export class Recovery {
  constructor(
    private readonly mails: EffectPlanner,
    private readonly links: Links,
    private readonly throttle: Throttle,
    private readonly passwords: Passwords,
    private readonly budget: SignInBudget,
  ) {}

  /** Sends a link if the address has an account; the caller cannot tell. */
  async ask(email: string, network: string, correlation: string): Promise<void> {
    await this.throttle.spend('reset', email, network);
    const mayWrite = await this.throttle.mayWriteTo(email);
    await inSameTime(
      this.mails.together(correlation, async (rows, plan) => {
        const person = await rows.findOneBy(Person, { email });
        if (person && mayWrite) await this.links.send(rows, plan, 'reset-password', person.id);
      }),
    );
  }

  /**
   * Sets the password of the link's owner, ends all their sessions and tells them. The link also proves the address.
   * @returns the cookie by which the device is known from now on.
   */
  async confirm(token: string, newPassword: string, visit: Visit): Promise<string> {
    await refuseWeakPassword(newPassword, 'newPassword');
    await this.throttle.spend('link', token, visit.network);
    const passwordHash = await this.passwords.hash(newPassword);
    const { email } = await this.mails.together(visit.correlation, async (rows, plan) => {
      const owner = await rows.findOneByOrFail(Person, { id: await this.links.use(rows, 'reset-password', token) });
      await refuseWeakPassword(newPassword, 'newPassword', owner);
      await this.change(rows, owner, passwordHash);
      await plan('mail:password-was-reset', owner.id);
      return owner;
    });
    await this.budget.forgive(email, visit);
    return this.budget.remember(email, visit);
  }

  private async change(rows: EntityManager, { id, emailVerifiedAt }: Person, passwordHash: string): Promise<void> {
    await rows.update(Person, id, { passwordHash, emailVerifiedAt: emailVerifiedAt ?? new Date() });
    await endSessions(rows, id, 'password-changed');
    for (const purpose of NO_LONGER_GOOD) await this.links.void(rows, purpose, id);
  }
}
