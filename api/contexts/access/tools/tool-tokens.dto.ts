import { IsString, Length, Matches } from 'class-validator';

export class IssueToolTokenRequest {
  /** What the token is for, such as `CI`. */
  @IsString({ message: 'must be a text' })
  @Length(1, 60, { message: 'must have 1 to 60 characters' })
  @Matches(/^[^\p{Cc}]*$/u, { message: 'must be plain text on one line' })
  name: string;
}

/** A token for a person's own tools. */
export class ToolTokenReply {
  id: string;
  name: string;
  createdAt: Date;
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
