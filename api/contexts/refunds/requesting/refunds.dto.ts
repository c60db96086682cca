import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayUnique } from '../../../platform/http/fields/array-unique.js';
import { ExactFields } from '../../../platform/http/requests/validation.js';

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
  /** Refundable amount in whole pesos. */
  amount: number;
  /** Why it cannot be refunded; null if it can. */
  not: NoRefundWord | null;
  withdrawal: RefundRight | null;
  /** The shop's own rule; it is wider for a game that staff took down. */
  goodwill: RefundRight | null;
  isTakenDown: boolean;
  /** The basis of a request for this line alone: a right, refunded at once, or a request that staff decide. */
  basis: 'withdrawal' | 'goodwill' | 'request' | null;
}

class RefundedLine {
  gameId: string | null;
  title: { es: string; en: string };
  amount: number;
}

class ReturnedLine extends RefundedLine {
  /** Whether its whole price is refunded by now, so that the game left the library or the period ended. */
  whole: boolean;
}

/** A refund, for the person who requested it. */
export class RefundReply {
  refundId: string;
  orderId: string;
  orderNumber: string;
  lines: ReturnedLine[];
  /** Whole pesos. */
  amount: number;
  basis: 'goodwill' | 'withdrawal' | 'request' | 'staff';
  /** `requested`: waits for staff; `approved`: on its way; `delayed`: late, staff are on it. */
  state: 'requested' | 'approved' | 'delayed' | 'completed' | 'denied';
  /** Last day of the promised answer. */
  answerBy: string | null;
  /**
   * `reversed`: the charge disappears. `nullified`: the bank refunds it on a later statement. `transferred`: by bank
   * transfer.
   */
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
  /** Whether it can only be refunded whole (interest-free instalments). */
  wholeOnly: boolean;
  /** Today in Chile, from which remaining days count. */
  today: string;
  /** Day by which staff answer a request made now. */
  answerBy: string;
  lines: RefundOption[];
  refunds: RefundReply[];
  /** Free periods of a code that start at once if this period is refunded; 0 if the plan then ends. */
  freePeriods: number;
}

export class RefundsReply {
  refunds: RefundReply[];
}

/** What is to go back; an unknown field is refused. */
@ExactFields()
export class RequestRefundRequest {
  /** Game ids of the order, or `all` that can be refunded; a plan's period needs `all`. */
  @ApiProperty({
    oneOf: [
      { type: 'array', items: { type: 'string', format: 'uuid' }, minItems: 1, maxItems: 100 },
      { type: 'string', enum: ['all'] },
    ],
  })
  @ValidateIf(({ lines }: RequestRefundRequest) => lines !== 'all')
  @IsArray({ message: 'name the games, or all' })
  @ArrayNotEmpty({ message: 'choose at least one game' })
  @ArrayMaxSize(100)
  @ArrayUnique({ message: 'a game stands twice' })
  @IsUUID('all', { each: true, message: 'must be the id of a game' })
  lines: string[] | 'all';
  /** The right claimed. Default: the best one that holds. */
  @IsOptional()
  @IsIn(['goodwill', 'withdrawal', 'request'])
  basis?: 'goodwill' | 'withdrawal' | 'request';
  /** A message of the person. */
  @ApiProperty({ required: false, maxLength: 1000 })
  @IsOptional()
  @IsString()
  @MaxLength(1_000)
  @Matches(/^[^\p{Cc}]*(?:[\n\t][^\p{Cc}]*)*$/u, { message: 'must be plain text' })
  words?: string;
}

/** The refund of the shop's first contract. The shop's own records decide; only the amount is requested. */
@ExactFields()
export class RefundTransactionRequest {
  @IsOptional()
  @IsString()
  @MaxLength(64)
  commerce_code?: string;
  @IsOptional()
  @IsString()
  @MaxLength(64)
  detail_buy_order?: string;
  @IsInt({ message: 'must be whole pesos' })
  @Min(1, { message: 'must be more than 0' })
  amount: number;
}

export class RefundTransactionReply {
  refundId: string;
  /** `requested`: waits for staff; `approved`: on its way. */
  status: 'requested' | 'approved' | 'delayed' | 'completed' | 'denied';
  amount: number;
  /** What is left of the payment after it. */
  balance: number;
  /** Kind of refund at the bank; null until done. */
  type: 'REVERSED' | 'NULLIFIED' | null;
  message: string;
}
