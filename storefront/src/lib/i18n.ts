import i18next, { type i18n } from 'i18next';
import { useEffect, useReducer, useState } from 'react';
import type { en, Texts } from '../texts/en';
import { useTranslation } from './useTranslation';
import type { Both, Language } from './wire';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shop';
    resources: { shop: typeof en };
  }
}

export const LANGUAGES: readonly Language[] = ['es', 'en'];
const YEAR_S = 31_536_000;
const texts: Record<Language, Partial<Texts>> = { es: {}, en: {} };

/** What only some pages say; `shell` is said everywhere. */
export type Part =
  | 'account'
  | 'bought'
  | 'buying'
  | 'catalog'
  | 'settings'
  | 'privacy'
  | 'guardian'
  | 'cards'
  | 'codes'
  | 'documents'
  | 'plans'
  | 'refunds'
  | 'renewals'
  | 'returns'
  | 'subscribed'
  | 'subscription'
  | 'wallet';
type Piece = Part | 'shell';

const files: Record<Language, Record<Piece, () => Promise<Partial<Texts>>>> = {
  es: {
    shell: () => import('../texts/es/shell'),
    account: () => import('../texts/es/account'),
    bought: () => import('../texts/es/bought'),
    buying: () => import('../texts/es/buying'),
    catalog: () => import('../texts/es/catalog'),
    settings: () => import('../texts/es/settings'),
    privacy: () => import('../texts/es/privacy'),
    guardian: () => import('../texts/es/guardian'),
    cards: () => import('../texts/es/cards'),
    codes: () => import('../texts/es/codes'),
    documents: () => import('../texts/es/documents'),
    plans: () => import('../texts/es/plans'),
    refunds: () => import('../texts/es/refunds'),
    renewals: () => import('../texts/es/renewals'),
    returns: () => import('../texts/es/returns'),
    subscribed: () => import('../texts/es/subscribed'),
    subscription: () => import('../texts/es/subscription'),
    wallet: () => import('../texts/es/wallet'),
  },
  en: {
    shell: () => import('../texts/en/shell'),
    account: () => import('../texts/en/account'),
    bought: () => import('../texts/en/bought'),
    buying: () => import('../texts/en/buying'),
    catalog: () => import('../texts/en/catalog'),
    settings: () => import('../texts/en/settings'),
    privacy: () => import('../texts/en/privacy'),
    guardian: () => import('../texts/en/guardian'),
    cards: () => import('../texts/en/cards'),
    codes: () => import('../texts/en/codes'),
    documents: () => import('../texts/en/documents'),
    plans: () => import('../texts/en/plans'),
    refunds: () => import('../texts/en/refunds'),
    renewals: () => import('../texts/en/renewals'),
    returns: () => import('../texts/en/returns'),
    subscribed: () => import('../texts/en/subscribed'),
    subscription: () => import('../texts/en/subscription'),
    wallet: () => import('../texts/en/wallet'),
  },
};
/** The instance of this window; the server draws for many people at once and has none. */
let spoken: i18n | null = null;

export const isLanguage = (text: string | null | undefined): text is Language => text === 'es' || text === 'en';

/** Makes a language ready to be used without waiting. */
export function addTexts(language: Language, all: Texts): void {
  texts[language] = all;
}

const has = (language: Language, piece: Piece): boolean => piece in texts[language];

/** Fetches texts once; a visitor who never changes the language never loads the other. */
export async function loadTexts(language: Language, wanted: readonly Piece[]): Promise<void> {
  await Promise.all(
    wanted
      .filter((piece) => !has(language, piece))
      .map(async (piece) => {
        const more = await files[language][piece]();
        texts[language] = { ...texts[language], ...more };
        spoken?.addResourceBundle(language, 'shop', more, true, true);
      }),
  );
}

/** A route's `handle`: the texts its page says. The browser begins to fetch them with the page's own script. */
export function says(...parts: Part[]): { texts: Part[] } {
  if (typeof document !== 'undefined') loadTexts(drawnLanguage(), parts).catch(() => undefined);
  return { texts: parts };
}

/** The parts said by the pages of these matches. */
export function partsOf(matches: readonly { handle?: unknown }[]): Part[] {
  return matches.flatMap(({ handle }) => (handle as { texts?: Part[] } | undefined)?.texts ?? []);
}

/** Whether these parts are here; fetches what is missing. @throws what kept them from coming */
export function useTexts(parts: readonly Part[]): boolean {
  const { language } = useLanguage();
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const [problem, setProblem] = useState<unknown>(null);
  const missing = parts.filter((part) => !has(language, part)).join();
  useEffect(() => {
    if (missing) loadTexts(language, missing.split(',') as Part[]).then(draw, setProblem);
  }, [language, missing]);
  if (problem) throw problem;
  return missing === '';
}

/** An instance of its own per page, since the server draws for many people at once. */
export function createI18n(language: Language): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    ns: ['shop'],
    defaultNS: 'shop',
    initAsync: false,
    interpolation: { escapeValue: false },
    // A copy, because the instance merges later parts into what it was given.
    resources: Object.fromEntries(Object.entries(texts).map(([key, known]) => [key, { shop: { ...known } }])),
  });
  if (typeof document !== 'undefined') spoken = instance;
  return instance;
}

/** Speaks another language from now on, and remembers it for the next visit. */
export async function speak(instance: i18n, language: Language): Promise<void> {
  const now = texts[instance.language as Language];
  await loadTexts(
    language,
    (Object.keys(files[language]) as Piece[]).filter((piece) => piece in now),
  );
  document.cookie = languageCookie(language);
  document.documentElement.lang = language;
  await instance.changeLanguage(language);
}

export const languageCookie = (language: Language): string =>
  `lang=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;

/** The language of a request: asked for in the address, then remembered, then the browser's, then English. */
export function languageOf(request: Request): Language {
  const asked = new URL(request.url).searchParams.get('lang');
  if (isLanguage(asked)) return asked;
  const remembered = /(?:^|;\s*)lang=(es|en)\b/.exec(request.headers.get('cookie') ?? '')?.[1];
  if (isLanguage(remembered)) return remembered;
  return preferred(request.headers.get('accept-language') ?? '');
}

function preferred(header: string): Language {
  const ranked = header.split(',').map((part) => {
    const [tag = '', ...rest] = part.trim().split(';');
    const weight = Number(/q=([\d.]+)/.exec(rest.join(';'))?.[1] ?? 1);
    return { language: tag.slice(0, 2).toLowerCase(), weight };
  });
  const best = ranked
    .filter(({ language, weight }) => isLanguage(language) && weight > 0)
    .sort((a, b) => b.weight - a.weight)[0];
  return isLanguage(best?.language) ? best.language : 'en';
}

/** The language in use, and a hand to pick from texts that exist in both. */
export function useLanguage(): { language: Language; pick: <T>(both: Both<T>) => T } {
  const { language: drawn } = useTranslation();
  const language: Language = isLanguage(drawn) ? drawn : 'en';
  return { language, pick: (both) => both[language] };
}

/** The language the window shows now, for calls made outside of components. */
export function drawnLanguage(): Language {
  const drawn = document.documentElement.lang;
  return isLanguage(drawn) ? drawn : 'en';
}
