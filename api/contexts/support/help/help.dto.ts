import { IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { LANGUAGES, type Language } from '../../../kernel/language.js';

export class HelpQuery {
  /** Default: Accept-Language. */
  @IsOptional()
  @IsIn(LANGUAGES, { message: 'must be es or en' })
  lang?: Language;
}

export class HelpSearchQuery extends HelpQuery {
  @IsString({ message: 'must be a text' })
  @IsNotEmpty({ message: 'must not be empty' })
  @MaxLength(200, { message: 'may have 200 characters' })
  q: string;
}

export class HelpLink {
  slug: string;
  topic: 'start' | 'pay' | 'play' | 'account' | 'shop';
  title: string;
  summary: string;
}

class HelpSection {
  heading: string;
  paragraphs: string[];
}

/** A page of the help. */
export class HelpArticleReply extends HelpLink {
  language: Language;
  sections: HelpSection[];
}

/** A passage that answers a search. */
export class HelpFound {
  /** A page of the shop, with the place on it. */
  address: string;
  /** Of the page. */
  title: string;
  /** Of the passage. */
  heading: string;
  /** The beginning of the passage. */
  excerpt: string;
}
