import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { PickType } from '@nestjs/swagger';
import { ArrayUnique } from '../../../platform/http/fields/array-unique.js';
import { Reason } from '../../staff/index.js';
import { BuildReply } from '../builds/builds.dto.js';
import { CHECKLIST, type CheckItem } from '../release.events.js';
import {
  DifferenceReply,
  DraftReply,
  GameHistoryEntry,
  GameNoteReply,
  ChannelReply,
} from '../games/studio-games.dto.js';

class TitleOfReview {
  es: string;
  en: string;
}

/** A studio's game in the console. */
export class PublishedGameItem {
  id: string;
  slug: string;
  title: TitleOfReview;
  developerId: string;
  /** Null while the studio is not in the catalogue. */
  developerName: string | null;
  state: 'draft' | 'released' | 'withdrawn' | 'taken-down';
  review: 'waiting' | 'sent-back' | null;
  submittedAt: Date | null;
  /** The promised day of a decision, `YYYY-MM-DD`. */
  decideBy: string | null;
  /** Whether the promised day has passed. */
  overdue: boolean;
  appealedAt: Date | null;
  price: number | null;
}

/** A build that was submitted, with what is known of it. */
export class SubmittedBuild extends PickType(BuildReply, [
  'version',
  'fileName',
  'sha256',
  'size',
  'unpackedSize',
  'firstDownload',
  'engine',
  'scan',
  'findings',
]) {
  buildId: string;
  /** Where it is to be given out. */
  channel: 'live' | 'demo' | 'preview';
  kind: 'web' | 'download';
  /** Null for web builds. */
  platform: string | null;
  /** Where reviewers play exactly this build; null for a download, which `POST /v1/downloads/{buildId}/link` gives them. */
  playPath: string | null;
}

class NamedObjective {
  code: string;
  text: TitleOfReview;
}

/** What a reviewer looks at. */
export class PublishedGameReply extends PublishedGameItem {
  /** To be named with the decision; null where nothing waits. */
  revision: number | null;
  /** The curriculum objectives that draft and differences name. */
  objectives: NamedObjective[];
  /** As handed in; null where nothing was. */
  draft: DraftReply | null;
  differences: DifferenceReply[];
  builds: SubmittedBuild[];
  placed: ChannelReply[];
  checklist: CheckItem[];
  notes: GameNoteReply[];
  history: GameHistoryEntry[];
  /** Where staff play what the studio gives out as preview; null while it gives out none. */
  previewPath: string | null;
  /** Whether the caller works for the studio and so decides nothing about the game. */
  isOwn: boolean;
}

class DecideReviewRequest {
  /** The revision that was looked at. */
  @IsInt({ message: 'must be a whole number' })
  @Min(1)
  @Max(2_000_000_000)
  revision: number;
  /** When what was looked at was handed in: the same revision may come again with other builds. */
  @IsISO8601({ strict: true }, { message: 'must be the moment of the submission' })
  submittedAt: string;
  /** For the studio. */
  @IsOptional()
  @IsString({ message: 'must be a text' })
  @MaxLength(2000, { message: 'must have at most 2000 characters' })
  note?: string;
}

export class ApproveReviewRequest extends DecideReviewRequest {
  /** All points of the checklist, each looked at. */
  @IsArray({ message: 'must be a list' })
  @ArrayMaxSize(20, { message: 'must be at most 20' })
  @ArrayUnique()
  @IsIn(CHECKLIST, { each: true, message: 'must be points of the checklist' })
  checklist: CheckItem[];
}

export class SendBackRequest extends DecideReviewRequest {
  /** Points of the checklist that are not met. */
  @IsArray({ message: 'must be a list' })
  @ArrayNotEmpty({ message: 'must name at least one point' })
  @ArrayMaxSize(20, { message: 'must be at most 20' })
  @ArrayUnique()
  @IsIn(CHECKLIST, { each: true, message: 'must be points of the checklist' })
  reasons: CheckItem[];
}

export class DecideAppealRequest {
  /** Whether the game comes back on sale. */
  @IsBoolean({ message: 'must be true or false' })
  granted: boolean;
  @Reason()
  reason: string;
}
