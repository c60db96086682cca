import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsObject,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import {
  AGE_RATINGS,
  LANGUAGES,
  LAST_GRADE,
  PLATFORMS,
  SUBJECTS,
  type AgeRating,
  type GameLanguage,
  type Platform,
  type Subject,
} from '../../contexts/catalog/index.js';
import { ArrayUnique } from '../../platform/http/array-unique.js';

const HIGHEST_PRICE = 10_000_000;
/** Left out is fine; null is no value to give a game. */
const ifGiven = ValidateIf((_, value) => value !== undefined);

class TitleInTwo {
  @IsString()
  @Length(1, 120, { message: 'must have 1 to 120 characters' })
  es: string;
  @IsString()
  @Length(1, 120, { message: 'must have 1 to 120 characters' })
  en: string;
}

class SummaryInTwo {
  @IsString()
  @Length(1, 400, { message: 'must have 1 to 400 characters' })
  es: string;
  @IsString()
  @Length(1, 400, { message: 'must have 1 to 400 characters' })
  en: string;
}

/** Paragraphs are parted by an empty line. */
class LongTextInTwo {
  @IsString()
  @MaxLength(20_000, { message: 'must have at most 20000 characters' })
  es: string;
  @IsString()
  @MaxLength(20_000, { message: 'must have at most 20000 characters' })
  en: string;
}

class PointsInTwo {
  @IsString({ each: true })
  @MaxLength(300, { each: true, message: 'must have at most 300 characters each' })
  @ArrayMaxSize(20, { message: 'must be at most 20' })
  es: string[];
  @IsString({ each: true })
  @MaxLength(300, { each: true, message: 'must have at most 300 characters each' })
  @ArrayMaxSize(20, { message: 'must be at most 20' })
  en: string[];
}

/** 0 kindergarten, 1–8 básico, 9–12 medio. */
class GradeSpan {
  @IsInt({ message: 'must be a grade from 0 to 12' })
  @Min(0)
  @Max(LAST_GRADE)
  from: number;
  @IsInt({ message: 'must be a grade from 0 to 12' })
  @Min(0)
  @Max(LAST_GRADE)
  to: number;
}

/** What an editor may change of a game; what is left out stays. A new price is an event. */
export class ChangeGameRequest {
  @ifGiven
  @IsObject({ message: 'must have a text per language' })
  @ValidateNested()
  @Type(() => TitleInTwo)
  title?: TitleInTwo;
  @ifGiven
  @IsObject({ message: 'must have a text per language' })
  @ValidateNested()
  @Type(() => SummaryInTwo)
  summary?: SummaryInTwo;
  @ifGiven
  @IsObject({ message: 'must have a text per language' })
  @ValidateNested()
  @Type(() => LongTextInTwo)
  description?: LongTextInTwo;
  @ifGiven
  @IsObject({ message: 'must have a text per language' })
  @ValidateNested()
  @Type(() => PointsInTwo)
  teaches?: PointsInTwo;
  @ifGiven
  @IsIn(Object.keys(SUBJECTS), { each: true, message: 'knows no such subject' })
  @ArrayUnique()
  @ArrayMinSize(1, { message: 'must name at least one subject' })
  subjects?: Subject[];
  @ifGiven
  @IsObject({ message: 'must have a first and a last grade' })
  @ValidateNested()
  @Type(() => GradeSpan)
  grades?: GradeSpan;
  @ifGiven
  @IsIn(AGE_RATINGS, { message: 'must be educational, all, 8, 14 or 18' })
  ageRating?: AgeRating;
  @ifGiven
  @IsIn(PLATFORMS, { each: true, message: 'knows no such platform' })
  @ArrayUnique()
  @ArrayMinSize(1, { message: 'must name at least one platform' })
  platforms?: Platform[];
  @ifGiven
  @IsIn(LANGUAGES, { each: true, message: 'knows no such language' })
  @ArrayUnique()
  @ArrayMinSize(1, { message: 'must name at least one language' })
  languages?: GameLanguage[];
  /** `YYYY-MM-DD` */
  @ifGiven
  @Matches(/^\d{4}-\d\d-\d\d$/, { message: 'must be a day, 2026-11-21' })
  @IsISO8601({ strict: true }, { message: 'must be a day, 2026-11-21' })
  releasedOn?: string;
  /** Whole pesos with VAT; 0 is free. */
  @ifGiven
  @IsInt({ message: 'must be whole pesos' })
  @Min(0, { message: 'must not be negative' })
  @Max(HIGHEST_PRICE, { message: 'must be at most 10000000 pesos' })
  price?: number;
  @ifGiven
  @IsBoolean({ message: 'must be true or false' })
  listed?: boolean;
}

/** A game as its editors see it. */
export class EditableGameReply {
  id: string;
  slug: string;
  title: { es: string; en: string };
  summary: { es: string; en: string };
  description: { es: string; en: string };
  teaches: { es: string[]; en: string[] };
  subjects: Subject[];
  grades: { from: number; to: number };
  ageRating: AgeRating;
  platforms: Platform[];
  languages: GameLanguage[];
  releasedOn: string;
  cover: string;
  inPlan: boolean;
  developer: { id: string; name: string };
  price: number;
  listed: boolean;
}
