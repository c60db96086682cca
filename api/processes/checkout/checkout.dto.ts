import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsArray, IsIn, IsInt, IsOptional, IsString, IsUUID, Matches, MaxLength, Min } from 'class-validator';
import type { LibraryEntry } from '../../contexts/library/index.js';
import type { ClosedBecause } from '../../contexts/payments/payment.events.js';

const UUID_TEXT = { message: 'must be the id of a game' };

/** A cart to be paid. What the client says of prices or people is compared, never trusted. */
export class CreatePaymentRequest {
  /** Ids of the games, each once. */
  @IsArray() @ArrayNotEmpty({ message: 'the cart is empty' }) @ArrayMaxSize(100) @ArrayUnique({ message: 'a game stands twice in the cart' }) @IsUUID('all', { each: true, ...UUID_TEXT })
  cart: string[];
  /** Must be the caller's own id when given. */
  @IsOptional() @IsString() @MaxLength(64)
  user_id?: string;
  @IsOptional() @IsString() @MaxLength(64)
  discount_code?: string;
  /** The client's own note of its session; kept to correlate only. */
  @IsOptional() @IsString() @MaxLength(200)
  session_id?: string;
  /** Where the browser is sent with the result; honoured when its origin is on the shop's list. */
  @IsOptional() @IsString() @MaxLength(2_000)
  url?: string;
  /** What the page showed, in whole pesos. */
  @IsOptional() @IsInt({ message: 'subtotal must be whole pesos' }) @Min(0)
  subtotal?: number;
  @IsOptional() @IsIn(['CLP'], { message: 'only CLP is charged' })
  currency?: string;
  /** Hash of the terms that the buyer ticked. */
  @IsOptional() @Matches(/^[0-9a-f]{64}$/, { message: 'must be the hash of the terms' })
  accepted_terms?: string;
}

/** Where the buyer's browser posts `token_ws` = token. The token is empty when nothing has to be paid. */
export class CreatePaymentReply {
  token: string;
  url: string;
  orderId: string;
}

export class RetryPaymentRequest {
  @IsOptional() @IsString() @MaxLength(2_000)
  url?: string;
}

export class ClaimFreeGameRequest {
  @IsUUID('all', UUID_TEXT)
  game_id: string;
  /** Must be the caller's own id when given. */
  @IsOptional() @IsString() @MaxLength(64)
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

/** A wish for money back of an order. */
export class OrderRefund {
  refundId: string;
  /** Whole pesos. */
  amount: number;
  /** `requested` waits for an answer, `approved` is on its way, `delayed` is not done yet and the shop is on it. */
  state: 'requested' | 'approved' | 'delayed' | 'completed' | 'denied';
  /** The games that go back with it. */
  gameIds: string[];
  requestedAt: Date;
  decidedAt: Date | null;
}

export class OrderStateReply {
  status: OrderStatus;
  refund?: RefundFacts;
}

export class OrderedGame {
  id: string;
  slug: string;
  title: { es: string; en: string };
  /** Whole pesos, VAT included. */
  price: number;
  cover: string;
}

/** What the bank demands to be shown of a payment it approved. */
export class PaymentFacts {
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

export class OrderReply {
  orderId: string;
  /** The short number for people. */
  number: string;
  status: OrderStatus;
  games: OrderedGame[];
  total: number;
  net: number;
  vat: number;
  currency: 'CLP';
  placedAt: Date;
  paidAt: Date | null;
  payment: PaymentFacts | null;
  /** The sum of what went back, or is on its way back. */
  refund: RefundFacts | null;
  refunds: OrderRefund[];
  /** Why an unpaid attempt ended, when it did. */
  closedBecause: ClosedBecause | null;
  /** Whether the same order may be tried again. */
  retryable: boolean;
}

export class OrdersReply {
  orders: OrderReply[];
  total: number;
  page: number;
  size: number;
}
