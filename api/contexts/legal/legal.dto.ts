import { IsIn, IsOptional } from 'class-validator';

export class LegalQuery {
  /** Without it Accept-Language decides. */
  @IsOptional() @IsIn(['es', 'en'], { message: 'must be es or en' })
  lang?: 'es' | 'en';
}

class LegalSectionReply {
  heading: string;
  paragraphs: string[];
}

/** A legal text in one language. */
export class LegalReply {
  document: 'terms' | 'withdrawal' | 'privacy' | 'guardian' | 'marketing';
  /** Year and month of the text. */
  version: string;
  /** SHA-256 over the Spanish and the English text; what `accepted_terms` names. */
  hash: string;
  language: 'es' | 'en';
  title: string;
  sections: LegalSectionReply[];
}
