import { IsBoolean, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { LANGUAGES, type Language } from '../../../kernel/language.js';
import { Address, AddressToLookUp, BirthYear, LinkToken, Password, Username } from './fields.js';
import { PasswordConfirmation } from './password-confirmation.dto.js';
import { UserReply } from './user.dto.js';

/** A new account. Whatever else is sent is ignored. */
export class SignUpRequest extends PasswordConfirmation {
  @Address()
  email: string;
  /** Shown by the shop; need not be unique. */
  @Username()
  username: string;
  /** At least 8 characters with an upper-case letter and a digit. */
  @Password()
  password: string;
  /** Language of mails. Default: that of the request. */
  @IsOptional()
  @IsIn(LANGUAGES, { message: 'must be es or en' })
  language?: Language;
  /** A minor's account cannot publish. */
  @IsOptional()
  @BirthYear()
  birthYear?: number;
  /** Hash of the terms accepted. */
  @IsOptional()
  @Matches(/^[0-9a-f]{64}$/, { message: 'must be the hash of the terms' })
  acceptedTerms?: string;
  /** Hash of the privacy text accepted. */
  @IsOptional()
  @Matches(/^[0-9a-f]{64}$/, { message: 'must be the hash of the privacy text' })
  acceptedPrivacy?: string;
  /**
   * From `verify-pending-user`. Without it, or if it expired or is for another address, the account has to be verified.
   */
  @IsOptional()
  @LinkToken()
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
  @IsOptional()
  @IsBoolean({ message: 'must be true or false' })
  remember_me?: boolean;
}

export class LogInReply {
  /** Bearer token, valid for 15 minutes; refreshable while its session lives. */
  token: string;
  message: string;
}

export class RefreshRequest {
  /** The newest token of the session, expired or not. */
  @IsString({ message: 'must be a text' })
  @MaxLength(4_000, { message: 'is no token' })
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
  /** Token of the link in the mail. */
  @LinkToken()
  token: string;
}

export class MessageReply {
  message: string;
}
