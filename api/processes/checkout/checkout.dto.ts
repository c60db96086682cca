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
} from 'class-validator';
import type { LibraryEntry } from '../../contexts/library/index.js';
import type { ClosedBecause } from '../../contexts/payments/payment.events.js';
import { ArrayUnique } from '../../platform/http/fields/array-unique.js';

const UUID_TEXT = { message: 'must be the id of a game' };

/** A cart to be paid. What the client says of prices or people is compared, never trusted. */
export class CreatePaymentRequest {
  /** Ids of the games, each once. */
  @IsArray()
  @ArrayNotEmpty({ message: 'the cart is empty' })
  @ArrayMaxSize(100)
  @ArrayUnique({ message: 'a game stands twice in the cart' })
  @IsUUID('all', { each: true, ...UUID_TEXT })
  cart: string[];
  /** If given, must be the caller's own id. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  user_id?: string;
  @IsOptional()
  @IsString()
  @MaxLength(64)
  discount_code?: string;
  /** The client's note of its session; kept for correlation only. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  session_id?: string;
  /** Where the browser is sent with the result, if its origin is on the shop's list. */
  @IsOptional()
  @IsString()
  @MaxLength(2_000)
  url?: string;
  /** The sum shown, in whole pesos: with or without the code's discount. */
  @IsOptional()
  @IsInt({ message: 'subtotal must be whole pesos' })
  @Min(0)
  subtotal?: number;
  @IsOptional()
  @IsIn(['CLP'], { message: 'only CLP is charged' })
  currency?: string;
  /** Hash of the terms that the buyer accepted. */
  @IsOptional()
  @Matches(/^[0-9a-f]{64}$/, { message: 'must be the hash of the terms' })
  accepted_terms?: string;
}

/** Where the buyer's browser posts `token_ws` = token. The token is empty when nothing has to be paid. */
export class CreatePaymentReply {
  token: string;
  url: string;
  orderId: string;
}

export class RetryPaymentRequest {
  @IsOptional()
  @IsString()
  @MaxLength(2_000)
  url?: string;
}

export class ClaimFreeGameRequest {
  @IsUUID('all', UUID_TEXT)
  game_id: string;
  /** If given, must be the caller's own id. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  user_id?: string;
}

export class ClaimFreeGameReply {
  message: string;
  entry: LibraryEntry;
}

/** The words for where an order's payment stands. */
export type OrderStatus = 'AUTHORIZED' | 'FAILED' | 'REJECTED' | 'CANCELED' | 'REVERSED' | 'PENDING';

export class RefundFacts {
  state: 'started' | 'completed';
  /** Whole pesos. */
  amount: number;
  at: string;
}

/** A refund of an order. */
class OrderRefund {
  refundId: string;
  /** Whole pesos. */
  amount: number;
  /** `requested`: waits for staff; `approved`: on its way; `delayed`: late, staff are on it. */
  state: 'requested' | 'approved' | 'delayed' | 'completed' | 'denied';
  /** The refunded games. */
  gameIds: string[];
  requestedAt: Date;
  decidedAt: Date | null;
}

export class OrderStateReply {
  status: OrderStatus;
  refund?: RefundFacts;
}

class OrderedGame {
  id: string;
  slug: string;
  title: { es: string; en: string };
  /** Price paid, in whole pesos, VAT included. */
  price: number;
  /** Price without the code; null if no code lowered it. */
  listPrice: number | null;
  cover: string;
}

/** What a code took off an order. */
class OrderDiscountFacts {
  percent: number;
  /** Whole pesos off all games together. */
  amount: number;
}

/** What the bank demands to be shown of a payment it approved. */
class PaymentFacts {
  buyOrder: string;
  authorizationCode: string;
  transactionAt: string;
  paymentType: 'debit' | 'credit' | 'prepaid';
  installmentType: 'issuer' | 'without-interest' | null;
  installments: number | null;
  installmentAmount: number | null;
  cardLast4: string | null;
  responseCode: number;
}

class BilingualWords {
  es: string;
  en: string;
}

/** Why the bank said no, and what the buyer can do next. */
export class DeclineFacts {
  /** The bank's code, if it gave one. */
  code: number | null;
  /** hard: not with this card; soft: another attempt may work; limit: not today. */
  kind: 'hard' | 'soft' | 'limit';
  reason: BilingualWords;
  next: BilingualWords;
}

/** A plan's period that an order is for, from the first day through the day before `until`. */
class OrderedPlan {
  subscriptionId: string;
  planId: 'monthly' | 'yearly';
  title: { es: string; en: string };
  /** Counted from 0. */
  period: number;
  /** First and last day. */
  from: string;
  until: string;
}

export class OrderReply {
  orderId: string;
  /** Short order number for people. */
  number: string;
  status: OrderStatus;
  games: OrderedGame[];
  /** Null for an order of games. */
  plan: OrderedPlan | null;
  /** After the discount, in whole pesos. */
  total: number;
  discount: OrderDiscountFacts | null;
  net: number;
  vat: number;
  currency: 'CLP';
  placedAt: Date;
  paidAt: Date | null;
  payment: PaymentFacts | null;
  /** What was refunded or is being refunded in all. */
  refund: RefundFacts | null;
  /** Method of the current payment; null if nothing was due. */
  paidWith: 'webpay-plus' | 'oneclick' | null;
  /** Why the bank declined the current payment. */
  decline: DeclineFacts | null;
  refunds: OrderRefund[];
  /** Why an unpaid payment ended. */
  closedBecause: ClosedBecause | null;
  /** Whether the order can be paid again. */
  retryable: boolean;
}

/** What is shown of an order without a token: its games and its status, nothing of the person or the card. */
export class PublicOrderReply {
  orderId: string;
  status: OrderStatus;
  games: OrderedGame[];
  /** What was refunded or is being refunded. */
  refund: RefundFacts | null;
}

export class OrdersReply {
  orders: OrderReply[];
  total: number;
  page: number;
  size: number;
}
