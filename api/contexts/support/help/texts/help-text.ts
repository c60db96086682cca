import type { Language } from '../../../../kernel/language.js';

/** One page of the help, in one language. */
export interface HelpText {
  title: string;
  /** One sentence for lists. */
  summary: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
}

/** A page of the help by its address `/help/<slug>`. */
export interface HelpArticle {
  slug: string;
  topic: 'start' | 'pay' | 'play' | 'account' | 'shop';
  texts: Record<Language, HelpText>;
}
