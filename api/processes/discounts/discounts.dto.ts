import { ArrayMaxSize, IsArray, IsOptional, IsString, IsUUID, MaxLength, MinLength } from 'class-validator';
import { Transform } from 'class-transformer';
import type { LibraryEntry } from '../../contexts/library/index.js';

const trimmed = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? value.trim() : value);

/** The cart that a code is tried on. */
export class DiscountQuery {
  /** Ids of games, parted by commas. */
  @IsOptional() @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value))
  @IsArray() @ArrayMaxSize(100) @IsUUID('all', { each: true, message: 'must be ids of games' })
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
   * Percent off, from 0 to 100: with `cart` off the games that the code is for; without one off everything,
   * so 0 for codes of a game, of some games or of a plan. 0 too where `why` tells that nothing comes off.
   */
  discount: number;
  kind: 'percent' | 'game' | 'plan';
  /** The code's own percentage, off the games that it is for; null for codes of a game or a plan. */
  percent: number | null;
  /** The game that it gives, or null. */
  gameId: string | null;
  /** The plan that it pays for, or null. */
  planId: 'monthly' | 'yearly' | null;
  periods: number | null;
  /** Why it takes nothing off this cart: the code of the sentence in `message`; null where it does. */
  why: string | null;
  message: string | null;
  /** Null when no cart was asked about. */
  lines: DiscountLine[] | null;
  totalBefore: number | null;
  totalAfter: number | null;
}

export class ClaimCodeRequest {
  @Transform(trimmed) @IsString() @MinLength(1, { message: 'a code is needed' }) @MaxLength(64)
  code: string;
}

/** One of somebody's own codes: the four facts, and why it does not work. */
export class OwnCodeReply {
  id: string;
  /** As it is typed; where only its end is known, that, after an ellipsis. */
  code: string;
  status: 'used' | 'available' | 'inactive';
  type: 'percent' | 'game' | 'plan';
  /** Percent off; null for games and plans. */
  percent: number | null;
  gameId: string | null;
  planId: 'monthly' | 'yearly' | null;
  periods: number | null;
  /** Only these games become cheaper; null for all. */
  gameIds: string[] | null;
  firstPurchaseOnly: boolean;
  validFrom: string | null;
  validUntil: string | null;
  /** How often the person used it, or is about to with an order that is being paid. */
  uses: number;
  /** How often the person may use it; null without a limit. */
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
  /** Must be the caller's own id when given. */
  @IsOptional() @IsString() @MaxLength(64)
  user_id?: string;
  /** A code that gives this game, or takes everything off; without one the game must be free. */
  @IsOptional() @Transform(trimmed) @IsString() @MaxLength(64)
  discount_code?: string;
}

export class ClaimFreeReply {
  message: string;
  entry: LibraryEntry;
}
