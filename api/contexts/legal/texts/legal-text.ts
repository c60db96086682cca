/** A part of a legal text; the key is the same in every language. */
interface LegalSection {
  key: string;
  heading: string;
  paragraphs: readonly string[];
}

/** A legal text in one language. */
export interface LegalText {
  title: string;
  sections: readonly LegalSection[];
}
