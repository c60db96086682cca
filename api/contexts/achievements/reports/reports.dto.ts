import { Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { MOST_REPORTS, type ReportFault } from './report.rules.js';

export class ReportRequest {
  /** The achievement's key. */
  @IsString({ message: 'must be a text' })
  @Length(1, 64, { message: 'must have 1 to 64 characters' })
  key: string;
  /** How far the person is: a whole number up to 2^53 - 1. Another value is not kept, and the others of the batch are. */
  @Allow()
  @ApiProperty({ type: Number, required: false, nullable: true })
  value?: unknown;
  /** True: the person has reached it, whatever its target. */
  @IsOptional()
  @IsBoolean({ message: 'must be yes or no' })
  unlock?: boolean;
  /** When it happened, ISO 8601; for queues that were kept without a network. Default: now. */
  @IsOptional()
  @IsISO8601({ strict: true }, { message: 'must be a time' })
  at?: string;
}

class ReportsRequest {
  /** At most 50. An empty list returns only the player's id. */
  @IsArray({ message: 'must be a list' })
  @ArrayMaxSize(MOST_REPORTS, { message: 'must be at most 50' })
  @ValidateNested({ each: true })
  @Type(() => ReportRequest)
  reports: ReportRequest[];
}

export class BridgeReportsRequest extends ReportsRequest {
  /** The ticket with which the game was opened. */
  @IsString({ message: 'must be a text' })
  @MaxLength(1_000, { message: 'must have at most 1000 characters' })
  ticket: string;
}

export class TicketReportsRequest extends ReportsRequest {
  /** The ticket that the game got for a code. */
  @IsString({ message: 'must be a text' })
  @MaxLength(1_000, { message: 'must have at most 1000 characters' })
  ticket: string;
}

export class ServerReportsRequest extends ReportsRequest {
  /** What the game calls the person. */
  @IsUUID('all', { message: 'must be a UUID' })
  playerId: string;
}

class EarnedTitle {
  es: string;
  en: string;
}

export class ReportResultReply {
  key: string;
  kept: boolean;
  /** Why it was not kept; null: it was. */
  @ApiProperty({ enum: ['achievement-value', 'achievement-unknown'], nullable: true })
  because: ReportFault | null;
  /** How far the person is now; never less than before. */
  @ApiProperty({ type: Number, nullable: true })
  value: number | null;
  @ApiProperty({ type: Number, nullable: true })
  target: number | null;
  @ApiProperty({ type: Date, nullable: true })
  unlockedAt: Date | null;
  /** Earned by this very report: time for a small celebration. */
  isNew: boolean;
  /** Of what is earned. */
  @ApiProperty({ type: () => EarnedTitle, nullable: true })
  title: EarnedTitle | null;
  @ApiProperty({ type: String, nullable: true })
  icon: string | null;
}

export class ReportsReply {
  /** In the order of the reports. */
  results: ReportResultReply[];
  /** What this game calls the person: the same in all its reports, another one in every other game. */
  playerId: string;
}
