import { IsIn, IsInt, IsNotEmpty, IsOptional, IsString, IsUUID, MaxLength, Min, ValidateIf } from 'class-validator';
import { ReportedGame } from '../reporting/report.dto.js';
import { REPORT_STATES, type Category, type GameReason, type ReportStatus } from '../reporting/report.rules.js';
import { Trimmed } from '../../../platform/http/fields/trimmed.js';

/** Words of staff, of at most 5,000 characters. */
export class SupportTextRequest {
  @Trimmed()
  @IsString({ message: 'must be a text' })
  @IsNotEmpty({ message: 'must not be empty' })
  @MaxLength(5_000, { message: 'may have 5000 characters' })
  text: string;
}

/** An answer to the sender of the report, and the status from then on. */
export class ReportAnswerRequest extends SupportTextRequest {
  @IsIn(REPORT_STATES, { message: `must be one of ${REPORT_STATES.join(', ')}` })
  status: ReportStatus;
  /** How many answers and replies among the entries its author has read; with another number it is refused. */
  @IsOptional()
  @IsInt({ message: 'must be a whole number' })
  @Min(0, { message: 'must be 0 or more' })
  wordsSeen?: number;
}

export class ReportStatusRequest {
  @IsIn(REPORT_STATES, { message: `must be one of ${REPORT_STATES.join(', ')}` })
  status: ReportStatus;
  /** As in an answer. */
  @IsOptional()
  @IsInt({ message: 'must be a whole number' })
  @Min(0, { message: 'must be 0 or more' })
  wordsSeen?: number;
}

/** An answer to the sender of an enquiry, and the status from then on. */
export class EnquiryAnswerRequest extends SupportTextRequest {
  @IsIn(['answered', 'closed'], { message: 'must be one of answered, closed' })
  status: 'answered' | 'closed';
  /** How many answers among the entries its author has read; with another number it is refused. */
  @IsInt({ message: 'must be a whole number' })
  @Min(0, { message: 'must be 0 or more' })
  answersSeen: number;
}

export class AssignRequest {
  /** Null: no one. */
  @ValidateIf(({ staffId }: AssignRequest) => staffId !== null)
  @IsUUID(undefined, { message: 'must be an id' })
  staffId: string | null;
}

export class ReportListItem {
  id: string;
  number: string;
  /** `other` for a report about a game. */
  category: Category;
  /** The game whose content is reported; null for a report about the shop. */
  game: ReportedGame | null;
  gameReason: GameReason | null;
  status: ReportStatus;
  /** Null for none given. */
  email: string | null;
  assignedTo: string | null;
  assigneeName: string | null;
  receivedAt: Date;
  promisedOn: string;
  /** The last day of the answer that is owed now, also to what the sender added; null where none is. */
  dueOn: string | null;
  /** Whether that day passed without an answer. */
  overdue: boolean;
  firstAnsweredAt: Date | null;
  /** From arrival to first answer; null without one. */
  answeredAfterHours: number | null;
}

class ReportEntry {
  id: string;
  /** `reply`: what the sender of the report added. */
  kind: 'answer' | 'note' | 'status' | 'assignment' | 'reply';
  text: string;
  status: ReportStatus | null;
  /** Null for a reply. */
  staffId: string | null;
  staffName: string | null;
  at: Date;
}

class ReportFile {
  name: string;
  type: string;
  size: number;
  scan: 'clean' | 'unscanned';
}

class SupportPerson {
  id: string;
  name: string;
}

class AnswerTemplate {
  key: string;
  text: string;
}

/** A report with all that belongs to it. */
export class ReportShowReply extends ReportListItem {
  description: string;
  steps: string;
  /** What the browser said of itself, by consent. */
  facts: Record<string, string> | null;
  language: 'es' | 'en';
  personId: string | null;
  personName: string | null;
  closedAt: Date | null;
  /** Null for none, or once it is deleted. */
  attachment: ReportFile | null;
  /** When the file was deleted because its time was over; null where there is or was none. */
  attachmentDeletedAt: Date | null;
  entries: ReportEntry[];
  /** Who may be assigned. */
  assignees: SupportPerson[];
  /** In the language of the report. */
  templates: AnswerTemplate[];
}

/** How well answers keep what is promised; reports and enquiries of the last 30 days. */
export class SupportFiguresReply {
  openReports: number;
  overdueReports: number;
  openEnquiries: number;
  overdueEnquiries: number;
  /** Median from arrival to first answer; null without any. */
  medianAnswerHours: number | null;
  answeredInTime: number;
  answered: number;
  /** The same of enquiries alone. */
  medianEnquiryAnswerHours: number | null;
  enquiriesAnsweredInTime: number;
  enquiriesAnswered: number;
}

export class EnquiryListItem {
  id: string;
  number: string;
  template: string;
  name: string;
  company: string;
  status: 'open' | 'answered' | 'closed';
  /** A program seems to have filled it in; its sender got no mail. */
  isSuspicious: boolean;
  receivedAt: Date;
  promisedOn: string;
  assignedTo: string | null;
  assigneeName: string | null;
  overdue: boolean;
  /** From arrival to first answer; null without one. */
  answeredAfterHours: number | null;
}

class EnquiryEntry {
  id: string;
  kind: 'answer' | 'note' | 'status' | 'assignment';
  /** Of an assignment: the id of the person, or nothing for no one. */
  text: string;
  status: 'open' | 'answered' | 'closed' | null;
  staffId: string;
  staffName: string | null;
  at: Date;
}

export class EnquiryShowReply extends EnquiryListItem {
  email: string;
  phone: string;
  message: string;
  language: 'es' | 'en';
  /** Of the studio or the game, where the form for developers was used. */
  webAddress: string | null;
  gameStage: 'idea' | 'prototype' | 'finished' | 'published' | null;
  gameKind: 'web' | 'download' | null;
  /** The first answer; all are among the entries. */
  reply: string | null;
  repliedAt: Date | null;
  repliedByName: string | null;
  entries: EnquiryEntry[];
  /** Who may be assigned. */
  assignees: SupportPerson[];
  /** In the language of the enquiry. */
  templates: AnswerTemplate[];
}
