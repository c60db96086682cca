import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { SOURCES, type Source } from '../rules/statement.rules.js';
import type { TaxDocumentKind } from '../rules/withholding.rules.js';

export const REPORTS = ['game', 'source', 'day', 'country', 'code'] as const;
export type ReportBy = (typeof REPORTS)[number];

class SumsBySource {
  sale: number;
  /** Below zero: sales that went back. */
  'sale-refund': number;
  plan: number;
  /** Below zero: periods that went back after their month was closed. */
  'plan-refund': number;
  /** Shares that no play earned within twelve months, divided equally. */
  'plan-rest': number;
}

class GameTitle {
  es: string;
  en: string;
}

/** One amount that one payment brought. */
export class EarningsLine {
  /** Of a closed month; null for a figure "so far". */
  lineId: string | null;
  @ApiProperty({ enum: SOURCES })
  source: Source;
  gameId: string | null;
  orderId: string;
  /** The month whose days it pays. */
  month: string;
  day: string;
  country: string;
  codeId: string | null;
  /** Counted play by which a share of a plan was split; zero for others. */
  seconds: number;
  /** Whole pesos; below zero where money went back. */
  amount: number;
  ruleVersion: number;
}

/** A line with what people know it by. */
export class LabelledLine extends EarningsLine {
  title: GameTitle | null;
  orderNumber: string | null;
  paymentId: string | null;
  /** What the buyer paid, VAT included: for the game, or for the whole period. */
  price: number | null;
}

export class EarningsLinesReply {
  month: string;
  /** Live figures may still fall. */
  soFar: boolean;
  /** The moment of live figures: this one, or one in the last two hours where the month has many lines; null for a closed month. */
  asOf: string | null;
  lines: LabelledLine[];
  /** The sum of all requested lines, on all pages. */
  total: number;
  count: number;
  /** Value of `after` for the next page; null on the last. */
  next: number | null;
}

export class EarningsGroup {
  /** The game's id, the source, the day, the country or the code's id; null where there is none. */
  key: string | null;
  amount: number;
  lines: number;
}

export class GameEarnings extends EarningsGroup {
  title: GameTitle | null;
}

export class EarningsReportReply {
  month: string;
  soFar: boolean;
  /** The moment of live figures; null for a closed month. */
  asOf: string | null;
  @ApiProperty({ enum: REPORTS })
  by: ReportBy;
  groups: EarningsGroup[];
  total: number;
}

export class StatementReply {
  number: string;
  developerId: string;
  month: string;
  bySource: SumsBySource;
  earned: number;
  /** A debt of the month before; zero or below. */
  carriedIn: number;
  /** What can be paid, before what is withheld. */
  gross: number;
  @ApiProperty({ enum: ['fees-note', 'invoice', 'foreign-form'] })
  taxKind: TaxDocumentKind;
  /** What is withheld, in hundredths of a percent. */
  rate: number;
  withheld: number;
  paid: number;
  /** A debt that goes on to the next month; zero or below. */
  carriedOut: number;
  lines: number;
  linesHash: string;
  previousHash: string | null;
  hash: string;
  issuedAt: Date;
}

export class StatementsReply {
  statements: StatementReply[];
}

/** What the month before brought, to compare with. */
export class MonthBeforeReply {
  month: string;
  earned: number;
  byGame: GameEarnings[];
  bySource: EarningsGroup[];
}

export class EarningsReply {
  developerId: string;
  month: string;
  /** The day through which the figures count. */
  through: string;
  soFar: boolean;
  /** The moment of live figures: this one, or one in the last two hours where the month has many lines; null for a closed month. */
  asOf: string | null;
  /** What the day itself brought; null in months that are over, and where the figures are of yesterday. */
  today: number | null;
  earned: number;
  /** What went back to buyers, already taken off what was earned; zero or above. */
  refunded: number;
  /** How the month ends if it goes on like this; null in months that are over. */
  projection: number | null;
  /** A debt of the month before; zero or below. */
  carriedIn: number;
  /** Oldest first; days without lines are left out. */
  byDay: EarningsGroup[];
  /** Highest first, as the groups below. */
  byGame: GameEarnings[];
  bySource: EarningsGroup[];
  byCode: EarningsGroup[];
  byCountry: EarningsGroup[];
  /** Of the statement before; null for the running month, which is not over, and for the first one. */
  before: MonthBeforeReply | null;
  /** The running month, and those with a statement; newest first. */
  months: string[];
}

class MoneyOfOrder {
  orderId: string;
  paymentId: string | null;
  @ApiProperty({ enum: ['sale', 'plan'] })
  kind: 'sale' | 'plan';
  gameId: string | null;
  paidOn: string | null;
  price: number;
  /** The developers' part of its net. */
  developerShare: number;
  /** What went back of the price. */
  returned: number;
  ruleVersion: number;
  developerPercent: number;
  /** The days that a period pays; null for a sale. */
  from: string | null;
  until: string | null;
}

/** One payment, and the lines that it brought this studio. */
export class EarningsOfOrderReply {
  payments: MoneyOfOrder[];
  lines: EarningsLine[];
}

export class EarningsQuery {
  /** `2026-11`; the running month where it is absent. */
  @IsOptional()
  @Matches(/^\d{4}-(0[1-9]|1[0-2])$/)
  @ApiPropertyOptional()
  month?: string;
}

export class ReportQuery extends EarningsQuery {
  @IsOptional()
  @IsIn(REPORTS)
  @ApiPropertyOptional({ enum: REPORTS, default: 'game' })
  by?: ReportBy;
}

export class LinesQuery extends EarningsQuery {
  @IsOptional()
  @IsIn(REPORTS)
  @ApiPropertyOptional({ enum: REPORTS })
  by?: ReportBy;

  /** The key of the group whose lines are returned; empty for the group without one. */
  @IsOptional()
  @IsString()
  @ApiPropertyOptional()
  key?: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(100_000_000)
  @ApiPropertyOptional()
  after?: number;
}
