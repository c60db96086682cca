import { IsISO8601, IsOptional, IsString, IsUUID, ValidateIf } from 'class-validator';
import { AsTyped } from '../../../platform/http/fields/as-typed.js';

/** One version of what a game saved. */
export class SaveVersionReply {
  id: string;
  slot: string;
  /** Bytes of UTF-8. */
  size: number;
  /** When it arrived. Versions go by their arrival. */
  savedAt: Date;
  /** What the clock of the device said, right or wrong; null: it did not say. */
  deviceTime: Date | null;
}

export class SavesReply {
  /** Newest first. */
  versions: SaveVersionReply[];
}

export class SavedGameReply extends SaveVersionReply {
  /** As the game wrote it. */
  data: string;
}

export class SaveGameRequest {
  /** What the game keeps, at most 1 MB of UTF-8: every text that JSON can write. */
  @AsTyped()
  @IsString()
  data: string;
  /** What the clock of the device says, ISO 8601: people are shown it. */
  @IsOptional()
  @IsISO8601({ strict: true })
  deviceTime?: string;
  /** Id of the version of this slot that the device goes on from, or null if it knows of none. With another newest one nothing is kept: 409 `save-conflict`. Left out: not compared. */
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @IsUUID('all', { message: 'must be a UUID' })
  after?: string | null;
}
