import { Type } from 'class-transformer';
import {
  IsBase64,
  IsIn,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { CATEGORIES, GAME_REASONS, type Category, type GameReason, type ReportStatus } from './report.rules.js';
import { EmailAddress } from '../../../platform/http/fields/email.js';
import { Trimmed } from '../../../platform/http/fields/trimmed.js';

/** A screenshot or another file. */
export class ReportAttachment {
  @IsString({ message: 'must be a text' })
  @MaxLength(300, { message: 'may have 300 characters' })
  name: string;
  /** Base64, of at most 10 MB: a picture, a PDF, a video or a text. */
  @IsBase64({}, { message: 'must be base64' })
  content: string;
}

/** A problem report. */
export class ProblemReportRequest {
  /** What of the shop it is about. Needed unless a game is named. */
  @ValidateIf(({ category, game }: ProblemReportRequest) => !game || category !== undefined)
  @IsIn(CATEGORIES, { message: `must be one of ${CATEGORIES.join(', ')}` })
  category?: Category;
  /** Id or slug of the game whose content is reported. */
  @ValidateIf(({ game }: ProblemReportRequest) => game !== undefined && game !== '')
  @IsString({ message: 'must be a text' })
  @MaxLength(120, { message: 'may have 120 characters' })
  game?: string;
  /** What is wrong with the game. Needed where one is named. */
  @ValidateIf(({ game }: ProblemReportRequest) => Boolean(game))
  @IsIn(GAME_REASONS, { message: `must be one of ${GAME_REASONS.join(', ')}` })
  reason?: GameReason;
  /** Only where the status shall come by mail. */
  @ValidateIf(({ email }: ProblemReportRequest) => email !== undefined && email !== '')
  @EmailAddress()
  @MaxLength(254, { message: 'may have 254 characters' })
  email?: string;
  @Trimmed()
  @IsString({ message: 'must be a text' })
  @IsNotEmpty({ message: 'must not be empty' })
  @MaxLength(5_000, { message: 'may have 5000 characters' })
  description: string;
  @IsOptional()
  @Trimmed()
  @IsString({ message: 'must be a text' })
  @MaxLength(5_000, { message: 'may have 5000 characters' })
  steps?: string;
  /** What the browser says of itself, each a text: page, browser, language, window, screen, timeZone, online, theme. Only with consent. */
  @IsOptional()
  @IsObject({ message: 'must be an object' })
  facts?: Record<string, string>;
  @IsOptional()
  @ValidateNested()
  @Type(() => ReportAttachment)
  attachment?: ReportAttachment;
}

/** That a report arrived. */
export class ReportReceivedReply {
  /** `R-1001`. */
  number: string;
  /** Opens the status of this report; keep it private. */
  token: string;
  /** The last day of the promised answer. */
  promisedOn: string;
}

export class ReportStatusQuery {
  @IsString({ message: 'must be a text' })
  @MaxLength(40, { message: 'may have 40 characters' })
  number: string;
  @IsString({ message: 'must be a text' })
  @MaxLength(200, { message: 'may have 200 characters' })
  token: string;
}

/** What the sender of a report adds to it. */
export class ReportReplyRequest extends ReportStatusQuery {
  @Trimmed()
  @IsString({ message: 'must be a text' })
  @IsNotEmpty({ message: 'must not be empty' })
  @MaxLength(5_000, { message: 'may have 5000 characters' })
  text: string;
}

class ReportedGameTitle {
  es: string;
  en: string;
}

/** The game that a report is about. */
export class ReportedGame {
  id: string;
  slug: string;
  title: ReportedGameTitle;
}

/** What the form says before it is sent. */
export class ReportSettingsReply {
  /** Within how many working days reports are answered. */
  answerDays: number;
}

/** An answer of the shop, or what the sender added. */
class ReportWords {
  at: Date;
  text: string;
}

/** The state of a report, for its sender. */
export class ReportStatusReply {
  number: string;
  /** `other` for a report about a game. */
  category: Category;
  /** Null for a report about the shop. */
  game: ReportedGame | null;
  gameReason: GameReason | null;
  status: ReportStatus;
  receivedAt: Date;
  /** The last day of the promised first answer. */
  promisedOn: string;
  /** The last day of the answer that is owed now; null where none is. */
  dueOn: string | null;
  description: string;
  /** Whether news go out by mail. */
  byMail: boolean;
  answers: ReportWords[];
  /** What the sender added, the oldest first. */
  replies: ReportWords[];
}
