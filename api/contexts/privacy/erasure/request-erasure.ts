import { Injectable } from '@nestjs/common';
import { ADMINISTRATOR, refuseUnheld } from '../../../kernel/permissions.js';
import { Database } from '../../../platform/database/database.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import type { SignedIn } from '../../../platform/http/access.js';
import { Problem } from '../../../platform/http/problem.js';
import { MailPlanner } from '../../../platform/mail/mail-planner.js';
import { Links, Passwords, Person, Throttle } from '../../access/index.js';
import { type AskedOfAccount, namesPerson, RolePermissions } from '../../staff/index.js';
import type { ErasureState } from './erasure.decider.js';
import { PersonStream } from './person-stream.js';
import { refuseBeginning, type TeamErasure } from './team-erasure.rules.js';

/** The two links of an erasure: one begins it where there is no password, one cancels it without a log-in. */
@Injectable()
export class ErasureProof {
  constructor(
    private readonly mails: MailPlanner,
    private readonly links: Links,
    private readonly stream: PersonStream,
  ) {}

  /** Mails the link that begins it; the one before it stops working. */
  async mailLink(personId: string, correlation: string): Promise<void> {
    await this.mails.together(correlation, (rows, plan) => this.links.send(rows, plan, 'confirm-erasure', personId));
  }

  /** Begins the cooling-off. @throws Refusal `link-used` and the like, `last-administrator-stays`, `erasure-under-way`. */
  async confirm(token: string, correlation: string): Promise<string> {
    const { ownerId } = await this.links.check('confirm-erasure', token);
    await this.stream.request(ownerId, correlation);
    await this.mails.together(correlation, (rows) => this.links.void(rows, 'confirm-erasure', ownerId));
    return ownerId;
  }

  /** Keeps the account. @throws Refusal `erasure-link-used` and the like, `erasure-under-way`. */
  async cancel(token: string, correlation: string): Promise<string> {
    const { ownerId } = await this.links.check('cancel-erasure', token);
    await this.stream.cancel(ownerId, correlation);
    return ownerId;
  }
}

/** Proves that it is really the owner who wants an account erased: by its password or, where there is none, by a link. */
@Injectable()
export class ErasureRequests {
  constructor(
    private readonly db: Database,
    private readonly passwords: Passwords,
    private readonly throttle: Throttle,
    private readonly proof: ErasureProof,
    private readonly stream: PersonStream,
  ) {}

  /**
   * Begins the cooling-off, or mails the link that begins it to somebody without a password.
   * @returns whether a link was mailed instead.
   * @throws Problem 403 `password-wrong`, TooManyTries, Refusal `last-administrator-stays`, `erasure-under-way`.
   */
  async ask(
    { userId: personId, sessionId }: SignedIn,
    password: string | undefined,
    network: string,
    correlation: string,
  ): Promise<{ linkSent: boolean }> {
    const person = await this.db.rows.findOneByOrFail(Person, { id: personId });
    if (person.passwordHash === null) {
      await this.throttle.spend('resend', person.email, network);
      await this.proof.mailLink(personId, correlation);
      return { linkSent: true };
    }
    await this.throttle.spend('password', sessionId, network);
    if (!(await this.passwords.match(person.passwordHash, password ?? ''))) throw new Problem(403, 'password-wrong');

    await this.throttle.forgivePassword(sessionId, network);
    await this.stream.request(personId, correlation);
    return { linkSent: false };
  }
}

/** Erasures that the shop's people begin on somebody's written wish: the way of an erasure of one's own, with author and reason. */
@Injectable()
export class TeamErasures {
  constructor(
    private readonly db: Database,
    private readonly roles: RolePermissions,
    private readonly stream: PersonStream,
  ) {}

  /** How it stands with somebody's account. */
  of(personId: string): Promise<ErasureState> {
    return this.stream.erasureOf(personId);
  }

  /**
   * Begins the cooling-off of seven days; when it runs already, nothing changes.
   * @throws Refusal `administrator-not-erasable`, `own-account-not-erasable`, `permission-not-held`, `erasure-under-way`;
   * Problem 404 `person-unknown`, 422 `reason-names-person`.
   */
  async begin(personId: string, asked: AskedOfAccount, { actor, correlation }: CommandContext): Promise<void> {
    refuseBeginning(await this.known(personId, asked));
    await this.stream.request(personId, correlation, { actor, reason: asked.reason });
  }

  /** Keeps the account; without an erasure nothing changes. @throws Refusal `permission-not-held`, `erasure-under-way`; Problem as `begin` does. */
  async callOff(personId: string, asked: AskedOfAccount, { actor, correlation }: CommandContext): Promise<void> {
    const { held, theirs } = await this.known(personId, asked);
    refuseUnheld(held, theirs);
    await this.stream.cancel(personId, correlation, { actor, reason: asked.reason });
  }

  private async known(personId: string, { by, held, reason }: AskedOfAccount): Promise<TeamErasure> {
    const person = await this.db.rows.findOneBy(Person, { id: personId });
    if (!person) throw new Problem(404, 'person-unknown');
    if (namesPerson(reason, person)) throw new Problem(422, 'reason-names-person');
    return {
      by,
      held,
      personId,
      theirs: await this.roles.of(person.roleId),
      isAdministrator: person.roleId === ADMINISTRATOR,
    };
  }
}
