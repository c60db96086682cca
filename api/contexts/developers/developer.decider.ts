import { civilDateOf, plusDays, type CivilDate } from '../../kernel/calendar.js';
import type { Decider } from '../../kernel/decider.js';
import type { Instant } from '../../kernel/instant.js';
import { Refusal } from '../../kernel/refusal.js';
import type { DeveloperEvent, MemberRole } from './developer.events.js';
import { decideTeam, type TeamCommand } from './team.rules.js';

/** Applications are decided within so many days. */
export const DECIDED_WITHIN_DAYS = 7;

export interface SubmitCommand {
  type: 'SubmitApplication';
  developerId: string;
  personId: string;
  studioName: string;
  country: string;
  termsVersion: string;
  now: Instant;
}

export type DeveloperCommand =
  | SubmitCommand
  | { type: 'ApproveDeveloper'; staffId: string; now: Instant }
  | { type: 'RejectDeveloper'; staffId: string; reason: string; now: Instant }
  /** For an applicant whose account is erased. */
  | { type: 'WithdrawApplication'; now: Instant }
  | TeamCommand;

export interface Studio {
  status: 'Applied' | 'Rejected' | 'Approved' | 'Withdrawn';
  developerId: string;
  applicantId: string;
  studioName: string;
  members: ReadonlyMap<string, MemberRole>;
  /** Open ones, by id. */
  invitations: ReadonlyMap<string, MemberRole>;
}

export type DeveloperState = { status: 'None' } | Studio;

function decide(command: DeveloperCommand, state: DeveloperState): DeveloperEvent[] {
  if (command.type === 'SubmitApplication') return submit(command, state);
  if (state.status === 'None') throw new Refusal('application-unknown');
  switch (command.type) {
    case 'ApproveDeveloper':
      return approve(command, state);
    case 'RejectDeveloper':
      return reject(command, state);
    case 'WithdrawApplication': {
      const { developerId, status } = state;
      const isOpen = status === 'Applied' || status === 'Rejected';
      return isOpen ? [{ type: 'DeveloperWithdrawn', data: { developerId, withdrawnAt: command.now } }] : [];
    }
    default:
      return decideTeam(command, state);
  }
}

function submit(command: SubmitCommand, { status }: DeveloperState): DeveloperEvent[] {
  if (status === 'Applied') return [];
  if (status === 'Approved' || status === 'Withdrawn') throw new Refusal('application-decided');

  const { developerId, personId, studioName, country, termsVersion, now } = command;
  const decideBy = decisionDay(now);
  const data = { developerId, personId, studioName, country, termsVersion, decideBy, appliedAt: now };
  return [{ type: status === 'None' ? 'DeveloperApplied' : 'DeveloperReapplied', data }];
}

function approve({ staffId, now }: { staffId: string; now: Instant }, state: Studio): DeveloperEvent[] {
  if (state.status === 'Approved') return [];
  refuseUndecidable(staffId, state);

  const { developerId, applicantId, studioName } = state;
  return [{ type: 'DeveloperApproved', data: { developerId, personId: applicantId, studioName, approvedAt: now } }];
}

function reject(command: { staffId: string; reason: string; now: Instant }, state: Studio): DeveloperEvent[] {
  refuseUndecidable(command.staffId, state);

  const { developerId, applicantId } = state;
  const { reason, now } = command;
  return [{ type: 'DeveloperRejected', data: { developerId, personId: applicantId, reason, rejectedAt: now } }];
}

function refuseUndecidable(staffId: string, { status, applicantId }: Studio): void {
  if (staffId === applicantId) throw new Refusal('application-own');
  if (status !== 'Applied') throw new Refusal('application-decided');
}

function decisionDay(now: Instant): CivilDate {
  return plusDays(civilDateOf(now), DECIDED_WITHIN_DAYS);
}

function evolve(state: DeveloperState, event: DeveloperEvent): DeveloperState {
  if (event.type === 'DeveloperApplied' || event.type === 'DeveloperReapplied') {
    const { developerId, personId, studioName } = event.data;
    const [members, invitations] = [new Map(), new Map()];
    return { status: 'Applied', developerId, applicantId: personId, studioName, members, invitations };
  }
  return state.status === 'None' ? state : evolved(state, event);
}

type LaterEvent = Exclude<DeveloperEvent, { type: 'DeveloperApplied' | 'DeveloperReapplied' }>;

function evolved(state: Studio, event: LaterEvent): Studio {
  switch (event.type) {
    case 'DeveloperApproved':
      return { ...state, status: 'Approved', members: new Map([[event.data.personId, 'owner']]) };
    case 'DeveloperRejected':
      return { ...state, status: 'Rejected' };
    case 'DeveloperWithdrawn':
      return { ...state, status: 'Withdrawn' };
    case 'MemberInvited':
      return { ...state, invitations: new Map(state.invitations).set(event.data.invitationId, event.data.role) };
    case 'InvitationWithdrawn':
      return { ...state, invitations: without(state.invitations, event.data.invitationId) };
    case 'MemberJoined': {
      const { personId, role, invitationId } = event.data;
      const members = new Map(state.members).set(personId, role);
      return { ...state, members, invitations: without(state.invitations, invitationId) };
    }
    case 'MemberRoleChanged':
      return { ...state, members: new Map(state.members).set(event.data.personId, event.data.role) };
    case 'MemberRemoved':
      return { ...state, members: without(state.members, event.data.personId) };
  }
  return event satisfies never;
}

function without<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  return new Map([...map].filter(([other]) => other !== key));
}

/** A developer account: applied for, decided by staff, and then run by its members. */
export const developerDecider: Decider<DeveloperCommand, DeveloperState, DeveloperEvent> = {
  initialState: { status: 'None' },
  decide,
  evolve,
};
