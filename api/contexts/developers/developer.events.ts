import type { CivilDate } from '../../kernel/calendar.js';
import type { Fact } from '../../kernel/decider.js';
import type { Instant } from '../../kernel/instant.js';

/** What a member of a studio may do: a reader looks, an editor also changes games, an owner also decides about the studio. */
export const MEMBER_ROLES = ['reader', 'editor', 'owner'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** What an application says for good; texts, tax id and account are rows that can be erased. */
interface Application {
  developerId: string;
  personId: string;
  studioName: string;
  /** ISO 3166, two letters. */
  country: string;
  termsVersion: string;
  /** The promised day of a decision. */
  decideBy: CivilDate;
  appliedAt: Instant;
}

export type DeveloperApplied = Fact<'DeveloperApplied', Application>;
/** A rejected applicant answered and applied again. */
export type DeveloperReapplied = Fact<'DeveloperReapplied', Application>;
/** The applicant becomes the first owner. */
export type DeveloperApproved = Fact<
  'DeveloperApproved',
  { developerId: string; personId: string; studioName: string; approvedAt: Instant }
>;
export type DeveloperRejected = Fact<
  'DeveloperRejected',
  { developerId: string; personId: string; reason: string; rejectedAt: Instant }
>;
/** The applicant's account was erased before a decision. */
export type DeveloperWithdrawn = Fact<'DeveloperWithdrawn', { developerId: string; withdrawnAt: Instant }>;
/** The invited address is a row. */
export type MemberInvited = Fact<
  'MemberInvited',
  { developerId: string; invitationId: string; role: MemberRole; invitedBy: string; invitedAt: Instant }
>;
export type InvitationWithdrawn = Fact<
  'InvitationWithdrawn',
  { developerId: string; invitationId: string; withdrawnAt: Instant }
>;
export type MemberJoined = Fact<
  'MemberJoined',
  { developerId: string; invitationId: string; personId: string; role: MemberRole; joinedAt: Instant }
>;
export type MemberRoleChanged = Fact<
  'MemberRoleChanged',
  { developerId: string; personId: string; role: MemberRole; changedAt: Instant }
>;
export type MemberRemoved = Fact<
  'MemberRemoved',
  { developerId: string; personId: string; because: 'removed' | 'left' | 'erased'; removedAt: Instant }
>;

/** On stream `developer-<developerId>`. */
export type DeveloperEvent =
  | DeveloperApplied
  | DeveloperReapplied
  | DeveloperApproved
  | DeveloperRejected
  | DeveloperWithdrawn
  | MemberInvited
  | InvitationWithdrawn
  | MemberJoined
  | MemberRoleChanged
  | MemberRemoved;
