import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Refusal } from '../../../kernel/refusal.js';
import { MailPlanner, type PlanEffect } from '../../../platform/mail/mail-planner.js';
import { PendingUser } from './pending-user.entity.js';
import { redeemProof } from './proof.js';
import {
  refuseWeakPassword,
  Passwords,
  Throttle,
  Links,
  inSameTime,
  type Newcomer,
  Person,
} from '../../access/index.js';
import { NewPeople } from './new-people.js';

/** What somebody tells who signs up. */
interface NewAccount extends Newcomer {
  password: string;
  /** What the link of a pending user was answered with; null for those who come without. */
  addressProof: string | null;
}

/** Making an account. */
@Injectable()
export class SignUp {
  constructor(
    private readonly passwords: Passwords,
    private readonly mails: MailPlanner,
    private readonly links: Links,
    private readonly throttle: Throttle,
    private readonly people: NewPeople,
  ) {}

  /**
   * Makes an account: a verified one with the proof of its address, else one that is mailed its verification link.
   * Without proof a known address is answered like a fresh one; only its owner hears of it.
   * @throws Problem 422 for a weak password, Refusal `terms-changed`, `address-has-account` to the proven owner, TooManyTries.
   */
  async register(asked: NewAccount, network: string, correlation: string): Promise<Person> {
    await refuseWeakPassword(asked.password, 'password', asked);
    this.people.refuseOldTexts(asked);
    await this.throttle.spend('sign-up', asked.email, network);
    const person = this.people.personOf(asked, await this.passwords.hash(asked.password));
    const made = await inSameTime(
      this.mails.together(correlation, async (rows, plan) => {
        const isProven = asked.addressProof !== null && (await redeemProof(rows, asked.email, asked.addressProof));
        return isProven ? this.addProven(rows, person, asked) : this.addUnproven(rows, plan, person, asked);
      }),
    );
    // Whoever made this account before its owner came may have asked for its erasure.
    await this.people.keep(made.id, correlation);
    return made;
  }

  private async addUnproven(rows: EntityManager, plan: PlanEffect, person: Person, asked: NewAccount): Promise<Person> {
    // Whether an account comes of it or not: who asks how far the address has come must not see a difference.
    await rows.update(PendingUser, { email: asked.email }, { signedUpAt: new Date() });
    if (await this.people.add(rows, person, asked)) await this.links.send(rows, plan, 'verify-email', person.id);
    else await plan('mail:already-registered', (await rows.findOneByOrFail(Person, { email: person.email })).id);
    return person;
  }

  /** The proof outranks an account that somebody made with this address and never confirmed: it passes to the owner of the mailbox. */
  private async addProven(rows: EntityManager, unproven: Person, asked: NewAccount): Promise<Person> {
    const person = Object.assign(unproven, { emailVerifiedAt: unproven.createdAt });
    if (await this.people.add(rows, person, asked)) return person;

    const there = await rows.findOneOrFail(Person, {
      where: { email: person.email },
      lock: { mode: 'pessimistic_write' },
    });
    if (there.emailVerifiedAt) throw new Refusal('address-has-account');
    return this.people.takeOver(rows, there, person, asked);
  }
}
