import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { Problem } from '../../../platform/http/problem.js';
import { ADMINISTRATOR, refuseUnheld } from '../../../kernel/permissions.js';
import { RolePermissions, type AskedOfAccount, namesPerson } from '../../staff/index.js';
import { Person } from '../../access/index.js';
import type { ErasureState } from './erasure.decider.js';
import { PersonStream } from './person-stream.js';
import { refuseBeginning, type TeamErasure } from './team-erasure.rules.js';

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
