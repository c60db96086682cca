import { IsArray, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { CreatePaymentRequest, RefundFacts, type OrderStatus } from '../checkout/checkout.dto.js';

const CARD_ID = { message: 'must be the id of a saved card' };
const ORDER_ID = { message: 'must be the id of an order' };

/** The bank's request as clients write it; only order and card count, all else is looked up. */
export class ChargeCardRequest {
  /** The saved card's id. */
  @IsUUID('all', CARD_ID)
  tbk_user: string;
  /** The `orderId` of POST /v1/payment. */
  @IsUUID('all', ORDER_ID)
  buy_order: string;
  /** Ignored: the shop names the card at the bank. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  username?: string;
  /** Ignored: amount and shop come from the order. */
  @IsOptional()
  @IsArray()
  details?: unknown[];
}

/** The one part of a charge, in the bank's words. */
export class ChargeDetail {
  /** Whole pesos. */
  amount: number;
  status: 'AUTHORIZED' | 'FAILED' | 'CONSTRAINTS_VIOLATED' | 'INITIALIZED' | 'REVERSED';
  authorization_code: string | null;
  payment_type_code: string | null;
  /** 0 if approved; null while unknown. */
  response_code: number | null;
  installments_number: number;
  commerce_code: string;
  buy_order: string;
}

class ChargedCard {
  /** The last four digits. */
  card_number: string;
}

/** A refusal in words. */
export class DeclineWords {
  code: number | null;
  /** hard: not with this card; soft: another attempt may work; limit: not today. */
  kind: 'hard' | 'soft' | 'limit';
  reason: string;
  next: string;
}

export class CardChargeReply {
  /** The order's id. */
  buy_order: string;
  status: OrderStatus;
  card_detail: ChargedCard;
  /** `MMDD` in Chile; null without an approval. */
  accounting_date: string | null;
  transaction_date: string | null;
  details: ChargeDetail[];
  /** A sentence for the buyer. */
  message: string;
  decline: DeclineWords | null;
  /** What was refunded or is being refunded; absent if nothing. */
  refund?: RefundFacts;
}

export class PayWithCardRequest {
  @IsUUID('all', CARD_ID)
  cardId: string;
}

/** A cart to be paid with a saved card. */
export class BuyWithCardRequest extends CreatePaymentRequest {
  @IsUUID('all', CARD_ID)
  card_id: string;
}

/** The outcome of a payment by card; after PENDING the order's state has it. */
export class PayWithCardReply {
  orderId: string;
  status: OrderStatus;
  decline: DeclineWords | null;
}
