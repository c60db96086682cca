import type { Instant } from '../../kernel/instant.js';
import { Refusal } from '../../kernel/refusal.js';
import type { DeveloperEvent, MemberRole } from './developer.events.js';

/** Keeps a studio from mailing strangers without end. */
export const MOST_OPEN_INVITATIONS = 20;

/** `by`: the member who wants it, with the rights that they have when it is decided. */
export type TeamCommand =
  | { type: 'InviteMember'; by: string; invitationId: string; role: MemberRole; now: Instant }
  | { type: 'WithdrawInvitation'; by: string; invitationId: string; now: Instant }
  | { type: 'AcceptInvitation'; personId: string; invitationId: string; now: Instant }
  | { type: 'ChangeMemberRole'; by: string; personId: string; role: MemberRole; now: Instant }
  | { type: 'RemoveMember'; by: string; personId: string; now: Instant }
  /** The member's account is erased; a studio may lose its last owner so. */
  | { type: 'EraseMember'; personId: string; now: Instant };

interface Team {
  status: string;
  developerId: string;
  members: ReadonlyMap<string, MemberRole>;
  invitations: ReadonlyMap<string, MemberRole>;
}

type Of<Type extends TeamCommand['type']> = Extract<TeamCommand, { type: Type }>;

/** What becomes of a studio's team. */
export function decideTeam(command: TeamCommand, team: Team): DeveloperEvent[] {
  if (team.status !== 'Approved') throw new Refusal('developer-not-approved');
  switch (command.type) {
    case 'InviteMember':
      return invite(command, team);
    case 'WithdrawInvitation':
      return withdrawInvitation(command, team);
    case 'AcceptInvitation':
      return accept(command, team);
    case 'ChangeMemberRole':
      return changeRole(command, team);
    case 'RemoveMember':
      return remove(command, team);
    case 'EraseMember':
      return team.members.has(command.personId) ? removed(team, command, 'erased') : [];
  }
  return command satisfies never;
}

function invite({ by, invitationId, role, now }: Of<'InviteMember'>, team: Team): DeveloperEvent[] {
  if (team.invitations.has(invitationId)) return [];
  refuseOthersThanOwner(team, by);
  if (team.invitations.size >= MOST_OPEN_INVITATIONS) throw new Refusal('too-many-invitations');

  const { developerId } = team;
  return [{ type: 'MemberInvited', data: { developerId, invitationId, role, invitedBy: by, invitedAt: now } }];
}

function withdrawInvitation({ by, invitationId, now }: Of<'WithdrawInvitation'>, team: Team): DeveloperEvent[] {
  refuseOthersThanOwner(team, by);
  if (!team.invitations.has(invitationId)) return [];

  return [{ type: 'InvitationWithdrawn', data: { developerId: team.developerId, invitationId, withdrawnAt: now } }];
}

function accept({ personId, invitationId, now }: Of<'AcceptInvitation'>, team: Team): DeveloperEvent[] {
  if (team.members.has(personId)) return [];
  const role = team.invitations.get(invitationId);
  if (!role) throw new Refusal('invitation-ended');

  const { developerId } = team;
  return [{ type: 'MemberJoined', data: { developerId, invitationId, personId, role, joinedAt: now } }];
}

function changeRole({ by, personId, role, now }: Of<'ChangeMemberRole'>, team: Team): DeveloperEvent[] {
  refuseOthersThanOwner(team, by);
  const current = roleOf(team, personId);
  if (current === role) return [];
  if (current === 'owner') refuseLastOwner(team);

  return [{ type: 'MemberRoleChanged', data: { developerId: team.developerId, personId, role, changedAt: now } }];
}

function remove(command: Of<'RemoveMember'>, team: Team): DeveloperEvent[] {
  const { by, personId } = command;
  if (by !== personId) refuseOthersThanOwner(team, by);
  if (roleOf(team, personId) === 'owner') refuseLastOwner(team);

  return removed(team, command, by === personId ? 'left' : 'removed');
}

function removed(
  { developerId }: Team,
  { personId, now }: { personId: string; now: Instant },
  because: 'removed' | 'left' | 'erased',
): DeveloperEvent[] {
  return [{ type: 'MemberRemoved', data: { developerId, personId, because, removedAt: now } }];
}

function roleOf({ members }: Team, personId: string): MemberRole {
  const role = members.get(personId);
  if (!role) throw new Refusal('member-unknown');
  return role;
}

function refuseOthersThanOwner({ members }: Team, personId: string): void {
  if (members.get(personId) !== 'owner') throw new Refusal('developer-role');
}

function refuseLastOwner({ members }: Team): void {
  if ([...members.values()].filter((role) => role === 'owner').length === 1) throw new Refusal('last-owner');
}
