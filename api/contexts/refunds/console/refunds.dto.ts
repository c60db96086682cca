import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsInt,
  IsOptional,
  IsUUID,
  Matches,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { ApiProperty, ApiExtraModels, getSchemaPath } from '@nestjs/swagger';
import { DocumentLine } from '../../documents/index.js';
import { ArrayUnique } from '../../../platform/http/fields/array-unique.js';
import { TimelineEntry } from '../../../platform/http/timeline.dto.js';
import { ExactFields } from '../../../platform/http/requests/validation.js';
import type { Account } from '../../books/index.js';
import { BankReference, Reason } from '../../staff/index.js';
import { Trimmed } from '../../../platform/http/fields/trimmed.js';

/** A refund in a list. Amounts in whole pesos. */
export class RefundListItem {
  id: string;
  orderId: string;
  orderNumber: string;
  paymentId: string;
  personId: string;
  /** Null when the person was erased. */
  personName: string | null;
  amount: number;
  basis: 'goodwill' | 'withdrawal' | 'request' | 'staff';
  state:
    | 'requested'
    | 'awaiting-second-approval'
    | 'approved'
    | 'started'
    | 'unknown'
    | 'needs-person'
    | 'failed'
    | 'completed'
    | 'denied';
  /** Last day of the promised answer. */
  answerBy: string | null;
  /** Whether the promised day passed without an answer. */
  overdue: boolean;
  automatic: boolean;
  needsSecondApproval: boolean;
  requestedAt: Date;
  decidedAt: Date | null;
}

class RefundedGame {
  gameId: string | null;
  title: { es: string; en: string };
  amount: number;
}

class RefundNoteReply {
  authorId: string;
  authorName: string | null;
  note: string;
  at: Date;
}

/** The member of staff who decided. */
export class RefundDecider {
  id: string;
  name: string | null;
}

/** A refund with all that happened to it. */
export class RefundDetailReply extends RefundListItem {
  personEmail: string | null;
  lines: RefundedGame[];
  /** The person's message; null if there was none or it was erased. */
  words: string | null;
  notes: RefundNoteReply[];
  reason: string | null;
  approvedBy: RefundDecider | null;
  approvedAgainBy: RefundDecider | null;
  deniedBecause: string | null;
  /** What the bank or the network reported, if it failed or is unknown. */
  why: string | null;
  how: 'reversed' | 'nullified' | 'transferred' | null;
  approvedAt: Date | null;
  startedAt: Date | null;
  /** Until when the bank can refund the payment. */
  bankTakesBackUntil: Date | null;
  bankTakesBack: boolean;
  documents: DocumentLine[];
  timeline: TimelineEntry[];
}

/** A game of the order, or with `gameId` null its plan period. */
class RefundLineRequest {
  @ValidateIf(({ gameId }: RefundLineRequest) => gameId !== null)
  @IsUUID('all', { message: 'must be the id of a game, or null for a plan' })
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  gameId: string | null;
  /** Whole pesos. Default: all that is left of the line. */
  @IsOptional()
  @IsInt({ message: 'must be whole pesos' })
  @Min(1, { message: 'must be more than 0' })
  amount?: number;
}

/** What would go back; an unknown field is refused. */
@ExactFields()
@ApiExtraModels(RefundLineRequest)
export class PreviewRefundRequest {
  /** Lines of the order, or `all` that can be refunded. */
  @ApiProperty({
    oneOf: [
      { type: 'array', items: { $ref: getSchemaPath(RefundLineRequest) }, minItems: 1, maxItems: 100 },
      { type: 'string', enum: ['all'] },
    ],
  })
  @ValidateIf(({ lines }: PreviewRefundRequest) => lines !== 'all')
  @IsArray({ message: 'name the lines, or all' })
  @ArrayNotEmpty({ message: 'choose at least one line' })
  @ArrayMaxSize(100)
  @ArrayUnique((line: RefundLineRequest | null) => line?.gameId, { message: 'a line stands twice' })
  @ValidateNested({ each: true })
  @Type(() => RefundLineRequest)
  lines: RefundLineRequest[] | 'all';
}

/** A note for the shop alone; names may stand in it, for it is erased with the person. */
export class NoteRequest {
  @ApiProperty({ required: false, maxLength: 1000 })
  @IsOptional()
  @Trimmed()
  @Matches(/^[^\p{Cc}]*(?:[\n\t][^\p{Cc}]*)*$/u, { message: 'must be plain text' })
  @Matches(/^[^]{0,1000}$/, { message: 'must have at most 1,000 characters' })
  note?: string;
}

export class DecideRefundRequest extends NoteRequest {
  @Reason()
  reason: string;
}

@ExactFields()
export class GiveRefundRequest extends PreviewRefundRequest {
  @Reason()
  reason: string;
  @ApiProperty({ required: false, maxLength: 1000 })
  @IsOptional()
  @Matches(/^[^\p{Cc}]{0,1000}$/u, { message: 'must be plain text of at most 1,000 characters' })
  note?: string;
}

export class RecordTransferRequest {
  /** Reference of the bank transfer, to find it again. */
  @BankReference()
  reference: string;
}

/** What the bank's portal shows of a refund on which its API no longer reports. */
export class SettleRefundRequest {
  @IsBoolean()
  returned: boolean;
  @Reason()
  reason: string;
}

class PreviewedLine extends RefundedGame {
  leavesLibrary: boolean;
}

/** One line that the books would post. */
class PreviewedEntry {
  account: Account;
  /** A developer, or the pool of a month's plans. */
  subAccount: string | null;
  /** The developer's name; null if it is not a developer's. */
  subAccountName: string | null;
  /** Whole pesos: a debit above zero, a credit below. */
  amount: number;
}

/** Effects of a refund. Amounts in whole pesos. */
export class RefundPreviewReply {
  lines: PreviewedLine[];
  amount: number;
  net: number;
  vat: number;
  /** Earnings that the developers lose, and the shop's part of the net. */
  developersShare: number;
  shopsShare: number;
  entries: PreviewedEntry[];
  /** Whether it needs a second approval. */
  needsSecondApproval: boolean;
  /** Whether nothing of the order stays paid. */
  whole: boolean;
  /** Free periods of a code that start at once; 0 if a plan ends or none is concerned. */
  freePeriods: number;
  /** Whether another refund of the payment must end first: the bank accepts one at a time. */
  waitsForAnother: boolean;
}
