import { IsIn } from 'class-validator';
import { LinkToken } from '../access/index.js';
import { MEMBER_ROLES, type MemberRole } from './developer.events.js';
import { EmailAddress } from '../../platform/http/fields/email.js';

/** A studio that the caller works for. */
export class OwnStudioReply {
  developerId: string;
  name: string;
  role: 'reader' | 'editor' | 'owner';
}

/** What the caller is as a developer. */
export class DeveloperReply {
  /** Oldest membership first. */
  studios: OwnStudioReply[];
  /** `none` before anything was typed. */
  application: 'none' | 'draft' | 'applied' | 'approved' | 'rejected';
  /** False for accounts of students and children. */
  canApply: boolean;
}

class MemberReply {
  personId: string;
  username: string;
  role: 'reader' | 'editor' | 'owner';
  since: Date;
  /** Whether this is the caller. */
  isYou: boolean;
}

class InvitationLine {
  id: string;
  email: string;
  role: 'reader' | 'editor' | 'owner';
  invitedAt: Date;
}

/** A studio with its members. */
export class StudioReply extends OwnStudioReply {
  members: MemberReply[];
  /** Open ones; empty for members who are no owners. */
  invitations: InvitationLine[];
}

export class InviteMemberRequest {
  @EmailAddress()
  email: string;
  @IsIn(MEMBER_ROLES, { message: 'must be reader, editor or owner' })
  role: MemberRole;
}

export class ChangeMemberRoleRequest {
  @IsIn(MEMBER_ROLES, { message: 'must be reader, editor or owner' })
  role: MemberRole;
}

export class InvitationRequest {
  @LinkToken()
  token: string;
}

/** An invitation as its link shows it. */
export class InvitationReply {
  studioName: string;
  role: 'reader' | 'editor' | 'owner';
  /** Whether it went to the caller's address. */
  isForYou: boolean;
}

export class JoinedReply {
  developerId: string;
}
