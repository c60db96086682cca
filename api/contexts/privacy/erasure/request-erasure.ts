import { Injectable } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { later } from '../../../kernel/instant.js';
import { ADMINISTRATOR, refuseUnheld } from '../../../kernel/permissions.js';
import { Refusal } from '../../../kernel/refusal.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { timer } from '../../../platform/event-store/due.js';
import type { Actor, CommandContext } from '../../../platform/event-store/events.js';
import type { SignedIn } from '../../../platform/http/access.js';
import { Problem } from '../../../platform/http/problem.js';
import { EffectPlanner } from '../../../platform/jobs/effect-planner.js';
import { Links, Passwords, Person, Throttle } from '../../access/index.js';
import { type StaffRequest, namesPerson, RolePermissions } from '../../staff/index.js';
import { COOLING_OFF, type ErasureState } from './erasure.decider.js';
import { ERASURE, erasureTimer, Erasures } from './erasures.js';
import { refuseRequest, type StaffErasure } from './staff-erasure.rules.js';

/** A member of staff who acts for the person, and why. */
interface ByStaff {
  actor: Actor;
  reason: string;
}

/** Begins the cooling-off; without change when it runs already. Refused with `last-administrator-stays`, `erasure-under-way`. */
export class RequestErasure extends Command<void> {
  constructor(
    readonly personId: string,
    readonly correlation: string,
    readonly staff?: ByStaff,
  ) {
    super();
  }
}

@CommandHandler(RequestErasure)
export class RequestErasureHandler implements ICommandHandler<RequestErasure> {
  constructor(
    private readonly erasures: Erasures,
    private readonly links: Links,
    private readonly clock: BusinessClock,
  ) {}

  async execute({ personId, correlation, staff }: RequestErasure): Promise<void> {
    if (await this.erasures.isNeeded(personId, false)) throw new Refusal('last-administrator-stays');
    const now = this.clock.now();
    const link = this.links.prepared('cancel-erasure', personId);
    const command = { type: 'RequestErasure' as const, personId, erasureId: link.id, now, reason: staff?.reason };
    const changes = [link.row, timer(erasureTimer(personId), ERASURE, later(now, COOLING_OFF))];
    await this.erasures.execute(command, link.id, { actor: staff?.actor ?? self(personId), correlation }, changes);
  }
}

/** Keeps the account; without change when no erasure is requested. Refused with `erasure-under-way`. */
export class CancelErasure extends Command<void> {
  constructor(
    readonly personId: string,
    readonly correlation: string,
    readonly staff?: ByStaff,
  ) {
    super();
  }
}

@CommandHandler(CancelErasure)
export class CancelErasureHandler implements ICommandHandler<CancelErasure> {
  constructor(
    private readonly erasures: Erasures,
    private readonly links: Links,
    private readonly clock: BusinessClock,
  ) {}

  async execute({ personId, correlation, staff }: CancelErasure): Promise<void> {
    const state = await this.erasures.statusOf(personId);
    const erasureId = 'erasureId' in state ? state.erasureId : personId;
    const command = { type: 'CancelErasure' as const, personId, now: this.clock.now(), reason: staff?.reason };
    const changes = [timer(erasureTimer(personId), ERASURE, null), this.links.used(erasureId)];
    await this.erasures.execute(command, erasureId, { actor: staff?.actor ?? self(personId), correlation }, changes);
  }
}

function self(personId: string): Actor {
  return { kind: 'player', id: personId };
}

/** The two links of an erasure: one begins it where there is no password, one cancels it without a log-in. */
@Injectable()
export class ErasureProof {
  constructor(
    private readonly mails: EffectPlanner,
    private readonly links: Links,
    private readonly commands: CommandBus,
  ) {}

  /** Mails the link that begins it; the one before it stops working. */
  async mailLink(personId: string, correlation: string): Promise<void> {
    await this.mails.together(correlation, (rows, plan) => this.links.send(rows, plan, 'confirm-erasure', personId));
  }

  /** Begins the cooling-off. */
  async confirm(token: string, correlation: string): Promise<string> {
    const { ownerId } = await this.links.check('confirm-erasure', token);
    await this.commands.execute(new RequestErasure(ownerId, correlation));
    await this.mails.together(correlation, (rows) => this.links.void(rows, 'confirm-erasure', ownerId));
    return ownerId;
  }

  /** Keeps the account. */
  async cancel(token: string, correlation: string): Promise<string> {
    const { ownerId } = await this.links.check('cancel-erasure', token);
    await this.commands.execute(new CancelErasure(ownerId, correlation));
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
    private readonly commands: CommandBus,
  ) {}

  /**
   * Begins the cooling-off, or mails the link that begins it to a person without a password.
   * @returns whether a link was mailed instead.
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
    await this.commands.execute(new RequestErasure(personId, correlation));
    return { linkSent: false };
  }
}

/** Erasures that staff begin on a person's written request: as a person's own, with author and reason. */
@Injectable()
export class StaffErasures {
  constructor(
    private readonly db: Database,
    private readonly roles: RolePermissions,
    private readonly erasures: Erasures,
    private readonly commands: CommandBus,
  ) {}

  /** The status of an erasure. */
  of(personId: string): Promise<ErasureState> {
    return this.erasures.statusOf(personId);
  }

  /** Begins the cooling-off of seven days; when it runs already, nothing changes. */
  async begin(personId: string, request: StaffRequest, { actor, correlation }: CommandContext): Promise<void> {
    refuseRequest(await this.known(personId, request));
    await this.commands.execute(new RequestErasure(personId, correlation, { actor, reason: request.reason }));
  }

  /** Keeps the account; without an erasure nothing changes. */
  async cancel(personId: string, request: StaffRequest, { actor, correlation }: CommandContext): Promise<void> {
    const { held, theirs } = await this.known(personId, request);
    refuseUnheld(held, theirs);
    await this.commands.execute(new CancelErasure(personId, correlation, { actor, reason: request.reason }));
  }

  private async known(personId: string, { by, held, reason }: StaffRequest): Promise<StaffErasure> {
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
