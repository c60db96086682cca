import { IsIn, IsInt, IsString, MaxLength } from 'class-validator';
import { type RatingState } from '../rating.rules.js';
import { Trimmed } from '../../../platform/http/fields/trimmed.js';

export const RATING_VERDICTS = ['published', 'refused'] as const;
export type RatingVerdict = (typeof RATING_VERDICTS)[number];

/** A rating with words, as staff see it. */
export class RatingItem {
  id: string;
  gameId: string;
  slug: string;
  personId: string;
  username: string;
  stars: number;
  text: string;
  language: 'es' | 'en';
  hoursPlayed: number;
  state: RatingState;
  /** Counts what the person wrote: a verdict is about the words that were read. */
  version: number;
  writtenAt: Date;
  decidedAt: Date | null;
  decidedByName: string | null;
  /** Why it was refused, as the person reads it. */
  reason: string | null;
  answer: string | null;
  answeredAt: Date | null;
}

export class RatingVerdictRequest {
  @IsIn(RATING_VERDICTS, { message: `must be one of ${RATING_VERDICTS.join(', ')}` })
  verdict: RatingVerdict;

  /** The `version` that was read. */
  @IsInt({ message: 'must be a whole number' })
  version: number;

  /** What the person reads by mail; needed to refuse, empty to publish. */
  @Trimmed()
  @IsString({ message: 'must be a text' })
  @MaxLength(500, { message: 'may have 500 characters' })
  message: string;
}
