import { ArrayMaxSize, IsArray, IsOptional, IsString, IsUUID, MaxLength, MinLength } from 'class-validator';
import { Transform } from 'class-transformer';
import type { LibraryEntry } from '../../library/index.js';
import { Trimmed } from '../../../platform/http/fields/trimmed.js';

/** The cart that a code is tried on. */
export class DiscountQuery {
  /** Ids of games, parted by commas. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value))
  @IsArray()
  @ArrayMaxSize(100)
  @IsUUID('all', { each: true, message: 'must be ids of games' })
  cart?: string[];
}

/** One game of the cart, before and after the code. Whole pesos. */
class DiscountLine {
  id: string;
  before: number;
  after: number;
}

/** What a code does. */
export class DiscountReply {
  /**
   * Percent off, from 0 to 100: with `cart` off the games the code applies to, without one off everything. 0 for a code
   * of some games or a plan, and where `why` is set.
   */
  discount: number;
  kind: 'percent' | 'game' | 'plan';
  /** The code's percentage, off the games it applies to; null for a code that grants a game or a plan. */
  percent: number | null;
  /** The game it grants, if any. */
  gameId: string | null;
  /** The plan it grants, if any. */
  planId: 'monthly' | 'yearly' | null;
  periods: number | null;
  /** Why it takes nothing off this cart, as a code (`message` says it); null if it does. */
  why: string | null;
  message: string | null;
  /** Null without `cart`. */
  lines: DiscountLine[] | null;
  totalBefore: number | null;
  totalAfter: number | null;
}

export class ClaimCodeRequest {
  @Trimmed()
  @IsString()
  @MinLength(1, { message: 'a code is needed' })
  @MaxLength(64)
  code: string;
}

/** A person's code: the four facts, and why it does not work. */
export class OwnCodeReply {
  id: string;
  /** The code as typed, or an ellipsis and its end if only that is known. */
  code: string;
  status: 'used' | 'available' | 'inactive';
  type: 'percent' | 'game' | 'plan';
  /** Percent off; null for a code that grants a game or a plan. */
  percent: number | null;
  gameId: string | null;
  planId: 'monthly' | 'yearly' | null;
  periods: number | null;
  /** The games it applies to; null for all. */
  gameIds: string[] | null;
  firstPurchaseOnly: boolean;
  validFrom: string | null;
  validUntil: string | null;
  /** Uses by the person, with those of orders being paid. */
  uses: number;
  /** Uses allowed per person; null for no limit. */
  usesPerPerson: number | null;
  why: string | null;
  message: string | null;
}

export class OwnCodesReply {
  codes: OwnCodeReply[];
}

export class ClaimFreeRequest {
  @IsUUID('all', { message: 'must be the id of a game' })
  game_id: string;
  /** If given, must be the caller's own id. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  user_id?: string;
  /** A code that grants this game or takes 100 % off; without one the game must be free. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(64)
  discount_code?: string;
}

export class ClaimFreeReply {
  message: string;
  entry: LibraryEntry;
}
