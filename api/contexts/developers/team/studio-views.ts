import { Injectable } from '@nestjs/common';
import { Refusal } from '../../../kernel/refusal.js';
import { Database } from '../../../platform/database/database.js';
import type { SignedIn } from '../../../platform/http/access.js';
import { Links } from '../../access/index.js';
import { ApplicationView } from '../applying/application-view.js';
import type { DeveloperReply, InvitationReply, OwnStudioReply, StudioReply } from '../developers.dto.js';
import { Memberships } from '../memberships.js';
import { canPublish } from '../refuse-students.js';
import { Teams } from './teams.js';

/** What members see of their studios. */
@Injectable()
export class StudioViews {
  constructor(
    private readonly db: Database,
    private readonly memberships: Memberships,
    private readonly teams: Teams,
    private readonly applications: ApplicationView,
    private readonly links: Links,
  ) {}

  async own(caller: SignedIn): Promise<DeveloperReply> {
    const [studios, application] = await Promise.all([
      this.studiosOf(caller.userId),
      this.applications.stateOf(caller.userId),
    ]);
    return { studios, application, canApply: canPublish(caller) };
  }

  /** @throws Problem 404 for other people's studios. */
  async studio(developerId: string, personId: string): Promise<StudioReply> {
    const role = await this.memberships.require(personId, developerId, 'reader');
    const [studios, members, open] = await Promise.all([
      this.studiosOf(personId),
      this.teams.members(developerId),
      role === 'owner' ? this.teams.invitations(developerId) : [],
    ]);
    return {
      developerId,
      name: studios.find((studio) => studio.developerId === developerId)?.name ?? '',
      role,
      members: members.map((member) => ({ ...member, isYou: member.personId === personId })),
      invitations: open.map(({ invitationId, ...line }) => ({ id: invitationId, ...line })),
    };
  }

  /** @throws Refusal `invitation-unknown`, `invitation-ended`. */
  async invitation(token: string, personId: string): Promise<InvitationReply> {
    const { id } = await this.links.check('studio-invitation', token);
    const [invitation, isForYou] = await Promise.all([this.teams.invitation(id), this.teams.isFor(id, personId)]);
    if (!invitation) throw new Refusal('invitation-ended');
    return { studioName: invitation.studioName, role: invitation.role, isForYou };
  }

  private studiosOf(personId: string): Promise<OwnStudioReply[]> {
    return this.db.query<OwnStudioReply>(
      `select m.developer_id as "developerId", s.name, m.role from developers.members m join developers.studios s using (developer_id)
        where m.person_id = $1 order by m.since, m.developer_id`,
      [personId],
    );
  }
}
