import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { permissionsOf } from '../../kernel/permissions.js';

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
