import { IsIn, IsOptional } from 'class-validator';
import { LANGUAGES, type Language } from '../../kernel/language.js';

export class LegalQuery {
  /** Default: Accept-Language. */
  @IsOptional()
  @IsIn(LANGUAGES, { message: 'must be es or en' })
  lang?: Language;
}

class LegalSectionReply {
  heading: string;
  paragraphs: string[];
}

/** A legal text in one language. */
export class LegalReply {
  document: 'terms' | 'withdrawal' | 'privacy' | 'guardian' | 'marketing' | 'developers';
  /** Year and month of the text. */
  version: string;
  /** SHA-256 of the Spanish and the English text; send it as `accepted_terms`. */
  hash: string;
  language: Language;
  title: string;
  sections: LegalSectionReply[];
}
