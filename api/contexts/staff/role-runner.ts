import { Injectable } from '@nestjs/common';
import { Refusal } from '../../kernel/refusal.js';
import { Database } from '../../platform/database/database.js';
import { CommandRunner } from '../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import { put, type RowChange, set } from '../../platform/event-store/row-changes.js';
import type { RoleCommand } from './role.decider.js';
import type { RoleEvent } from './role.events.js';
import { roleStream, SHOP } from './roles.js';

/** What the database keeps from happening when two append at the same instant, as the refusal of the second one. */
const REFUSALS: Readonly<Record<string, string>> = {
  persons_last_administrator: 'last-administrator',
  persons_role_gone: 'role-unknown',
  removed_roles_held: 'role-in-use',
};

export interface RoleRequest {
  held: ReadonlySet<string>;
  reason: string;
}

/** Decides and appends about roles. What holds between the roles of two people is checked once more by the statement that writes them. */
@Injectable()
export class RoleRunner {
  constructor(
    private readonly db: Database,
    private readonly runner: CommandRunner,
  ) {}

  /** The rows are read after the streams and the append holds only on top of the stream of `id`: what was read of its person, or of the roles, is still so. */
  async execute(id: string, context: CommandContext, command: () => Promise<RoleCommand>): Promise<RoleEvent[]> {
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

  async holdersOf(roleId: number): Promise<number> {
    const [row] = await this.db.query<{ people: number }>(
      'select count(*)::int as people from access.persons where role_id = $1',
      [roleId],
    );
    return row?.people ?? 0;
  }
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
