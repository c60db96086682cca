import { IsInt, IsOptional, IsString, Length, Max, Min } from 'class-validator';
import { Password, SecondFactorCode } from '../forms/fields.js';
import { DEFAULT_LIFE_DAYS, LONGEST_LIFE_DAYS } from './tool-tokens.js';
import { OneLine } from '../../../platform/http/fields/one-line.js';

export class IssueToolTokenRequest {
  /** What the token is for, such as `CI`. */
  @IsString({ message: 'must be a text' })
  @Length(1, 60, { message: 'must have 1 to 60 characters' })
  @OneLine()
  name: string;

  /** How long it works; 90 when left out. */
  @IsOptional()
  @IsInt({ message: 'must be a whole number' })
  @Min(1)
  @Max(LONGEST_LIFE_DAYS)
  days: number = DEFAULT_LIFE_DAYS;

  /** Required for an account with a password. */
  @IsOptional()
  @Password()
  currentPassword?: string;

  /** Six digits of the app, or a recovery code. Required while two-step log-in is on. */
  @IsOptional()
  @SecondFactorCode()
  code?: string;
}

/** A token for a person's own tools. */
export class ToolTokenReply {
  id: string;
  name: string;
  createdAt: Date;
  expiresAt: Date;
  /** Whether it expired or was ended: it opens nothing any more, and is listed for 30 days. */
  isOver: boolean;
  /** Null before its first use. */
  lastUsedAt: Date | null;
}

export class ToolTokensReply {
  /** Newest first. */
  tokens: ToolTokenReply[];
}

export class IssuedToolTokenReply extends ToolTokenReply {
  /** The token itself, returned this once. */
  token: string;
}
