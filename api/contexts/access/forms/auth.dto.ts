import { IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';
import type { Language } from '../../../platform/http/messages.js';
import type { GivenConfirmations } from '../passwords/password.rules.js';
import type { Person } from '../people/person.entity.js';
import { AddressToLookUp, LinkToken, Password, SecondFactorCode } from './fields.js';
import { REPLIES } from './messages.js';
import { EmailAddress } from '../../../platform/http/fields/email.js';

/** A new password once more, if the client asks for it twice; under any of these names. */
export class PasswordConfirmation implements GivenConfirmations {
  /** If sent, must repeat the new password. */
  @IsOptional()
  @Password()
  confirmation?: string;
  @IsOptional()
  @Password()
  confirmPassword?: string;
  @IsOptional()
  @Password()
  confirm_password?: string;
  @IsOptional()
  @Password()
  passwordConfirmation?: string;
  @IsOptional()
  @Password()
  password_confirmation?: string;
}

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

/** Signing in. */
export class LogInRequest {
  @AddressToLookUp()
  email: string;
  @Password()
  password: string;
  /** Keeps the session for 30 days instead of one. */
  @IsOptional()
  @IsBoolean({ message: 'must be true or false' })
  remember_me?: boolean;
  /** For an account with two-step log-in: six digits of its app, or a recovery code. */
  @IsOptional()
  @SecondFactorCode()
  second_factor?: string;
}

export class LogInReply {
  /** Bearer token, valid for 15 minutes; refreshable while its session lives. */
  token: string;
  /** Seconds until the token expires. Count them from the receipt of the reply: a device's clock may be wrong. */
  expires_in: number;
  message: string;
}

export function logInReply(signed: { token: string; expiresIn: number }, language: Language): LogInReply {
  return { token: signed.token, expires_in: signed.expiresIn, message: REPLIES.signedIn[language] };
}

export class RefreshRequest {
  /** The newest token of the session, expired or not. */
  @IsString({ message: 'must be a text' })
  @MaxLength(4_000, { message: 'is no token' })
  token: string;
}

export class RefreshReply {
  token: string;
  /** Seconds until the token expires, as in the reply to the log-in. */
  expires_in: number;
  user: UserReply;
}

export class AddressRequest {
  @EmailAddress()
  email: string;
}

export class LinkRequest {
  /** Token of the link in the mail. */
  @LinkToken()
  token: string;
}

export class MessageReply {
  message: string;
}

/** The current password under one name, the new one under another; beyond that, any of these names will do. */
export class ChangePasswordRequest extends PasswordConfirmation {
  /** Required, unless given as `current_password`, `oldPassword` or `old_password`. */
  @IsOptional()
  @Password()
  currentPassword?: string;
  @IsOptional()
  @Password()
  current_password?: string;
  @IsOptional()
  @Password()
  oldPassword?: string;
  @IsOptional()
  @Password()
  old_password?: string;
  /**
   * At least 8 characters with an upper-case letter and a digit. Required, unless given as `new_password` or
   * `password`.
   */
  @IsOptional()
  @Password()
  newPassword?: string;
  @IsOptional()
  @Password()
  new_password?: string;
  @IsOptional()
  @Password()
  password?: string;
}
