import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/event-store/events.js';
import { Problem } from '../../platform/http/problem.js';
import { holdsContact } from './reason.rules.js';
import { RoleRunner, type RoleRequest } from './role-runner.js';
import { SHOP } from './roles.js';

interface NamedRole {
  name: string;
  permissions: string[];
}

/** Makes a role. @returns its number. */
export class DefineRole extends Command<number> {
  constructor(
    readonly role: NamedRole,
    readonly request: RoleRequest,
    readonly by: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(DefineRole)
export class DefineRoleHandler implements ICommandHandler<DefineRole> {
  constructor(private readonly runner: RoleRunner) {}

  async execute({ role, request, by }: DefineRole): Promise<number> {
    refuseContacts(role.name);
    const [defined] = await this.runner.execute(SHOP, by, async () => ({ type: 'DefineRole', ...role, ...request }));
    return Number(defined?.data.roleId);
  }
}

/** Changes the name and the permissions of a role. */
export class ChangeRole extends Command<void> {
  constructor(
    readonly roleId: number,
    readonly role: NamedRole,
    readonly request: RoleRequest,
    readonly by: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChangeRole)
export class ChangeRoleHandler implements ICommandHandler<ChangeRole> {
  constructor(private readonly runner: RoleRunner) {}

  async execute({ roleId, role, request, by }: ChangeRole): Promise<void> {
    refuseContacts(role.name);
    await this.runner.execute(SHOP, by, async () => ({ type: 'ChangeRole', roleId, ...role, ...request }));
  }
}

/** Removes a role that no one holds. */
export class RemoveRole extends Command<void> {
  constructor(
    readonly roleId: number,
    readonly request: RoleRequest,
    readonly by: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RemoveRole)
export class RemoveRoleHandler implements ICommandHandler<RemoveRole> {
  constructor(private readonly runner: RoleRunner) {}

  async execute({ roleId, request, by }: RemoveRole): Promise<void> {
    await this.runner.execute(SHOP, by, async () => {
      const holders = await this.runner.holdersOf(roleId);
      return { type: 'RemoveRole', roleId, holders, ...request };
    });
  }
}

/** The name of a role is kept for ever and needs no person in it; reasons are looked at with their request. */
function refuseContacts(name: string): void {
  if (holdsContact(name)) throw new Problem(422, 'reason-names-person');
}
