import type { LANGUAGES } from './languages.js';

type Language = (typeof LANGUAGES)[number];

/**
 * The public pages, each by the file of its route. They live under `/es` and `/en` as well, which is what search engines
 * keep; the plain address speaks the visitor's language. Pages of a person have the plain address alone.
 */
export const PUBLIC_PAGES = [
  ['games', 'games/games.tsx'],
  ['games/:id', 'games/games.$id.tsx'],
  ['games/:id/achievements', 'games/games.$id.achievements.tsx'],
  ['games/:id/sheet', 'games/games.$id.sheet.tsx'],
  ['objetivos', 'games/objetivos.tsx'],
  ['objetivos/:code', 'games/objetivos.$code.tsx'],
  ['schools', 'schools/schools.tsx'],
  ['subscription', 'buying/subscription.tsx'],
  ['how-the-money-is-split', 'information/how-the-money-is-split.tsx'],
  ['legal', 'information/legal.tsx'],
  ['refund', 'information/refund.tsx'],
  ['subscriber-agreement', 'information/subscription-terms.tsx'],
  ['privacy', 'information/privacy.tsx'],
  ['cookies', 'information/cookies.tsx'],
  ['developer/terms', 'information/developer.terms.tsx'],
  ['about', 'information/about.tsx'],
  ['contact', 'information/contact.tsx'],
  ['developer-contact', 'information/developer-contact.tsx'],
  ['help', 'information/help.tsx'],
  ['help/:slug', 'information/help.$slug.tsx'],
  ['accessibility', 'information/help.$slug.tsx'],
] as const;

const PREFIX = /^\/(es|en)(?=\/|$)/;
const PUBLIC = new RegExp(`^/(?:${PUBLIC_PAGES.map(([path]) => path.replace(/:\w+/g, '[^/]+')).join('|')})?/?$`);

/** The language that an address names; null for a plain one. */
export const languageInPath = (pathname: string): Language | null =>
  (PREFIX.exec(pathname)?.[1] as Language | undefined) ?? null;

/** The address without its language, as the specification writes it. */
export const plainPath = (pathname: string): string => pathname.replace(PREFIX, '') || '/';

export const isPublicPage = (plain: string): boolean => PUBLIC.test(plain);

/** The address of a public page in a language: `/es/games`, and `/es` for home. */
export const inLanguage = (plain: string, language: Language): string =>
  `/${language}${plain === '/' ? '' : plain.replace(/\/$/, '')}`;

/** Where a link leads from a page: to the same language's address where page and target have one. */
export function onward(path: string, from: string): string {
  const language = languageInPath(from);
  if (!language) return path;
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  return isPublicPage(pathname) ? inLanguage(pathname, language) + rest : path;
}
