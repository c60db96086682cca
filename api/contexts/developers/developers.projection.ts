import type { RecordedEvent } from '../../platform/event-store/events.js';
import type { Projection } from '../../platform/event-store/projection.js';
import { put, remove, set, type Row, type RowChange } from '../../platform/event-store/row-changes.js';
import type { DeveloperEvent, MemberRole } from './developer.events.js';

function project(recorded: RecordedEvent): RowChange[] {
  const event = recorded as unknown as DeveloperEvent;
  switch (event.type) {
    case 'DeveloperApplied':
    case 'DeveloperReapplied':
      return [applied(event.data)];
    case 'DeveloperApproved': {
      const { developerId, personId, approvedAt } = event.data;
      const owner = member({ developerId, personId, role: 'owner' }, approvedAt);
      return [studio(developerId, { state: 'approved', decided_at: approvedAt, reason: null }), owner];
    }
    case 'DeveloperRejected': {
      const { developerId, reason, rejectedAt } = event.data;
      return [studio(developerId, { state: 'rejected', decided_at: rejectedAt, reason })];
    }
    case 'DeveloperWithdrawn':
      return [studio(event.data.developerId, { state: 'withdrawn', decided_at: event.data.withdrawnAt })];
    case 'MemberInvited': {
      const { invitationId, developerId, role, invitedAt } = event.data;
      const row = { developer_id: developerId, role, state: 'open', invited_at: invitedAt };
      return [put('invitations', { invitation_id: invitationId }, row)];
    }
    case 'InvitationWithdrawn':
      return [set('invitations', { invitation_id: event.data.invitationId }, { state: 'withdrawn' })];
    case 'MemberJoined': {
      const { invitationId, joinedAt } = event.data;
      return [set('invitations', { invitation_id: invitationId }, { state: 'accepted' }), member(event.data, joinedAt)];
    }
    case 'MemberRoleChanged':
      return [set('members', memberKey(event.data), { role: event.data.role })];
    case 'MemberRemoved':
      return [remove('members', memberKey(event.data))];
    default:
      return [];
  }
}

function applied(data: Extract<DeveloperEvent, { type: 'DeveloperApplied' }>['data']): RowChange {
  return put(
    'studios',
    { developer_id: data.developerId },
    {
      applicant_id: data.personId,
      name: data.studioName,
      country: data.country,
      state: 'applied',
      terms_version: data.termsVersion,
      applied_at: data.appliedAt,
      decide_by: data.decideBy,
      decided_at: null,
      reason: null,
    },
  );
}

interface MemberIds {
  developerId: string;
  personId: string;
}

const studio = (developerId: string, row: Row): RowChange => set('studios', { developer_id: developerId }, row);
const memberKey = ({ personId, developerId }: MemberIds): Row => ({ person_id: personId, developer_id: developerId });
const member = (data: MemberIds & { role: MemberRole }, since: string): RowChange =>
  put('members', memberKey(data), { role: data.role, since });

/** Studios, the people who work for them, and whom they invited. */
export const developersProjection: Projection = {
  name: 'developers',
  mode: 'inline',
  money: false,
  tables: new URL('./developers.tables.sql', import.meta.url),
  project,
};
