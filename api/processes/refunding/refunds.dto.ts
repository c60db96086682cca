import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsIn, IsInt, IsOptional, IsString, IsUUID, Matches, MaxLength, Min, ValidateIf } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import type { Account } from '../../contexts/books/index.js';
import { ArrayUnique } from '../../platform/http/array-unique.js';
import { ExactFields } from '../../platform/http/validation.js';

/** Why nothing of a line can go back. */
type NoRefundWord = 'unpaid' | 'free' | 'returned' | 'in-progress';

/** A right with its last day (Chile's calendar), and what lost it if something did. */
class RefundRight {
  until: string;
  lostBy: 'too-late' | 'played' | 'plan' | null;
}

/** One game of an order, or with `gameId` null its plan period, and how it may go back now. */
export class RefundOption {
  gameId: string | null;
  title: { es: string; en: string };
  /** Minutes played so far. */
  minutesPlayed: number;
  /** Whole pesos that can go back. */
  amount: number;
  /** Null where money can go back. */
  not: NoRefundWord | null;
  withdrawal: RefundRight | null;
  goodwill: RefundRight | null;
  /** What asking for this line alone would be: at once by a right, or a request that is answered. */
  ground: 'withdrawal' | 'goodwill' | 'request' | null;
}

class RefundedLine {
  gameId: string | null;
  title: { es: string; en: string };
  amount: number;
}

class ReturnedLine extends RefundedLine {
  /** Whether by now its whole price is back: then the game left the library, or the plan's period ended. Else it stays the person's. */
  whole: boolean;
}

/** How a wish for money back stands, for the person who has it. */
export class RefundReply {
  refundId: string;
  orderId: string;
  orderNumber: string;
  lines: ReturnedLine[];
  /** Whole pesos. */
  amount: number;
  ground: 'goodwill' | 'withdrawal' | 'request' | 'staff';
  /** `requested` waits for an answer, `approved` is on its way, `delayed` is not done yet and the shop is on it. */
  state: 'requested' | 'approved' | 'delayed' | 'completed' | 'denied';
  /** The last day of the promised answer. */
  answerBy: string | null;
  /** `reversed`: the charge disappears. `nullified`: the bank returns it on a later statement. `transferred`: by bank transfer. */
  how: 'reversed' | 'nullified' | 'transferred' | null;
  deniedBecause: string | null;
  words: string | null;
  requestedAt: Date;
  approvedAt: Date | null;
  decidedAt: Date | null;
}

export class RefundOptionsReply {
  orderId: string;
  orderNumber: string;
  paidAt: Date | null;
  /** Interest-free instalments go back whole only. */
  wholeOnly: boolean;
  /** The shop's day in Chile, from which the days that are left are counted. */
  today: string;
  /** By which day a request made now is answered. */
  answerBy: string;
  lines: RefundOption[];
  refunds: RefundReply[];
  /** Free periods of a code that begin at once when the money of this period goes back; 0 where the plan ends with it. */
  freePeriods: number;
}

export class RefundsReply {
  refunds: RefundReply[];
}

/** What is to go back; an unknown field is refused. */
@ExactFields()
export class AskRefundRequest {
  /** Ids of games of the order, or `all` that can go back; of a plan's period `all` is the only way. */
  @ApiProperty({ oneOf: [{ type: 'array', items: { type: 'string', format: 'uuid' }, minItems: 1, maxItems: 100 }, { type: 'string', enum: ['all'] }] })
  @ValidateIf(({ lines }: AskRefundRequest) => lines !== 'all') @IsArray({ message: 'name the games, or all' }) @ArrayNotEmpty({ message: 'choose at least one game' }) @ArrayMaxSize(100)
  @ArrayUnique({ message: 'a game stands twice' }) @IsUUID('all', { each: true, message: 'must be the id of a game' })
  lines: string[] | 'all';
  /** The right that is claimed; without one the best that holds. */
  @IsOptional() @IsIn(['goodwill', 'withdrawal', 'request'])
  ground?: 'goodwill' | 'withdrawal' | 'request';
  /** What the person wants to say. */
  @ApiProperty({ required: false, maxLength: 1000 })
  @IsOptional() @IsString() @MaxLength(1_000) @Matches(/^[^\p{Cc}]*(?:[\n\t][^\p{Cc}]*)*$/u, { message: 'must be plain text' })
  words?: string;
}

/** The refund of the shop's first contract. The shop's own records decide; only the amount is requested. */
@ExactFields()
export class RefundTransactionRequest {
  @IsOptional() @IsString() @MaxLength(64)
  commerce_code?: string;
  @IsOptional() @IsString() @MaxLength(64)
  detail_buy_order?: string;
  @IsInt({ message: 'must be whole pesos' }) @Min(1, { message: 'must be more than 0' })
  amount: number;
}

export class RefundTransactionReply {
  refundId: string;
  /** `requested` waits for an answer, `approved` is on its way. */
  status: 'requested' | 'approved' | 'delayed' | 'completed' | 'denied';
  amount: number;
  /** What is left of the payment once it is done. */
  balance: number;
  /** As the bank did it; null while it has not. */
  type: 'REVERSED' | 'NULLIFIED' | null;
  message: string;
}

class PreviewedLine extends RefundedLine {
  leavesLibrary: boolean;
}

/** One line that the books would post. */
class PreviewedEntry {
  account: Account;
  /** Whose part it is: a developer, or the pool of a month's plans. */
  subAccount: string | null;
  /** What the developer is called whose part it is; null where it is no developer's. */
  subAccountName: string | null;
  /** A debit above zero, a credit below; whole pesos. */
  amount: number;
}

/** What giving it back would do. Amounts in whole pesos. */
export class RefundPreviewReply {
  lines: PreviewedLine[];
  amount: number;
  net: number;
  vat: number;
  /** What the developers do not earn after all, and what of the net the shop does not. */
  developersShare: number;
  shopsShare: number;
  entries: PreviewedEntry[];
  /** It waits for a second person's yes. */
  needsSecond: boolean;
  /** With it nothing of the order stays paid. */
  whole: boolean;
  /** Free periods of a code that begin at once with it; 0 where a plan ends, or none is concerned. */
  freePeriods: number;
  /** Another refund of the payment is not over, and the bank takes one at a time. */
  waitsForAnother: boolean;
}
