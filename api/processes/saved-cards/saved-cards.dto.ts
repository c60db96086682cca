import { IsBoolean, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { Transform } from 'class-transformer';
import type { CardTrouble } from '../../contexts/wallet/wallet.events.js';

const CARD_ID = { message: 'must be the id of a saved card' };

/** A saved card as its owner sees it. Nothing in it lets anybody charge the card. */
export class PaymentMethod {
  payment_method_id: string;
  /** Our own alias of the card, the same as its id; the bank's secret never leaves the server. */
  tbk_user: string;
  /** Under which the bank keeps this one card. */
  username: string;
  /** The brand in the bank's words, such as Visa or Redcompra; may be empty. */
  card_type: string;
  /** `****6623` */
  card_number: string;
  is_default: boolean;
  usable: boolean;
  /** Why it is charged no more. */
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

/** Name and address are the caller's own, whatever is sent. */
export class StartInscriptionRequest {
  /** Ignored: the bank gets a new name for each card. */
  @IsOptional() @IsString() @MaxLength(200)
  username?: string;
  /** Ignored: the bank gets the address of the account. */
  @IsOptional() @IsString() @MaxLength(320)
  email?: string;
  /** Where the browser is sent afterwards; honoured when its origin is on the shop's list. */
  @IsOptional() @IsString() @MaxLength(2_000)
  response_url?: string;
}

/** Where the browser posts `TBK_TOKEN` = token. */
export class StartInscriptionReply {
  token: string;
  url_webpay: string;
}

export class ConfirmInscriptionRequest {
  /** Ignored: the token tells which card is meant. */
  @IsOptional() @IsString() @MaxLength(200)
  username?: string;
}

export class ConfirmInscriptionReply {
  success: boolean;
  message: string;
  /** `pending`: the bank has not answered yet; asking again tells more. */
  status: 'enrolled' | 'pending' | 'removed' | 'left' | 'refused' | 'not-finished' | 'unanswered';
  /** The card that was saved. */
  payment_method: PaymentMethod | null;
}

/** In the body or in the query: some proxies drop the body of a DELETE. */
export class RemoveCardRequest {
  @IsOptional() @IsUUID('all', CARD_ID)
  tbk_user?: string;
  /** Ignored: the alias names the card. */
  @IsOptional() @IsString() @MaxLength(200)
  username?: string;
  /** The clear choice that is asked for before the last card of an active plan goes. */
  @IsOptional() @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value)) @IsBoolean()
  confirmed?: boolean;
}

export class RemoveCardReply {
  success: boolean;
  message: string;
}
