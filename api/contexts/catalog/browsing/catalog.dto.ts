import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { OBJECTIVE_KEYS } from '../curriculum.js';
import {
  LANGUAGES,
  LAST_GRADE,
  PLATFORMS,
  SUBJECTS,
  type AgeRating,
  type GameLanguage,
  type Platform,
  type Subject,
} from '../vocabulary.js';

/** An empty field of a form filters nothing. */
const given = Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value));
const whole = Transform(({ value }: { value: unknown }) =>
  value === '' ? undefined : typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value,
);
const list = Transform(({ value }: { value: unknown }) =>
  [value]
    .flat()
    .flatMap((part) => (typeof part === 'string' ? part.split(',') : [part]))
    .map((part) => (typeof part === 'string' ? part.trim() : part))
    .filter((part) => part !== ''),
);

export class GamesQuery {
  /** Words in Spanish or English. Accents are ignored, and one typo in a word is accepted. */
  @IsOptional()
  @given
  @IsString({ message: 'must be words' })
  @MaxLength(100, { message: 'must have at most 100 characters' })
  search?: string;
  @IsOptional()
  @list
  @IsIn(Object.keys(SUBJECTS), { each: true, message: 'knows no such subject' })
  subject?: Subject[];
  /** 0 kindergarten, 1–8 básico, 9–12 medio. */
  @IsOptional()
  @whole
  @IsInt({ message: 'must be a grade from 0 to 12' })
  @Min(0)
  @Max(LAST_GRADE, { message: 'must be a grade from 0 to 12' })
  grade?: number;
  @IsOptional()
  @list
  @IsIn(PLATFORMS, { each: true, message: 'knows no such platform' })
  platform?: Platform[];
  @IsOptional()
  @list
  @IsIn(LANGUAGES, { each: true, message: 'knows no such language' })
  language?: GameLanguage[];
  @IsOptional()
  @given
  @IsIn(['free', 'paid'], { message: 'must be free or paid' })
  price?: 'free' | 'paid';
  /** Learning objectives of the curriculum by their keys, such as `MA03-OA-08`; games that name any of them. */
  @IsOptional()
  @list
  @IsIn(OBJECTIVE_KEYS, { each: true, message: 'knows no such objective' })
  objective?: string[];
  /** Only games included in a subscription. */
  @IsOptional()
  @given
  @IsIn(['included'], { message: 'must be included' })
  plan?: 'included';
  /**
   * Default: relevance for a search, otherwise newest first. Titles are sorted by the rules of the caller's language. Games that cannot be played yet come last.
   */
  @IsOptional()
  @given
  @IsIn(['relevance', 'newest', 'price', '-price', 'title'], {
    message: 'must be relevance, newest, price, -price or title',
  })
  sort?: 'relevance' | 'newest' | 'price' | '-price' | 'title';
  @IsOptional()
  @whole
  @IsInt({ message: 'must be a page from 1 on' })
  @Min(1, { message: 'must be a page from 1 on' })
  @Max(100_000, { message: 'must be a page from 1 on' })
  page?: number;
  /** Default: 20, or 100 with `ids`. */
  @IsOptional()
  @whole
  @IsInt({ message: 'must be from 1 to 100' })
  @Min(1, { message: 'must be from 1 to 100' })
  @Max(100, { message: 'must be from 1 to 100' })
  size?: number;
  /** Only games with these ids or slugs; other filters do not apply. Games not on sale are left out. */
  @IsOptional()
  @list
  @IsString({ each: true, message: 'must be ids' })
  @ArrayMaxSize(100, { message: 'must be at most 100' })
  ids?: string[];
}

class TextInTwo {
  es: string;
  en: string;
}

/** A game in a list. Price in whole pesos with VAT; 0 is free. */
export class GameCard {
  id: string;
  slug: string;
  title: TextInTwo;
  summary: TextInTwo;
  developer: { id: string; name: string };
  price: number;
  currency: 'CLP';
  subjects: Subject[];
  grades: { from: number; to: number };
  ageRating: AgeRating;
  platforms: Platform[];
  languages: GameLanguage[];
  /** `YYYY-MM-DD` */
  releasedOn: string;
  cover: string;
  /** Shown instead of the cover in English; null where there is one cover for both languages. */
  coverEn: string | null;
  /** Whether it is only announced: it cannot be played or downloaded yet, so it is neither sold nor lent. */
  announced: boolean;
  /** Whether the plans lend it now. */
  inPlan: boolean;
}

/** How many games each filter value would show, the other filters kept. */
class Facets {
  subjects: Record<string, number>;
  grades: Record<string, number>;
  platforms: Record<string, number>;
  languages: Record<string, number>;
  price: { free: number; paid: number };
}

export class GamesReply {
  games: GameCard[];
  total: number;
  page: number;
  size: number;
  facets: Facets;
}

/** The games that staff feature on the home page, in their order. */
export class FeaturedReply {
  games: GameCard[];
}

class GameScreenshot {
  url: string;
  alt: TextInTwo;
  /** Shown in this language only; in both where it is left out. */
  language?: 'es' | 'en';
}

/** A learning objective of the Chilean curriculum, in short words. */
export class ObjectiveReply {
  /** Such as `CN04 OA 12`. */
  code: string;
  /** The code as addresses have it: `CN04-OA-12`. */
  key: string;
  subject: Subject;
  /** 1 to 8 básico. */
  grade: number;
  text: TextInTwo;
}

class Guides {
  es?: string;
  en?: string;
}

export class GameReply extends GameCard {
  description: TextInTwo;
  teaches: { es: string[]; en: string[] };
  screenshots: GameScreenshot[];
  requirements: TextInTwo;
  downloadMegabytes: number | null;
  achievementCount: number;
  objectives: ObjectiveReply[];
  /** What the game offers to people who play otherwise, such as `subtitles`. */
  accessibility: string[];
  /** Guides for teachers (PDF) by language. */
  guides: Guides;
  similar: GameCard[];
}

export class CurriculumObjective extends ObjectiveReply {
  /** How many games on sale name it. */
  games: number;
}

export class CurriculumReply {
  objectives: CurriculumObjective[];
}
