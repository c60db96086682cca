import { Transform } from 'class-transformer';
import { IsBoolean, IsEmail, IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { UserReply } from './people/user.dto.js';
import { MAX_PASSWORD_LENGTH } from './sessions/password.rules.js';

const trimmed = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? value.normalize('NFC').trim() : value);
const addressed = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? value.trim().toLowerCase() : value);

/** Letters of any script, digits and a little punctuation: nothing that could end a line or hide. */
const USERNAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'’-]{1,39}$/u;
const EMAIL = { allow_utf8_local_part: false };
const ASCII = /^[\x21-\x7e]*$/;
const EMAIL_MESSAGE = { message: 'must be an e-mail address' };
const OLDEST = 1900;

/** A new account. Whatever else is sent is ignored. */
export class SignUpRequest {
  @Transform(addressed) @Matches(ASCII, EMAIL_MESSAGE) @IsEmail(EMAIL, EMAIL_MESSAGE)
  email: string;
  /** How the shop calls its owner; need not be unique. */
  @Transform(trimmed) @Matches(USERNAME, { message: 'must have 2 to 40 letters, digits, spaces or . _ - and begin with a letter or digit' })
  username: string;
  /** At least 8 characters with an upper-case letter and a digit. */
  @IsString({ message: 'must be a text' }) @MaxLength(MAX_PASSWORD_LENGTH, { message: 'must have at most 200 characters' })
  password: string;
  /** Of the mails; by default that of the request. */
  @IsOptional() @IsIn(['es', 'en'], { message: 'must be es or en' })
  language?: 'es' | 'en';
  /** Below the age of own decisions the account is one without publishing. */
  @IsOptional() @IsInt({ message: 'must be a year' }) @Min(OLDEST, { message: 'must be a year of a living person' }) @Max(2_100, { message: 'must be a year of a living person' })
  birthYear?: number;
  /** Hash of the terms that were accepted. */
  @IsOptional() @Matches(/^[0-9a-f]{64}$/, { message: 'must be the hash of the terms' })
  acceptedTerms?: string;
}

export class SignUpReply {
  message: string;
  user: UserReply;
}

/** Signing in. */
export class LogInRequest {
  @Transform(addressed) @IsString({ message: 'must be a text' }) @MaxLength(254, EMAIL_MESSAGE)
  email: string;
  @IsString({ message: 'must be a text' }) @MaxLength(MAX_PASSWORD_LENGTH, { message: 'must have at most 200 characters' })
  password: string;
  /** Keeps the session for 30 days instead of one. */
  @IsOptional() @IsBoolean({ message: 'must be true or false' })
  remember_me?: boolean;
}

export class LogInReply {
  /** Bearer token; lives 15 minutes and can be refreshed while its session lives. */
  token: string;
  message: string;
}

export class RefreshRequest {
  /** The newest token of the session, expired or not. */
  @IsString({ message: 'must be a text' }) @MaxLength(4_000, { message: 'is no token' })
  token: string;
}

export class RefreshReply {
  token: string;
  user: UserReply;
}

export class AddressRequest {
  @Transform(addressed) @Matches(ASCII, EMAIL_MESSAGE) @IsEmail(EMAIL, EMAIL_MESSAGE)
  email: string;
}

export class LinkRequest {
  /** From the link in the mail. */
  @IsString({ message: 'must be a text' }) @MaxLength(200, { message: 'is no token of a link' })
  token: string;
}

export class MessageReply {
  message: string;
}
