import { PickType } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import {
  MOST_FEATURED,
  type AgeRating,
  type GameLanguage,
  type Platform,
  type Subject,
} from '../../contexts/catalog/index.js';
import { HIGHEST_PRICE, SaveDraftRequest } from '../../contexts/publishing/index.js';
import { Reason, ReasonRequest } from '../../contexts/staff/index.js';

export class PriceRequest extends ReasonRequest {
  /** In whole pesos with VAT, at once; 0 is free. */
  @IsInt({ message: 'must be whole pesos' })
  @Min(0, { message: 'must be 0 or more' })
  @Max(HIGHEST_PRICE, { message: 'must be at most 10000000' })
  price: number;
}

export class FeatureRequest extends ReasonRequest {
  /** From 1; left out: last, or where it is. */
  @IsOptional()
  @IsInt({ message: 'must be a place from 1 to 6' })
  @Min(1, { message: 'must be a place from 1 to 6' })
  @Max(MOST_FEATURED, { message: 'must be a place from 1 to 6' })
  place?: number;
}

/** Which texts to mend; what is left out stays. */
export class CorrectTextsRequest extends PickType(SaveDraftRequest, [
  'title',
  'summary',
  'description',
  'teaches',
  'requirements',
  'subjects',
  'grades',
  'ageRating',
  'languages',
] as const) {
  /** Of the texts that were read: others came meanwhile if it is no longer the same. */
  @IsOptional()
  @IsInt({ message: 'must be a whole number' })
  @Min(1)
  @Max(2_000_000_000)
  revision?: number;

  @Reason()
  reason: string;
}

class InTwo {
  es: string;
  en: string;
}

class PointsInTwo {
  es: string[];
  en: string[];
}

class GradeSpan {
  from: number;
  to: number;
}

/** A game of the catalogue as staff see it. */
export class ConsoleGameReply {
  id: string;
  slug: string;
  /** Of its texts, as they were approved or mended last. */
  revision: number;
  title: InTwo;
  summary: InTwo;
  description: InTwo;
  teaches: PointsInTwo;
  requirements: InTwo;
  subjects: Subject[];
  /** 0 kindergarten, 1–8 básico, 9–12 medio. */
  grades: GradeSpan;
  ageRating: AgeRating;
  platforms: Platform[];
  languages: GameLanguage[];
  /** `YYYY-MM-DD` */
  releasedOn: string;
  cover: string;
  inPlan: boolean;
  developer: { id: string; name: string };
  /** In whole pesos with VAT; 0 is free. */
  price: number;
  listed: boolean;
  /** Whether it cannot be played or downloaded yet, and so is not sold. */
  announced: boolean;
  /** From 1, where it is featured on the home page; null while it is not, or is off sale. */
  featuredPlace: number | null;
  state: 'released' | 'withdrawn' | 'taken-down';
  /** Whether a submission of its studio waits for a decision; until then its texts cannot be mended. */
  isInReview: boolean;
  /** Who took it off sale; null while it is on sale. */
  withdrawnBy: 'studio' | 'staff' | null;
  /** Why staff took it off sale. */
  withdrawnBecause: string | null;
}
