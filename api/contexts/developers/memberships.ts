import { Injectable } from '@nestjs/common';
import { StudioMembership } from '../access/index.js';
import { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem.js';
import { MEMBER_ROLES, type MemberRole } from './developer.events.js';

export interface Membership {
  developerId: string;
  role: MemberRole;
}

/** Which approved studios a person works for. */
@Injectable()
export class Memberships extends StudioMembership {
  readonly condition = 'exists (select from developers.members m where m.person_id = p.id)';

  constructor(private readonly db: Database) {
    super();
  }

  /** Oldest membership first. */
  of(personId: string): Promise<Membership[]> {
    return this.db.query<Membership>(
      'select developer_id as "developerId", role from developers.members where person_id = $1 order by since, developer_id',
      [personId],
    );
  }

  /** @throws Problem 404 for a studio of other people, 403 `developer-role` when the person's role there is too low. */
  async require(personId: string, developerId: string, least: MemberRole): Promise<MemberRole> {
    const membership = (await this.of(personId)).find((one) => one.developerId === developerId);
    if (!membership) throw new Problem(404, 'developer-unknown');
    if (MEMBER_ROLES.indexOf(membership.role) < MEMBER_ROLES.indexOf(least)) throw new Problem(403, 'developer-role');
    return membership.role;
  }
}
