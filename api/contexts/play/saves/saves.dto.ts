import { IsISO8601, IsOptional, IsString } from 'class-validator';

/** One version of what a game saved. */
export class SaveVersionReply {
  id: string;
  slot: string;
  /** Bytes of UTF-8. */
  size: number;
  savedAt: Date;
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
  /** What the game keeps, at most 1 MB of UTF-8. */
  @IsString()
  data: string;
  /** When a guest's browser kept it, ISO 8601. Older than the newest version of its slot: it becomes an older version. Default: now. */
  @IsOptional()
  @IsISO8601({ strict: true })
  savedAt?: string;
}
