import { Injectable } from '@nestjs/common';
import { ADMINISTRATOR, BUILT_IN_ROLES, permissionsOf } from '../../kernel/permissions.js';
import { Refusal } from '../../kernel/refusal.js';
import { Database } from '../../platform/database/database.js';
import { CommandRunner } from '../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import { put, type RowChange, set } from '../../platform/event-store/row-changes.js';
import { defineStream } from '../../platform/event-store/stream.js';
import { Problem } from '../../platform/http/problem.js';
import { Person } from '../access/index.js';
import { holdsContact, namesPerson } from './reason.rules.js';
import { type RoleCommand, roleDecider } from './role.decider.js';
import type { RoleEvent } from './role.events.js';

/** Whose stream holds which roles there are; each person's own holds which were given. */
export const SHOP = 'shop';

export const roleStream = defineStream('roles', roleDecider, {
  events: { RoleDefined: 1, RoleChanged: 1, RoleRemoved: 1, RoleAssigned: 1 },
});

/** What a role may do, built-in or made by administrators. */
@Injectable()
export class RolePermissions {
  constructor(private readonly db: Database) {}

  async of(roleId: number): Promise<ReadonlySet<string>> {
    const [made] = await this.db.query<{ permissions: string[] }>(
      'select permissions from roles.roles where role_id = $1',
      [roleId],
    );
    return permissionsOf(roleId, made?.permissions);
  }
}

/** What the database keeps from happening when two append at the same instant, as the refusal of the second one. */
const REFUSALS: Readonly<Record<string, string>> = {
  persons_last_administrator: 'last-administrator',
  persons_role_gone: 'role-unknown',
  removed_roles_held: 'role-in-use',
};

/** A role as the console shows it. */
interface RoleView {
  id: number;
  /** Null for the built-in ones, which the console names in its own words. */
  name: string | null;
  permissions: string[];
  builtIn: boolean;
  holders: number;
}

interface Asked {
  held: ReadonlySet<string>;
  reason: string;
}

/** Makes, changes and gives roles. What holds between the roles of two people is checked once more by the statement that writes them. */
@Injectable()
export class Roles {
  constructor(
    private readonly db: Database,
    private readonly runner: CommandRunner,
  ) {}

  /** Built-in ones first, then those that administrators made. */
  async all(): Promise<RoleView[]> {
    const [made, holders] = await Promise.all([
      this.db.query<{ id: number; name: string; permissions: string[] }>(
        'select role_id as id, name, permissions from roles.roles order by role_id',
      ),
      this.db.query<{ roleId: number; people: number }>(
        'select role_id as "roleId", count(*)::int as people from access.persons group by role_id',
      ),
    ]);
    const held = new Map(holders.map(({ roleId, people }) => [roleId, people]));
    const builtIn = BUILT_IN_ROLES.map((id) => ({
      id,
      name: null,
      permissions: [...permissionsOf(id)],
      builtIn: true,
    }));
    return [...builtIn, ...made.map((role) => ({ ...role, builtIn: false }))].map((role) => ({
      ...role,
      holders: held.get(role.id) ?? 0,
    }));
  }

  /** Makes a role. @returns its number. */
  async define(role: { name: string; permissions: string[] }, asked: Asked, context: CommandContext): Promise<number> {
    refuseContacts(role.name, asked.reason);
    const [defined] = await this.run(SHOP, context, async () => ({ type: 'DefineRole', ...role, ...asked }));
    return Number(defined?.data.roleId);
  }

  async change(
    roleId: number,
    role: { name: string; permissions: string[] },
    asked: Asked,
    context: CommandContext,
  ): Promise<void> {
    refuseContacts(role.name, asked.reason);
    await this.run(SHOP, context, async () => ({ type: 'ChangeRole', roleId, ...role, ...asked }));
  }

  async remove(roleId: number, asked: Asked, context: CommandContext): Promise<void> {
    refuseContacts(asked.reason);
    await this.run(SHOP, context, async () => ({
      type: 'RemoveRole',
      roleId,
      holders: await this.count(roleId),
      ...asked,
    }));
  }

  /** Gives a person a role; what they may do changes with their next request. */
  async assign(personId: string, roleId: number, asked: Asked, context: CommandContext): Promise<void> {
    await this.run(personId, context, async () => {
      const person = await this.db.rows.findOneBy(Person, { id: personId });
      if (!person) throw new Problem(404, 'person-unknown');
      if (namesPerson(asked.reason, person)) throw new Problem(422, 'reason-names-person');
      return {
        type: 'AssignRole',
        personId,
        roleId,
        previously: person.roleId,
        administrators: await this.count(ADMINISTRATOR),
        ...asked,
      };
    });
  }

  /** The rows are read after the streams and the append holds only on top of the stream of `id`: what was read of its person, or of the roles, is still so. */
  private async run(id: string, context: CommandContext, command: () => Promise<RoleCommand>): Promise<RoleEvent[]> {
    try {
      const { events } = await this.runner.run(
        [SHOP, id].map((of) => roleStream.of(of)),
        context,
        async (histories) => {
          const decided = roleStream.decide(histories, SHOP, await command(), context.now).events;
          return { facts: { [roleStream.of(id)]: decided }, changes: decided.flatMap(rowsOf) };
        },
      );
      return events as unknown as RoleEvent[];
    } catch (error) {
      const code = REFUSALS[(error as { constraint?: string } | null)?.constraint ?? ''];
      throw code ? new Refusal(code) : error;
    }
  }

  private async count(roleId: number): Promise<number> {
    const [row] = await this.db.query<{ people: number }>(
      'select count(*)::int as people from access.persons where role_id = $1',
      [roleId],
    );
    return row?.people ?? 0;
  }
}

/** Texts about roles are kept for ever and need no person in them. */
function refuseContacts(...texts: string[]): void {
  if (texts.some(holdsContact)) throw new Problem(422, 'reason-names-person');
}

/** A person's role is a row of the person, written with the fact. What an administrator gives no longer goes with the age. */
function rowsOf(event: RoleEvent): RowChange[] {
  switch (event.type) {
    case 'RoleAssigned':
      return [set('access.persons', { id: event.data.personId }, { role_id: event.data.roleId, role_by_age: false })];
    case 'RoleRemoved':
      return [put('staff.removed_roles', { role_id: event.data.roleId }, {})];
    default:
      return [];
  }
}
