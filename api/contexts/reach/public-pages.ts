import { LANGUAGES, type Language } from '../../kernel/language.js';

/** Pages that say the same to everybody and are worth finding; each has an address in each language. */
const FIXED_PAGES = [
  '/',
  '/games',
  '/objetivos',
  '/schools',
  '/subscription',
  '/how-the-money-is-split',
  '/developer-contact',
  '/about',
  '/contact',
  '/help',
  '/accessibility',
  '/legal',
  '/refund',
  '/subscriber-agreement',
  '/privacy',
  '/cookies',
  '/developer/terms',
] as const;

/** An address of the shop in each language, and the plain one as the default. */
export interface PublicPage {
  path: string;
  /** `YYYY-MM-DD`; null when unknown. */
  changedOn: string | null;
}

export function publicPages(
  games: readonly { slug: string; releasedOn: string }[],
  helpSlugs: readonly string[],
): PublicPage[] {
  return [
    ...FIXED_PAGES.map((path) => ({ path, changedOn: null })),
    ...helpSlugs.map((slug) => ({ path: `/help/${slug}`, changedOn: null })),
    ...games.map(({ slug, releasedOn }) => ({ path: `/games/${slug}`, changedOn: releasedOn })),
  ];
}

/** `/es/games`, and `/es` for home. */
export const addressIn = (origin: string, path: string, language: Language): string =>
  `${origin}/${language}${path === '/' ? '' : path}`;

/** The same page in each language. */
export const addressesOf = (origin: string, path: string): [Language, string][] =>
  LANGUAGES.map((language) => [language, addressIn(origin, path, language)]);
