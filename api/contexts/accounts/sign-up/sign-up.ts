import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import type { Config } from '../../../config.js';
import { PLAYER_WITHOUT_PUBLISHING } from '../../../kernel/permissions.js';
import type { Ids } from '../../../kernel/ports.js';
import { Refusal } from '../../../kernel/refusal.js';
import { EffectPlanner, type PlanEffect } from '../../../platform/jobs/effect-planner.js';
import { CONFIG, IDS } from '../../../platform/tokens.js';
import {
  endSessions,
  inSameTime,
  Links,
  NewAccounts,
  type Newcomer,
  newPerson,
  Passwords,
  Person,
  refuseWeakPassword,
  Throttle,
} from '../../access/index.js';
import { ageLimitOf, Consents, forgetAnswers, roleAtSignUp } from '../../consent/index.js';
import { CancelErasure } from '../../privacy/index.js';
import { PendingUser, redeemProof } from './pending-users.js';

/** Makes accounts, whichever door they come through: age and consents are minded in one place. */
@Injectable()
export class NewPeople extends NewAccounts {
  constructor(
    private readonly consents: Consents,
    private readonly commands: CommandBus,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(CONFIG) private readonly config: Config,
    private readonly links: Links,
  ) {
    super();
  }

  refuseOldTexts({ termsHash, privacyHash }: Pick<Newcomer, 'termsHash' | 'privacyHash'>): void {
    const old =
      (termsHash !== null && !this.consents.isCurrent('terms', termsHash)) ||
      (privacyHash !== null && !this.consents.isCurrent('privacy', privacyHash));
    if (old) throw new Refusal('terms-changed');
  }

  personOf({ email, username, language, birthYear }: Newcomer, passwordHash: string | null): Person {
    const roleId = roleAtSignUp(birthYear, ageLimitOf(this.config));
    return newPerson({
      id: this.ids.next(),
      email,
      username,
      passwordHash,
      language,
      birthYear,
      roleId,
      roleByAge: roleId === PLAYER_WITHOUT_PUBLISHING,
      createdAt: new Date(),
    });
  }

  async add(rows: EntityManager, person: Person, newcomer: Newcomer): Promise<boolean> {
    const inserted = await rows
      .createQueryBuilder()
      .insert()
      .into(Person)
      .values(person)
      .orIgnore()
      .returning('id')
      .execute();
    if ((inserted.raw as unknown[]).length === 0) return false;
    await this.agree(rows, person.id, newcomer);
    return true;
  }

  async takeOver(
    rows: EntityManager,
    { id, createdAt, blockedAt }: Person,
    person: Person,
    newcomer: Newcomer,
  ): Promise<Person> {
    const taken = Object.assign(person, { id, createdAt, blockedAt });
    await rows.update(Person, id, { ...taken });
    await forgetAnswers(rows, id);
    await this.agree(rows, id, newcomer);
    await endSessions(rows, id, 'password-changed');
    await this.links.void(rows, 'verify-email', id);
    return taken;
  }

  async keep(personId: string, correlation: string): Promise<void> {
    await this.commands.execute(new CancelErasure(personId, correlation));
  }

  private async agree(
    rows: EntityManager,
    personId: string,
    { termsHash, privacyHash, language }: Newcomer,
  ): Promise<void> {
    const answers = [
      ...(termsHash === null ? [] : ['terms' as const]),
      ...(privacyHash === null ? [] : ['privacy' as const]),
    ].map((text) => ({ text, given: true }));
    await this.consents.record(rows, personId, answers, { place: 'sign-up', language });
  }
}

/** What a sign-up brings. */
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
    private readonly mails: EffectPlanner,
    private readonly links: Links,
    private readonly throttle: Throttle,
    private readonly people: NewPeople,
  ) {}

  /**
   * Makes an account: a verified one with the proof of its address, else one that is mailed its verification link.
   * Without proof a known address is answered like a fresh one; only its owner hears of it.
   */
  async register(request: NewAccount, network: string, correlation: string): Promise<Person> {
    await refuseWeakPassword(request.password, 'password', request);
    this.people.refuseOldTexts(request);
    await this.throttle.spend('sign-up', request.email, network);
    const person = this.people.personOf(request, await this.passwords.hash(request.password));
    const made = await inSameTime(
      this.mails.together(correlation, async (rows, plan) => {
        const isProven =
          request.addressProof !== null && (await redeemProof(rows, request.email, request.addressProof));
        return isProven ? this.addProven(rows, person, request) : this.addUnproven(rows, plan, person, request);
      }),
    );
    // An earlier maker of this account may have requested its erasure.
    await this.people.keep(made.id, correlation);
    return made;
  }

  private async addUnproven(
    rows: EntityManager,
    plan: PlanEffect,
    person: Person,
    request: NewAccount,
  ): Promise<Person> {
    // Whether an account comes of it or not: who asks how far the address has come must not see a difference.
    await rows.update(PendingUser, { email: request.email }, { signedUpAt: new Date() });
    if (await this.people.add(rows, person, request)) await this.links.send(rows, plan, 'verify-email', person.id);
    else await plan('mail:already-registered', (await rows.findOneByOrFail(Person, { email: person.email })).id);
    return person;
  }

  /** The proof outranks an unconfirmed account with this address: it passes to the owner of the mailbox. */
  private async addProven(rows: EntityManager, unproven: Person, request: NewAccount): Promise<Person> {
    const person = Object.assign(unproven, { emailVerifiedAt: unproven.createdAt });
    if (await this.people.add(rows, person, request)) return person;

    const there = await rows.findOneOrFail(Person, {
      where: { email: person.email },
      lock: { mode: 'pessimistic_write' },
    });
    if (there.emailVerifiedAt) throw new Refusal('address-has-account');
    return this.people.takeOver(rows, there, person, request);
  }
}
