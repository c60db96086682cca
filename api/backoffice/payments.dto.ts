import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, Matches, ValidateIf } from 'class-validator';
import type { ClosedBecause } from '../contexts/payments/payment.events.js';
import type { PaymentStateWord } from '../contexts/payments/index.js';
import { Reason, ReasonRequest } from './reason.js';
import { RefundDecider, RefundLineOfList } from './refunds.dto.js';
import { TimelineEntry } from './timeline.dto.js';

/** An attempt to take money. Amounts in whole pesos. */
export class PaymentLine {
  id: string;
  orderId: string;
  orderNumber: string;
  buyOrder: string;
  state: PaymentStateWord;
  /** Nobody knows yet whether the money moved. */
  inDoubt: boolean;
  amount: number;
  authorizationCode: string | null;
  cardLast4: string | null;
  paymentType: 'debit' | 'credit' | 'prepaid' | null;
  plannedAt: Date;
  decidedAt: Date | null;
  /** When the bank will be asked again. */
  nextCheckAt: Date | null;
}

/** Money on its way back, or back. */
export class MoneyBack {
  state: 'started' | 'completed';
  amount: number;
  at: string;
  how?: 'reversed' | 'nullified' | 'transferred';
}

/** An attempt with all that happened to it. */
export class PaymentStoryReply extends PaymentLine {
  playerId: string;
  playerName: string | null;
  responseCode: number | null;
  closedBecause: ClosedBecause | null;
  installments: number | null;
  installmentAmount: number | null;
  /** Of a payment that nobody wanted any more. */
  refund: MoneyBack | null;
  /** Who of the staff declared it paid by hand. */
  declaredBy: RefundDecider | null;
  /** Above what one person may declare in a day: another one has to see the same figures. */
  awaitsSecond: boolean;
  /** What was asked back of a payment that counted, oldest first. */
  refunds: RefundLineOfList[];
  timeline: TimelineEntry[];
}

const TYPES = ['credit', 'debit', 'prepaid'] as const;

/** What the bank's portal shows of a payment that the bank tells nothing about any more. */
export class SettlePaymentRequest {
  /** Whether the bank took exactly the amount of this payment. */
  @IsBoolean({ message: 'must be true or false' })
  taken: boolean;
  @Reason()
  reason: string;
  /** As the portal shows it; needed where the money was taken. */
  @ApiProperty({ required: false, maxLength: 6 })
  @ValidateIf(({ taken }: SettlePaymentRequest) => taken) @Matches(/^[A-Za-z0-9]{1,6}$/, { message: 'must have 1 to 6 letters or digits' })
  authorizationCode?: string;
  @ApiProperty({ required: false, enum: TYPES })
  @ValidateIf(({ taken }: SettlePaymentRequest) => taken) @IsIn(TYPES, { message: `must be one of ${TYPES.join(', ')}` })
  paymentType?: (typeof TYPES)[number];
  @ApiProperty({ required: false, pattern: '^[0-9]{4}$' })
  @ValidateIf(({ taken }: SettlePaymentRequest) => taken) @Matches(/^\d{4}$/, { message: 'must be the last four digits of the card' })
  cardLast4?: string;
}

/** How unwanted money went back although the bank had not said so. */
export class RecordReturnRequest extends ReasonRequest {
  /** `bank`: its portal shows that it gave it back. `transfer`: from our own account. */
  @ApiProperty({ enum: ['bank', 'transfer'] })
  @IsIn(['bank', 'transfer'], { message: 'must be bank or transfer' })
  by: 'bank' | 'transfer';
}
