import { IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { RefundFacts } from '../checkout/checkout.dto.js';

export class TransactionStatusReply {
  status: 'AUTHORIZED' | 'FAILED' | 'REJECTED' | 'CANCELED' | 'REVERSED' | 'PENDING';
  /** What was refunded or is being refunded; absent if nothing. */
  refund?: RefundFacts;
}

export class SubscribeWithCodeRequest {
  @IsString()
  @Length(1, 80)
  discountCode: string;
  /** If given, must be the caller's own id. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  userId?: string;
}
