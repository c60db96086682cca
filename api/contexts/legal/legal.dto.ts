import { IsIn, IsOptional, Matches } from 'class-validator';
import { LANGUAGES, type Language } from '../../kernel/language.js';
import type { PieceKind } from './legal-changes.js';
import type { LegalDocument } from './legal-files.js';

const VERSION = /^\d{4}-\d{2}(-\d{2})?$/;
const NO_VERSION = { message: 'must be a version such as 2026-11-25' };

class SpokenQuery {
  /** Default: Accept-Language. */
  @IsOptional()
  @IsIn(LANGUAGES, { message: 'must be es or en' })
  lang?: Language;
}

export class LegalQuery extends SpokenQuery {
  /** Default: the version in force. */
  @IsOptional()
  @Matches(VERSION, NO_VERSION)
  version?: string;
}

export class LegalChangesQuery extends SpokenQuery {
  @Matches(VERSION, NO_VERSION)
  from: string;
  /** Default: the version in force. */
  @IsOptional()
  @Matches(VERSION, NO_VERSION)
  to?: string;
}

export class LegalVersionReply {
  /** Day of the text, or year and month. */
  version: string;
  /** SHA-256 of the Spanish and the English text; send it as `accepted_terms`. */
  hash: string;
  /** `YYYY-MM-DD` */
  publishedOn: string;
}

class LegalSectionReply {
  /** Names the clause in every language and version. */
  key: string;
  heading: string;
  /** Without markup. */
  paragraphs: string[];
  /** The same paragraphs as HTML. */
  html: string;
  /** In plain words; not binding. */
  summary: string | null;
  /** In words for children; not binding. */
  forChildren: string | null;
}

/** A legal text in one language. */
export class LegalReply extends LegalVersionReply {
  document: LegalDocument;
  language: Language;
  title: string;
  /** Every version, the newest first. */
  versions: LegalVersionReply[];
  sections: LegalSectionReply[];
}

class PieceReply {
  kind: PieceKind;
  text: string;
}

class ChangedParagraphReply {
  pieces: PieceReply[];
}

class ClauseChangeReply {
  key: string;
  heading: string;
  change: PieceKind | 'changed';
  /** Words that stayed, came or went, paragraph by paragraph; empty where nothing changed. */
  paragraphs: ChangedParagraphReply[];
}

/** What changed between two versions of a legal text. */
export class LegalChangesReply {
  document: LegalDocument;
  language: Language;
  title: string;
  from: LegalVersionReply;
  to: LegalVersionReply;
  clauses: ClauseChangeReply[];
}

/** Whose shop this is. */
export class SellerReply {
  name: string;
  /** Chilean tax number, with its check digit. */
  rut: string;
  address: string;
  representative: string;
  /** At which people reach a person. */
  email: string;
}
