import type { Language } from '../../../platform/http/messages.js';
import type { Person } from '../people/person.entity.js';

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
  /** Set for developers. */
  developer_id: string | null;
  email_verified: boolean;
  language: Language;
  created_at: string;
}

export function userReply(person: Person): UserReply {
  return {
    user_id: person.id,
    id: person.id,
    email: person.email,
    username: person.username,
    role_id: person.roleId,
    roleId: person.roleId,
    birthday: person.birthday,
    bio: person.bio,
    profile_picture_url: person.profilePictureUrl,
    developer_id: person.developerId,
    email_verified: person.emailVerifiedAt !== null,
    language: person.language,
    created_at: person.createdAt.toISOString(),
  };
}
