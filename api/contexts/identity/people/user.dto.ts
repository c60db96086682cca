import type { Language } from '../../../platform/http/messages.js';
import type { NeededText } from '../consents/consent.rules.js';
import type { Person } from './person.entity.js';

/** An account as its owner sees it. Some facts stand under two names, for older clients. */
export class UserReply {
  user_id: string;
  id: string;
  email: string;
  username: string;
  role_id: number;
  roleId: number;
  /** YYYY-MM-DD */
  birthday: string | null;
  bio: string | null;
  profile_picture_url: string | null;
  /** Whoever has one is a developer. */
  developer_id: string | null;
  email_verified: boolean;
  language: Language;
  created_at: string;
}

/** An account with what follows from its age and its consents. */
export class AccountReply extends UserReply {
  /** Below the age of own decisions, as far as the shop knows: nothing that tracks may be loaded. */
  minor: boolean;
  /** Whether buying waits for a guardian's yes, given or not. */
  guardian_needed: boolean;
  may_buy: boolean;
  /** Whether no year of birth was told. */
  birth_year_needed: boolean;
  /** Texts to be agreed to, for the first time or again. */
  needs_acceptance: NeededText[];
}

export function userReply(person: Person): UserReply {
  return {
    user_id: person.id, id: person.id, email: person.email, username: person.username, role_id: person.roleId, roleId: person.roleId,
    birthday: person.birthday, bio: person.bio, profile_picture_url: person.profilePictureUrl, developer_id: person.developerId,
    email_verified: person.emailVerifiedAt !== null, language: person.language, created_at: person.createdAt.toISOString(),
  };
}
