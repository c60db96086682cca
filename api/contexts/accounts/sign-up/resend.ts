import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { MailPlanner } from '../../../platform/mail/mail-planner.js';
import { Person, Throttle, Links, inSameTime } from '../../access/index.js';

/** Sending the verification link again. */
@Injectable()
export class Resend {
  constructor(
    private readonly mails: MailPlanner,
    private readonly links: Links,
    private readonly throttle: Throttle,
  ) {}

  /** Sends a new link if the address waits for one; the caller cannot tell. @throws TooManyTries. */
  async to(email: string, network: string, correlation: string): Promise<void> {
    await this.throttle.spend('resend', email, network);
    const mayWrite = await this.throttle.mayWriteTo(email);
    await inSameTime(
      this.mails.together(correlation, async (rows, plan) => {
        const person = await rows.findOneBy(Person, { email, emailVerifiedAt: IsNull() });
        if (person && mayWrite) await this.links.send(rows, plan, 'verify-email', person.id);
      }),
    );
  }
}
