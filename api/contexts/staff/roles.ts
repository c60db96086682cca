import { Injectable } from '@nestjs/common';
import { BUILT_IN_ROLES, permissionsOf } from '../../kernel/permissions.js';
import { Database } from '../../platform/database/database.js';
import { defineStream } from '../../platform/event-store/stream.js';
import { roleDecider } from './role.decider.js';

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

/** A role as the console shows it. */
interface RoleView {
  id: number;
  /** Null for the built-in ones, which the console names in its own words. */
  name: string | null;
  permissions: string[];
  builtIn: boolean;
  holders: number;
}

/** The roles there are. */
@Injectable()
export class Roles {
  constructor(private readonly db: Database) {}

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
}
