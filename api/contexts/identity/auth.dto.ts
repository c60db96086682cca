import { Transform } from 'class-transformer';
import { IsBoolean, IsEmail, IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min, MinLength } from 'class-validator';

const trimmed = Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));
/** No line breaks and no control characters: the name stands in mails. */
const ONE_LINE = /^[^\p{C}]*$/u;

export class SignUpRequest {
  @trimmed @IsEmail({}, { message: 'must be an e-mail address' }) @MaxLength(100, { message: 'must have at most 100 characters' })
  email: string;
  @trimmed @IsString() @MinLength(3, { message: 'must have at least 3 characters' }) @MaxLength(40, { message: 'must have at most 40 characters' }) @Matches(ONE_LINE, { message: 'must be one line of plain text' })
  username: string;
  /** At least 8 characters, an upper-case letter and a digit. */
  @IsString() @MaxLength(1_000)
  password: string;
  @IsOptional() @IsIn(['es', 'en'])
  language?: 'es' | 'en';
  @IsOptional() @IsInt() @Min(1900) @Max(2100)
  birthYear?: number;
  /** Hash of the terms that were ticked. */
  @IsOptional() @Matches(/^[0-9a-f]{64}$/)
  acceptedTerms?: string;
}

export class SignInRequest {
  @trimmed @IsString() @MaxLength(254)
  email: string;
  @IsString() @MaxLength(1_000)
  password: string;
  /** 30 days instead of 24 hours. */
  @IsOptional() @IsBoolean()
  remember_me?: boolean;
}

export class RefreshRequest {
  /** The last token, expired or not. */
  @IsString() @MaxLength(4_000)
  token: string;
}

export class ResendRequest {
  @trimmed @IsString() @MaxLength(254)
  email: string;
}

export class VerifyEmailRequest {
  @IsString() @MaxLength(200)
  token: string;
}

export class MessageReply {
  message: string;
}

/** A person as they see themselves. Names come in both spellings that clients use. */
export class UserRecord {
  user_id: string;
  id: string;
  email: string;
  username: string;
  role_id: number;
  roleId: number;
  birthday: string | null;
  bio: string | null;
  profile_picture_url: string | null;
  developer_id: string | null;
  email_verified: boolean;
  language: 'es' | 'en';
  created_at: Date;
}

export class SignUpReply {
  message: string;
  user: UserRecord;
}

export class SignInReply {
  token: string;
  message: string;
}

export class RefreshReply {
  token: string;
  user: UserRecord;
}
