import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotIn,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
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
  OBJECTIVES,
  SUBJECTS,
  type AgeRating,
  type GameLanguage,
  type Subject,
} from '../../catalog/index.js';
import { ArrayUnique } from '../../../platform/http/fields/array-unique.js';
import { ACCESSIBILITY, type Accessibility } from '../drafts/draft.rules.js';
import { OneLine } from '../../../platform/http/fields/one-line.js';
import { OWN_ADDRESSES } from './own-addresses.js';

export const HIGHEST_PRICE = 10_000_000;
const ifGiven = ValidateIf((_, value) => value !== undefined);
/** A draft may say nothing yet. */
const ifSaid = ValidateIf((_, value) => value !== undefined && value !== null);

export class CreateGameRequest {
  @IsString({ message: 'must be a text' })
  @Length(1, 120, { message: 'must have 1 to 120 characters' })
  @OneLine()
  title: string;
  /** The game's address in the shop: lower-case letters, digits and hyphens. It stays for ever. */
  @IsString({ message: 'must be a text' })
  @Length(3, 60, { message: 'must have 3 to 60 characters' })
  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, { message: 'must be lower-case letters, digits and hyphens' })
  @IsNotIn(OWN_ADDRESSES, { message: 'is an address of the shop itself' })
  slug: string;
  /** The studio; default: the first that the caller may change games of. */
  @IsOptional()
  @IsUUID('all', { message: 'must be a UUID' })
  developerId?: string;
}

class DraftTitle {
  @IsString({ message: 'must be a text' })
  @MaxLength(120, { message: 'must have at most 120 characters' })
  @OneLine()
  es: string;
  @IsString({ message: 'must be a text' })
  @MaxLength(120, { message: 'must have at most 120 characters' })
  @OneLine()
  en: string;
}

class DraftSummary {
  @IsString({ message: 'must be a text' })
  @MaxLength(400, { message: 'must have at most 400 characters' })
  es: string;
  @IsString({ message: 'must be a text' })
  @MaxLength(400, { message: 'must have at most 400 characters' })
  en: string;
}

class DraftLongText {
  @IsString({ message: 'must be a text' })
  @MaxLength(20_000, { message: 'must have at most 20000 characters' })
  es: string;
  @IsString({ message: 'must be a text' })
  @MaxLength(20_000, { message: 'must have at most 20000 characters' })
  en: string;
}

class DraftPoints {
  @IsArray({ message: 'must be a list' })
  @ArrayMaxSize(20, { message: 'must be at most 20' })
  @IsString({ each: true, message: 'must be a text' })
  @MaxLength(300, { each: true, message: 'must have at most 300 characters each' })
  es: string[];
  @IsArray({ message: 'must be a list' })
  @ArrayMaxSize(20, { message: 'must be at most 20' })
  @IsString({ each: true, message: 'must be a text' })
  @MaxLength(300, { each: true, message: 'must have at most 300 characters each' })
  en: string[];
}

/** 0 kindergarten, 1–8 básico, 9–12 medio. */
class DraftGrades {
  @IsInt({ message: 'must be a grade from 0 to 12' })
  @Min(0)
  @Max(LAST_GRADE)
  from: number;
  @IsInt({ message: 'must be a grade from 0 to 12' })
  @Min(0)
  @Max(LAST_GRADE)
  to: number;
}

/** What a studio types; fields left out stay. Null where nothing is said yet. */
export class SaveDraftRequest {
  /** The revision that the writer saw. */
  @IsInt({ message: 'must be a whole number' })
  @Min(1)
  @Max(2_000_000_000)
  revision: number;
  @ifGiven
  @IsObject({ message: 'must have a text per language' })
  @ValidateNested()
  @Type(() => DraftTitle)
  title?: DraftTitle;
  @ifGiven
  @IsObject({ message: 'must have a text per language' })
  @ValidateNested()
  @Type(() => DraftSummary)
  summary?: DraftSummary;
  /** Paragraphs are parted by an empty line. */
  @ifGiven
  @IsObject({ message: 'must have a text per language' })
  @ValidateNested()
  @Type(() => DraftLongText)
  description?: DraftLongText;
  /** What players learn, point by point. */
  @ifGiven
  @IsObject({ message: 'must have a text per language' })
  @ValidateNested()
  @Type(() => DraftPoints)
  teaches?: DraftPoints;
  /** What the game needs to run. */
  @ifGiven
  @IsObject({ message: 'must have a text per language' })
  @ValidateNested()
  @Type(() => DraftLongText)
  requirements?: DraftLongText;
  @ifGiven
  @IsArray({ message: 'must be a list' })
  @ArrayMaxSize(20, { message: 'must be at most 20' })
  @ArrayUnique()
  @IsIn(Object.keys(SUBJECTS), { each: true, message: 'knows no such subject' })
  subjects?: Subject[];
  @ifSaid
  @IsObject({ message: 'must have a first and a last grade' })
  @ValidateNested()
  @Type(() => DraftGrades)
  grades?: DraftGrades | null;
  /** Codes of `GET /v1/curriculum`. */
  @ifGiven
  @IsArray({ message: 'must be a list' })
  @ArrayMaxSize(20, { message: 'must be at most 20' })
  @ArrayUnique()
  @IsIn(OBJECTIVES.map(({ code }) => code), { each: true, message: 'knows no such objective' })
  objectives?: string[];
  /** Null: unrated. Such a game cannot be handed in, so no child ever sees one. */
  @ifSaid
  @IsIn(AGE_RATINGS, { message: 'must be educational, all, 8, 14 or 18' })
  ageRating?: AgeRating | null;
  @ifGiven
  @IsArray({ message: 'must be a list' })
  @ArrayMaxSize(20, { message: 'must be at most 20' })
  @ArrayUnique()
  @IsIn(LANGUAGES, { each: true, message: 'knows no such language' })
  languages?: GameLanguage[];
  @ifGiven
  @IsArray({ message: 'must be a list' })
  @ArrayMaxSize(20, { message: 'must be at most 20' })
  @ArrayUnique()
  @IsIn(ACCESSIBILITY, { each: true, message: 'knows no such fact' })
  accessibility?: Accessibility[];
  /** In whole pesos, of the first release; later ones are planned. */
  @ifSaid
  @IsInt({ message: 'must be whole pesos' })
  @Min(0, { message: 'must be 0 or more' })
  @Max(HIGHEST_PRICE, { message: 'must be at most 10000000' })
  price?: number | null;
  /** Whether people with a plan play it. */
  @ifGiven
  @IsBoolean({ message: 'must be true or false' })
  inPlan?: boolean;
}

export class AddGameFileRequest {
  @IsIn(['cover', 'screenshot', 'guide'], { message: 'must be cover, screenshot or guide' })
  kind: 'cover' | 'screenshot' | 'guide';
  @IsIn(['es', 'en'], { message: 'must be es or en' })
  language: 'es' | 'en';
  /** The file as base64 text: JPEG, PNG, WebP or GIF up to 8 MB, for a guide PDF up to 8 MB. */
  @IsString({ message: 'must be a file as base64 text' })
  @Length(1, 12_000_000, { message: 'must be a file as base64 text' })
  file: string;
  /** What a screenshot shows, for people who do not see it. */
  @IsOptional()
  @IsString({ message: 'must be a text' })
  @MaxLength(300, { message: 'must have at most 300 characters' })
  @OneLine()
  alt?: string;
}
