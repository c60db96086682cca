import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { MOST_CODES_AT_ONCE } from '../../contexts/codes/index.js';
import { ArrayUnique } from '../../platform/http/fields/array-unique.js';
import { Reason } from '../../contexts/staff/index.js';

const KINDS = ['percent', 'game', 'plan'] as const;
const PLANS = ['monthly', 'yearly'] as const;
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const forKind = (kind: string) => ValidateIf((code: { kind?: unknown }) => code.kind === kind);

/** What a code is to do; fields of other kinds are ignored. */
export class CodeRules {
  @IsIn(KINDS, { message: 'must be percent, game or plan' })
  kind: (typeof KINDS)[number];
  /** From 1 to 100. */
  @forKind('percent')
  @IsInt({ message: 'must be a whole number' })
  @Min(1)
  @Max(100)
  percent?: number;
  /** The game it grants. */
  @forKind('game')
  @IsUUID('all', { message: 'must be the id of a game' })
  gameId?: string;
  /** The plan it grants periods of. */
  @forKind('plan')
  @IsIn(PLANS, { message: 'must be monthly or yearly' })
  planId?: (typeof PLANS)[number];
  @forKind('plan')
  @IsInt({ message: 'must be a whole number' })
  @Min(1)
  @Max(36)
  periods?: number;
  /** Uses by all people together; default: unlimited. */
  @IsOptional()
  @IsInt({ message: 'must be a whole number' })
  @Min(1)
  @Max(1_000_000)
  uses?: number | null;
  @IsOptional()
  @IsInt({ message: 'must be a whole number' })
  @Min(1)
  @Max(1_000)
  usesPerPerson?: number | null;
  /** First and last day in Chile, both included: `2026-11-21`. */
  @IsOptional()
  @Matches(DAY, { message: 'must be a day, as 2026-11-21' })
  validFrom?: string | null;
  @IsOptional()
  @Matches(DAY, { message: 'must be a day, as 2026-11-21' })
  validUntil?: string | null;
  /** Percent off these games only. */
  @IsOptional()
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(200)
  @ArrayUnique()
  @IsUUID('all', { each: true, message: 'must be ids of games' })
  gameIds?: string[] | null;
  @IsOptional()
  @IsBoolean()
  firstPurchaseOnly?: boolean;
  /** What the code is for. Stored for good: no names of people. */
  @Reason()
  purpose: string;
}

export class IssueCodeRequest extends CodeRules {
  /** 5 to 40 letters and digits; case, spaces and dashes are ignored. */
  @IsString()
  @MaxLength(64)
  text: string;
}

/** How many codes, and what each of them is to do. */
export class DrawBatchRequest extends CodeRules {
  @IsInt({ message: 'must be a whole number' })
  @Min(1)
  @Max(MOST_CODES_AT_ONCE)
  count: number;
}

export class IssueBatchRequest extends DrawBatchRequest {
  /** The id from `batches/draw`. The same request again changes nothing. */
  @IsOptional()
  @IsUUID('all', { message: 'must be the id of a drawn batch' })
  batchId?: string;
  /** The texts from `batches/draw`, `count` of them. Default: drawn now. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_CODES_AT_ONCE)
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(64, { each: true })
  codes?: string[];
}

/** The codes of a batch, with their texts this one time. */
export class BatchReply {
  batchId: string;
  codes: string[];
}

export class CodeLine {
  id: string;
  /** Null if the text is not stored. */
  text: string | null;
  hint: string;
  kind: (typeof KINDS)[number];
  percent: number | null;
  gameId: string | null;
  gameTitle: { es: string; en: string } | null;
  planId: (typeof PLANS)[number] | null;
  periods: number | null;
  uses: number | null;
  usesPerPerson: number | null;
  validFrom: string | null;
  validUntil: string | null;
  gameIds: string[] | null;
  firstPurchaseOnly: boolean;
  purpose: string;
  batchId: string | null;
  issuedAt: Date;
  deactivatedAt: Date | null;
  deactivatedBecause: string | null;
  reserved: number;
  used: number;
}

export class CodeUseLine {
  useId: string;
  personId: string;
  personName: string | null;
  orderId: string | null;
  orderNumber: string | null;
  subscriptionId: string | null;
  state: 'reserved' | 'released' | 'used';
  /** Whole pesos; null before it is used. */
  discount: number | null;
  at: Date;
}

export class CodeShowReply extends CodeLine {
  /** The latest 200. */
  latestUses: CodeUseLine[];
}

export class CodePreviewRequest {
  /** Game ids to try the code on. */
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(100)
  @ArrayUnique()
  @IsUUID('all', { each: true, message: 'must be ids of games' })
  cart: string[];
}

export class CodePreviewReply {
  /** Why a new person could not use it for this cart; null if it works. */
  why: string | null;
  lines: { id: string; title: { es: string; en: string }; before: number; after: number }[];
  totalBefore: number;
  totalAfter: number;
}
