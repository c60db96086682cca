import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ADMINISTRATOR } from '../../kernel/permissions.js';
import { Database } from '../../platform/database/database.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import { Problem } from '../../platform/http/problem.js';
import { Person } from '../access/index.js';
import { namesPerson } from './reason.rules.js';
import { RoleRunner, type RoleRequest } from './role-runner.js';

/** Gives a person a role; what they may do changes with their next request. */
export class AssignRole extends Command<void> {
  /** @throws Problem 404 person-unknown, 422 reason-names-person; Refusal as the decider. */
  constructor(
    readonly personId: string,
    readonly roleId: number,
    readonly request: RoleRequest,
    readonly by: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(AssignRole)
export class AssignRoleHandler implements ICommandHandler<AssignRole> {
  constructor(
    private readonly db: Database,
    private readonly runner: RoleRunner,
  ) {}

  async execute({ personId, roleId, request, by }: AssignRole): Promise<void> {
    await this.runner.execute(personId, by, async () => {
      const person = await this.db.rows.findOneBy(Person, { id: personId });
      if (!person) throw new Problem(404, 'person-unknown');
      if (namesPerson(request.reason, person)) throw new Problem(422, 'reason-names-person');
      const administrators = await this.runner.holdersOf(ADMINISTRATOR);
      return { type: 'AssignRole', personId, roleId, previously: person.roleId, administrators, ...request };
    });
  }
}
