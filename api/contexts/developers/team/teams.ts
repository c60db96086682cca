import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { PeopleDirectory } from '../../access/index.js';
import type { MemberRole } from '../developer.events.js';

export interface TeamMember {
  personId: string;
  username: string;
  role: MemberRole;
  since: Date;
}

export interface OpenInvitation {
  invitationId: string;
  email: string;
  role: MemberRole;
  invitedAt: Date;
}

/** Who works for a studio, and who was invited. */
@Injectable()
export class Teams {
  constructor(
    private readonly db: Database,
    private readonly people: PeopleDirectory,
  ) {}

  /** Oldest first. */
  async members(developerId: string): Promise<TeamMember[]> {
    const rows = await this.db.query<Omit<TeamMember, 'username'>>(
      'select person_id as "personId", role, since from developers.members where developer_id = $1 order by since, person_id',
      [developerId],
    );
    const contacts = await this.people.contacts(rows.map(({ personId }) => personId));
    const names = new Map(contacts.map(({ id, username }) => [id, username]));
    return rows.map((row) => ({ ...row, username: names.get(row.personId) ?? '' }));
  }

  /** Oldest first. */
  invitations(developerId: string): Promise<OpenInvitation[]> {
    return this.db.query<OpenInvitation>(
      `select i.invitation_id as "invitationId", e.email, i.role, i.invited_at as "invitedAt"
         from developers.invitations i join developers.invitees e using (invitation_id)
        where i.developer_id = $1 and i.state = 'open' order by i.invited_at, i.invitation_id`,
      [developerId],
    );
  }

  /** The open invitation of an address; null for none. */
  async invitationFor(developerId: string, email: string): Promise<string | null> {
    const [row] = await this.db.query<{ id: string }>(
      'select invitation_id as id from developers.invitees where developer_id = $1 and email = $2 order by invited_at desc limit 1',
      [developerId, email],
    );
    return row?.id ?? null;
  }

  /** An open invitation with the studio that sent it; null for one that ended. */
  async invitation(
    invitationId: string,
  ): Promise<{ developerId: string; studioName: string; email: string; role: MemberRole } | null> {
    const [row] = await this.db.query<{ developerId: string; studioName: string; email: string; role: MemberRole }>(
      `select i.developer_id as "developerId", s.name as "studioName", e.email, i.role
         from developers.invitations i join developers.invitees e using (invitation_id) join developers.studios s on s.developer_id = i.developer_id
        where i.invitation_id = $1 and i.state = 'open'`,
      [invitationId],
    );
    return row ?? null;
  }

  /** Whether an invitation went to the address of this person. */
  async isFor(invitationId: string, personId: string): Promise<boolean> {
    const [invitation, person] = await Promise.all([this.invitation(invitationId), this.people.contact(personId)]);
    return invitation !== null && invitation.email === person?.email;
  }
}
