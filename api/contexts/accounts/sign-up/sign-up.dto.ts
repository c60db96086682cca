import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { type Language, LANGUAGES } from '../../../kernel/language.js';
import { BirthYear, LinkToken, Password, PasswordConfirmation, Username, UserReply } from '../../access/index.js';
import type { PendingStatus } from './pending.rules.js';
import { EmailAddress } from '../../../platform/http/fields/email.js';

/** A new account. Other fields are ignored. */
export class SignUpRequest extends PasswordConfirmation {
  @EmailAddress()
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

/** An address that wants an account. */
export class CreatePendingUserRequest {
  @EmailAddress()
  email: string;
  /** Language of the mail, such as `es` or `es-CL`. Default, also for an unsupported one: that of the request. */
  @IsOptional()
  @IsString({ message: 'must be a text' })
  @MaxLength(35, { message: 'is no language' })
  lang?: string;
}

export class VerifyPendingUserReply {
  message: string;
  /** The verified address. */
  email: string;
  /** Send it to `signup`: the account of this address is then verified. Once, within 24 hours. */
  addressProof: string;
}

export class CheckPendingUserReply {
  message: string;
  status: PendingStatus;
}
