/** A clause; the key is the same in every language and version, and its anchor on the page. */
export interface LegalSection {
  key: string;
  heading: string;
  /** Markdown, one block each: a paragraph or an item of a list. */
  paragraphs: readonly string[];
  /** The clause in plain words, beside it. It is not binding, so it is no part of the hash. */
  summary: string | null;
  /** The same for children. */
  forChildren: string | null;
}

/** A legal text in one language. */
export interface LegalText {
  title: string;
  sections: readonly LegalSection[];
}
