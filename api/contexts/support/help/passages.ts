import { Injectable } from '@nestjs/common';
import { LANGUAGES, type Language } from '../../../kernel/language.js';
import { LegalTexts } from '../../legal/index.js';
import { ARTICLES } from './help-texts.js';

/** One section of a page, in one language. */
export interface Passage {
  language: Language;
  place: number;
  address: string;
  title: string;
  heading: string;
  body: string;
}

/** The legal texts that have a page of their own. */
const LEGAL_PAGES = {
  terms: '/legal',
  withdrawal: '/refund',
  privacy: '/privacy',
  subscription: '/subscriber-agreement',
  cookies: '/cookies',
  developers: '/developer/terms',
} as const;

/** All that the help search looks through. */
@Injectable()
export class Passages {
  constructor(private readonly legal: LegalTexts) {}

  all(): Passage[] {
    return LANGUAGES.flatMap((language) =>
      [...this.help(language), ...this.law(language)].map((passage, place) => ({ language, place, ...passage })),
    );
  }

  private help(language: Language) {
    return ARTICLES.flatMap(({ slug, texts }) =>
      texts[language].sections.map(({ heading, paragraphs }, n) => ({
        address: `/help/${slug}#part-${n + 1}`,
        title: texts[language].title,
        heading,
        body: paragraphs.join(' '),
      })),
    );
  }

  private law(language: Language) {
    return Object.entries(LEGAL_PAGES).flatMap(([name, page]) => {
      const { title, sections } = this.legal.document(name as keyof typeof LEGAL_PAGES, language);
      return sections.map(({ key, heading, paragraphs }) => ({
        address: `${page}#${key}`,
        title,
        heading,
        body: paragraphs.join(' '),
      }));
    });
  }
}
