import { IsBoolean, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { LANGUAGES, type Language } from '../../kernel/language.js';
import { Address, AddressToLookUp, BirthYear, LinkToken, Password, Username } from './fields.js';
import { PasswordConfirmation } from './sessions/password-confirmation.dto.js';
import { UserReply } from './people/user.dto.js';

/** A new account. Whatever else is sent is ignored. */
export class SignUpRequest extends PasswordConfirmation {
  @Address()
  email: string;
  /** How the shop calls its owner; need not be unique. */
  @Username()
  username: string;
  /** At least 8 characters with an upper-case letter and a digit. */
  @Password()
  password: string;
  /** Of the mails; by default that of the request. */
  @IsOptional() @IsIn(LANGUAGES, { message: 'must be es or en' })
  language?: Language;
  /** Below the age of own decisions the account is one without publishing. */
  @IsOptional() @BirthYear()
  birthYear?: number;
  /** Hash of the terms that were accepted. */
  @IsOptional() @Matches(/^[0-9a-f]{64}$/, { message: 'must be the hash of the terms' })
  acceptedTerms?: string;
  /** Hash of the privacy text that was accepted. */
  @IsOptional() @Matches(/^[0-9a-f]{64}$/, { message: 'must be the hash of the privacy text' })
  acceptedPrivacy?: string;
  /** From `verify-pending-user`. Without it, or when it is over or of another address, the account waits to be verified. */
  @IsOptional() @LinkToken()
  addressProof?: string;
}

export class SignUpReply {
  message: string;
  user: UserReply;
}

/** Signing in. */
export class LogInRequest {
  @AddressToLookUp()
  email: string;
  @Password()
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
  @Address()
  email: string;
}

export class LinkRequest {
  /** From the link in the mail. */
  @LinkToken()
  token: string;
}

export class MessageReply {
  message: string;
}
