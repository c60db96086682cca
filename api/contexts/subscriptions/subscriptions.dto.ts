import { Transform } from 'class-transformer';
import { Allow, IsBoolean, IsIn, IsInt, IsOptional, IsString, Matches, MaxLength, Min } from 'class-validator';
import { LinkToken } from '../access/index.js';

/** The status of a subscription on the wire. */
export type StatusWord = 'incomplete' | 'active' | 'cancelled' | 'past_due' | 'ended';

const asBoolean = Transform(({ value }: { value: unknown }) => (value === 1 ? true : value === 0 ? false : value));

/** A plan on sale. */
export class PlanReply {
  /** `monthly` or `yearly`; requests also accept 1 or 2. */
  plan_id: 'monthly' | 'yearly';
  number: number;
  title: { es: string; en: string };
  months: number;
  /** Price charged per period, in whole pesos, VAT included. */
  price: number;
  currency: 'CLP';
  /** Approximate US dollars; never charged. */
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
  /**
   * `incomplete` until paid; `cancelled` runs but does not renew; `past_due`: a renewal was declined, with access
   * during grace.
   */
  status: StatusWord;
  /** 1 if the plan's games may be played. */
  is_active: 0 | 1;
  auto_renew: 0 | 1;
  /** When access ends as of now; null before the first payment. */
  active_until: string | null;
  /** Day of the next charge, if planned. */
  next_billing_date: string | null;
  /** Whole pesos of the next charge, if planned. */
  next_amount: number | null;
  /** Whole pesos per period, as agreed at the start. */
  price: number;
  currency: 'CLP';
  card: SubscriptionCardReply | null;
  /** Periods that a code still pays. */
  free_periods_left: number;
  /** Last day with access after a declined renewal. */
  grace_until: string | null;
  /** While a renewal is owed. `soft`: the same card may work later; `hard`: only another card can. */
  last_decline: 'soft' | 'hard' | null;
  /** Day of the next retry with this card, if planned. */
  next_try_on: string | null;
  /** Whether the bank's reply to a charge is pending. */
  payment_pending: boolean;
  ended_because: string | null;
  created_at: Date;
}

export class SubscriptionsReply {
  /** Newest first; may be empty. */
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
  /** If given, must be the caller's own id. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
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
  /** True renews, false stops renewing; 1 and 0 are accepted. */
  @asBoolean
  @IsBoolean({ message: 'isActive must be true or false' })
  isActive: boolean;
}

export class RenewSubscriptionRequest {
  /** The card to charge after the paid time. Default: the subscription's. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  payment_method_id?: string;
  /** The sum shown for this charge, in whole pesos; 0 for none. If another sum is due, nothing is charged. */
  @IsOptional()
  @IsInt({ message: 'amount must be whole pesos' })
  @Min(0)
  amount?: number;
}

export class ChooseCardRequest {
  @IsString()
  @MaxLength(64)
  payment_method_id: string;
}

/** Subscribing with a saved card. What the client says of money or people is compared, never trusted. */
export class SubscribeRequest {
  /** If given, must be the caller's own id. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  userId?: string;
  @IsIn(['monthly', 'yearly', '1', '2', 1, 2], { message: 'planId must be 1 (monthly) or 2 (yearly)' })
  planId: string | number;
  /** The saved card's id. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  paymentMethodId?: string;
  /** Older name of `paymentMethodId`. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  tbk_user?: string;
  /** Ignored: the shop names the card at the bank. */
  @Allow()
  username?: string;
  /** The sum shown, in whole pesos. */
  @IsOptional()
  @IsInt({ message: 'amount must be whole pesos' })
  @Min(0)
  amount?: number;
  @IsOptional()
  @IsIn(['CLP'], { message: 'only CLP is charged' })
  currency?: string;
  /** Hash of the terms that the person accepted. */
  @IsOptional()
  @Matches(/^[0-9a-f]{64}$/, { message: 'must be the hash of the terms' })
  accepted_terms?: string;
}

export class PeriodChargeDetail {
  /** 0 if approved; null while the bank's reply is pending. */
  response_code: number | null;
  /** `REVERSED`: the bank took money that was not due and refunds it. */
  status: 'AUTHORIZED' | 'REJECTED' | 'FAILED' | 'PENDING' | 'REVERSED';
  /** Whole pesos. */
  amount: number;
  buy_order: string;
}

export class PeriodChargeReply {
  /** Id to request `transaction-status` with. */
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
  /** Null if nothing was due. */
  payment: PeriodChargeReply | null;
}

/** Nothing goes on: the bank declined and nothing was charged, or it took money that goes back. */
export class UnpaidRenewalReply {
  message: string;
  code: 'charge-declined' | 'charge-returned';
  payment: PeriodChargeReply;
}

export class CancelByLinkRequest {
  /** Token of the link in a mail. */
  @LinkToken()
  token: string;
}

/** What a link would end, without a word about whose it is. */
export class CancellableReply {
  plan_id: 'monthly' | 'yearly';
  /** Whole pesos of the next charge. */
  price: number;
  currency: 'CLP';
  /** 1 if it renews. */
  auto_renew: 0 | 1;
  /**
   * `awaiting_bank` while the bank's reply to a charge is pending, else `active` or `past_due` while it runs, then
   * `ended`.
   */
  status: 'active' | 'past_due' | 'awaiting_bank' | 'ended';
  /** Last day with access without a renewal, in Chile; null once ended. */
  last_day: string | null;
  /** The instant at which that day ends; null once ended. */
  active_until: string | null;
}

export class CancelledByLinkReply extends CancellableReply {
  message: string;
}
