import { Injectable } from '@nestjs/common';
import type { Permission } from '../../kernel/permissions.js';
import { PeopleDirectory } from '../access/index.js';
import { Roles } from './roles.js';

/** Who works for the shop. */
@Injectable()
export class StaffMembers {
  constructor(
    private readonly people: PeopleDirectory,
    private readonly roles: Roles,
  ) {}

  /** Those whose role holds a permission. */
  async holding(permission: Permission): Promise<{ id: string; name: string }[]> {
    const roles = (await this.roles.all()).filter(({ permissions }) => permissions.includes(permission));
    const people = await this.people.inRoles(roles.map(({ id }) => id));
    return people.map(({ id, username }) => ({ id, name: username }));
  }
}
