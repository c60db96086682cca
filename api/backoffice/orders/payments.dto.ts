import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, Matches, ValidateIf } from 'class-validator';
import type { ClosedBecause } from '../../contexts/payments/payment.events.js';
import type { PaymentStateWord } from '../../contexts/payments/index.js';
import { Reason, ReasonRequest } from '../../contexts/staff/index.js';
import { RefundDecider, RefundListItem } from '../../contexts/refunds/index.js';
import { TimelineEntry } from '../../platform/http/timeline.dto.js';

/** An attempt to take money. Amounts in whole pesos. */
export class PaymentLine {
  id: string;
  orderId: string;
  orderNumber: string;
  buyOrder: string;
  state: PaymentStateWord;
  /** The outcome is unknown: money may have moved. */
  inDoubt: boolean;
  amount: number;
  authorizationCode: string | null;
  cardLast4: string | null;
  paymentType: 'debit' | 'credit' | 'prepaid' | null;
  plannedAt: Date;
  decidedAt: Date | null;
  /** When the bank's status is checked next. */
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
export class PaymentDetailReply extends PaymentLine {
  personId: string;
  personName: string | null;
  responseCode: number | null;
  closedBecause: ClosedBecause | null;
  installments: number | null;
  installmentAmount: number | null;
  /** Refund of an orphaned payment. */
  refund: MoneyBack | null;
  /** The staff who settled it by hand. */
  declaredBy: RefundDecider | null;
  /** Above one person's daily limit: a second person must send the same figures. */
  awaitsSecond: boolean;
  /** Refunds of a payment that counted, oldest first. */
  refunds: RefundListItem[];
  timeline: TimelineEntry[];
}

const TYPES = ['credit', 'debit', 'prepaid'] as const;

/** What the bank's portal shows of a payment on which its API no longer reports. */
export class SettlePaymentRequest {
  /** Whether the bank took exactly the amount of this payment. */
  @IsBoolean({ message: 'must be true or false' })
  taken: boolean;
  @Reason()
  reason: string;
  /** As in the portal; required if the money was taken. */
  @ApiProperty({ required: false, maxLength: 6 })
  @ValidateIf(({ taken }: SettlePaymentRequest) => taken)
  @Matches(/^[A-Za-z0-9]{1,6}$/, { message: 'must have 1 to 6 letters or digits' })
  authorizationCode?: string;
  @ApiProperty({ required: false, enum: TYPES })
  @ValidateIf(({ taken }: SettlePaymentRequest) => taken)
  @IsIn(TYPES, { message: `must be one of ${TYPES.join(', ')}` })
  paymentType?: (typeof TYPES)[number];
  @ApiProperty({ required: false, pattern: '^[0-9]{4}$' })
  @ValidateIf(({ taken }: SettlePaymentRequest) => taken)
  @Matches(/^\d{4}$/, { message: 'must be the last four digits of the card' })
  cardLast4?: string;
}

/** How orphaned money went back although the bank had not said so. */
export class RecordReturnRequest extends ReasonRequest {
  /** `bank`: its portal shows the refund. `transfer`: from the shop's own account. */
  @ApiProperty({ enum: ['bank', 'transfer'] })
  @IsIn(['bank', 'transfer'], { message: 'must be bank or transfer' })
  by: 'bank' | 'transfer';
}
