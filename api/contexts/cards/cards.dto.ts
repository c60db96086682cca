import { IsBoolean, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { Transform } from 'class-transformer';
import type { CardTrouble } from '../payments/payment.events.js';

const CARD_ID = { message: 'must be the id of a saved card' };

/** A saved card as its owner sees it. Nothing in it allows a charge. */
export class PaymentMethod {
  payment_method_id: string;
  /** Alias of the card, equal to its id. The bank's secret is never sent. */
  tbk_user: string;
  /** Name of this card at the bank. */
  username: string;
  /** Brand as the bank writes it, such as Visa or Redcompra; may be empty. */
  card_type: string;
  /** `****6623` */
  card_number: string;
  is_default: boolean;
  usable: boolean;
  /** Why it can no longer be charged. */
  unusable_because: CardTrouble | null;
  enrolled_at: Date;
}

export class PaymentMethodsReply {
  paymentMethods: PaymentMethod[];
}

export class ChooseDefaultRequest {
  @IsUUID('all', CARD_ID)
  default_payment_method_id: string;
}

/** Name and address are the caller's own; sent ones are ignored. */
export class StartInscriptionRequest {
  /** Ignored: the shop names the card at the bank. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  username?: string;
  /** Ignored: the account's address is used. */
  @IsOptional()
  @IsString()
  @MaxLength(320)
  email?: string;
  /** Where the browser is sent afterwards, if its origin is on the shop's list. */
  @IsOptional()
  @IsString()
  @MaxLength(2_000)
  response_url?: string;
}

/** Where the browser posts `TBK_TOKEN` = token. */
export class StartInscriptionReply {
  token: string;
  url_webpay: string;
}

export class ConfirmInscriptionRequest {
  /** Ignored: the token names the card. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  username?: string;
}

export class ConfirmInscriptionReply {
  success: boolean;
  message: string;
  /** `pending`: the bank has not replied yet; request again. */
  status: 'enrolled' | 'pending' | 'removed' | 'left' | 'refused' | 'not-finished' | 'unanswered';
  /** The card that was saved. */
  payment_method: PaymentMethod | null;
}

/** In the body or in the query: some proxies drop the body of a DELETE. */
export class RemoveCardRequest {
  @IsOptional()
  @IsUUID('all', CARD_ID)
  tbk_user?: string;
  /** Ignored: `tbk_user` names the card. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  username?: string;
  /** Confirms that the last card of a renewing plan is removed. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean()
  confirmed?: boolean;
}

export class RemoveCardReply {
  success: boolean;
  message: string;
}
