import { Transform } from 'class-transformer';
import { Allow, IsBoolean, IsIn, IsInt, IsOptional, IsString, Length, Matches, MaxLength, Min } from 'class-validator';
import { RefundFacts } from '../checkout/checkout.dto.js';
import type { StatusWord } from './status-word.js';

const asBoolean = Transform(({ value }: { value: unknown }) => (value === 1 ? true : value === 0 ? false : value));

/** A plan on sale. */
export class PlanReply {
  /** `monthly` or `yearly`; requests may also write its number. */
  plan_id: 'monthly' | 'yearly';
  number: number;
  title: { es: string; en: string };
  months: number;
  /** Whole pesos per period, VAT included: what is charged. */
  price: number;
  currency: 'CLP';
  /** US dollars, for orientation; never charged. */
  approximate_usd: number;
}

export class PlansReply {
  plans: PlanReply[];
}

export class SubscriptionCardReply {
  payment_method_id: string;
  brand: string;
  last4: string;
  /** Whether it can be charged. */
  usable: boolean;
}

/** An agreement as its subscriber sees it. */
export class SubscriptionReply {
  subscription_id: string;
  user_id: string;
  plan_id: 'monthly' | 'yearly';
  plan_number: number;
  title: { es: string; en: string };
  /** `incomplete` until paid; `cancelled` runs on but ends by itself; `past_due`: a renewal was declined, access lasts through grace. */
  status: StatusWord;
  /** 1 while the games of the plan may be played. */
  is_active: 0 | 1;
  auto_renew: 0 | 1;
  /** The instant at which access ends as things stand; null before the first payment. */
  active_until: string | null;
  /** The day of the next charge; null when none is planned. */
  next_billing_date: string | null;
  /** Whole pesos of the next charge; null when none is planned. */
  next_amount: number | null;
  /** Whole pesos per period, as agreed when it began. */
  price: number;
  currency: 'CLP';
  card: SubscriptionCardReply | null;
  /** Periods that a code will still pay for. */
  free_periods_left: number;
  /** The last day with access although a renewal was declined. */
  grace_until: string | null;
  /** While a renewal is owed: `soft`, the same card may pay another time; `hard`, only another card helps. */
  last_decline: 'soft' | 'hard' | null;
  /** The day on which the card is tried again by itself; null when none is planned. */
  next_try_on: string | null;
  /** Whether the bank's answer to a charge is still awaited. */
  payment_pending: boolean;
  ended_because: string | null;
  created_at: Date;
}

export class SubscriptionsReply {
  /** Newest first; empty when there is none. */
  subscription: SubscriptionReply[];
}

export class ChangedSubscriptionReply {
  message: string;
  subscription: SubscriptionReply;
  active_until: string | null;
  is_active: 0 | 1;
  auto_renew: 0 | 1;
}

export class HiddenSubscriptionReply {
  message: string;
}

export class CreateSubscriptionRequest {
  /** Must be the caller's own id when given. */
  @IsOptional() @IsString() @MaxLength(64)
  userId?: string;
  /** 1 or `monthly`, 2 or `yearly`. */
  @IsIn(['monthly', 'yearly', '1', '2', 1, 2], { message: 'planId must be 1 (monthly) or 2 (yearly)' })
  planId: string | number;
}

export class CreatedSubscriptionReply {
  message: string;
  subscription: SubscriptionReply;
}

export class ChangeSubscriptionRequest {
  /** True renews, false stops renewing; 1 and 0 are read the same. */
  @asBoolean @IsBoolean({ message: 'isActive must be true or false' })
  isActive: boolean;
}

export class RenewSubscriptionRequest {
  /** The card to charge where the paid time is over; the subscription's own when left out. */
  @IsOptional() @IsString() @MaxLength(64)
  payment_method_id?: string;
  /** What the page showed that this charges, in whole pesos; 0 for nothing. Where another sum is due, nothing happens. */
  @IsOptional() @IsInt({ message: 'amount must be whole pesos' }) @Min(0)
  amount?: number;
}

export class ChooseCardRequest {
  @IsString() @MaxLength(64)
  payment_method_id: string;
}

/** Subscribing with a saved card. What the client says of money or people is compared, never trusted. */
export class SubscribeRequest {
  /** Must be the caller's own id when given. */
  @IsOptional() @IsString() @MaxLength(64)
  userId?: string;
  @IsIn(['monthly', 'yearly', '1', '2', 1, 2], { message: 'planId must be 1 (monthly) or 2 (yearly)' })
  planId: string | number;
  /** The saved card's id. */
  @IsOptional() @IsString() @MaxLength(64)
  paymentMethodId?: string;
  /** The same under its older name. */
  @IsOptional() @IsString() @MaxLength(64)
  tbk_user?: string;
  /** Read by nobody: the bank's name for the card is the shop's business. */
  @Allow()
  username?: string;
  /** What the page showed, in whole pesos. */
  @IsOptional() @IsInt({ message: 'amount must be whole pesos' }) @Min(0)
  amount?: number;
  @IsOptional() @IsIn(['CLP'], { message: 'only CLP is charged' })
  currency?: string;
  /** Hash of the terms that the subscriber ticked. */
  @IsOptional() @Matches(/^[0-9a-f]{64}$/, { message: 'must be the hash of the terms' })
  accepted_terms?: string;
}

export class PeriodChargeDetail {
  /** 0 when approved; null while the bank's answer is awaited. */
  response_code: number | null;
  /** `REVERSED`: the bank took money that was not due, and it goes back. */
  status: 'AUTHORIZED' | 'REJECTED' | 'FAILED' | 'PENDING' | 'REVERSED';
  /** Whole pesos. */
  amount: number;
  buy_order: string;
}

export class PeriodChargeReply {
  /** What `transaction-status` is asked with. */
  token: string;
  details: PeriodChargeDetail[];
}

/** The bank took money that was not due: it goes back, and nothing begins. */
export class ReturnedChargeReply {
  message: string;
  code: 'charge-returned';
  payment: PeriodChargeReply;
}

/** 201 when the money is in, 200 when the bank declined, 202 while its answer is awaited. */
export class SubscribedReply {
  subscription: SubscriptionReply | null;
  payment: PeriodChargeReply;
  token: string;
  message: string;
  errors: { msg: string }[];
}

/** 200 when it goes on, 202 while the bank's answer is awaited. */
export class RenewedReply {
  message: string;
  subscription: SubscriptionReply;
  active_until: string | null;
  is_active: 0 | 1;
  auto_renew: 0 | 1;
  /** Null where nothing had to be paid. */
  payment: PeriodChargeReply | null;
}

/** Nothing goes on: the bank declined and nothing was charged, or it took money that goes back. */
export class UnpaidRenewalReply {
  message: string;
  code: 'charge-declined' | 'charge-returned';
  payment: PeriodChargeReply;
}

export class TransactionStatusReply {
  status: 'AUTHORIZED' | 'FAILED' | 'REJECTED' | 'CANCELED' | 'REVERSED' | 'PENDING';
  /** What went back of it, or is on its way back; absent where nothing did. */
  refund?: RefundFacts;
}

export class SubscribeWithCodeRequest {
  @IsString() @Length(1, 80)
  discountCode: string;
  /** Must be the caller's own id when given. */
  @IsOptional() @IsString() @MaxLength(64)
  userId?: string;
}
