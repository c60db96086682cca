import { Type } from 'class-transformer';
import { IsInt, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import type { RatingBar, RatingState } from './rating.rules.js';
import { Trimmed } from '../../platform/http/fields/trimmed.js';

export const LONGEST_RATING = 2_000;
const STARS = 'must be a whole number from 1 to 5';

export class RatingsPageQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'must be a whole number' })
  @Min(1, { message: 'must be at least 1' })
  @Max(1_000, { message: 'must be at most 1000' })
  page?: number;
}

export class RatingRequest {
  @IsInt({ message: STARS })
  @Min(1, { message: STARS })
  @Max(5, { message: STARS })
  stars: number;

  /** Empty for stars alone. */
  @Trimmed()
  @IsString({ message: 'must be a text' })
  @MaxLength(LONGEST_RATING, { message: 'may have 2000 characters' })
  text: string;
}

export class RatingAnswerRequest {
  @Trimmed()
  @IsString({ message: 'must be a text' })
  @IsNotEmpty({ message: 'must not be empty' })
  @MaxLength(LONGEST_RATING, { message: 'may have 2000 characters' })
  text: string;
}

/** What the studio of a game answers. */
class RatingAnswer {
  text: string;
  answeredAt: Date;
}

/** A rating with words, as everybody reads it. */
export class RatingReply {
  id: string;
  stars: number;
  text: string;
  language: 'es' | 'en';
  username: string;
  /** Whole hours that the person had played when writing it. */
  hoursPlayed: number;
  writtenAt: Date;
  /** Null for none. */
  answer: RatingAnswer | null;
}

export class RatingsReply {
  /** The mean of the stars to one decimal; null without any. */
  average: number | null;
  count: number;
  /** How many gave one star, two, and so on up to five. */
  stars: number[];
  /** Those with words, the latest first, ten a page. */
  ratings: RatingReply[];
  pages: number;
}

/** What the caller said of a game. */
class OwnRating {
  id: string;
  stars: number;
  text: string;
  state: RatingState;
  /** Why staff refused the words; null for any other state. */
  reason: string | null;
  writtenAt: Date;
}

export class OwnRatingReply {
  /** Why the caller may not rate the game; null: may. */
  bar: RatingBar | null;
  /** Minutes of play that are missing to an hour. */
  minutesMissing: number;
  /** Null for none. */
  rating: OwnRating | null;
  /** Whether the caller may answer ratings for the studio. */
  mayAnswer: boolean;
}
