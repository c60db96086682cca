import i18next, { type i18n } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { en, Texts } from '../texts/en';
import type { Both, Language } from './wire';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shop';
    resources: { shop: typeof en };
  }
}

export const LANGUAGES: readonly Language[] = ['es', 'en'];
const YEAR_S = 31_536_000;
const texts: Partial<Record<Language, Texts>> = {};

export const isLanguage = (text: string | null | undefined): text is Language => text === 'es' || text === 'en';

/** Makes a language ready to be used without waiting. */
export function addTexts(language: Language, all: Texts): void {
  texts[language] = all;
}

/** Fetches a language once; a visitor who never changes it never loads the other. */
export async function loadTexts(language: Language): Promise<void> {
  texts[language] ??= language === 'es' ? (await import('../texts/es')).es : (await import('../texts/en')).en;
}

/** An instance of its own per page, since the server draws for many people at once. */
export function createI18n(language: Language): i18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: ['shop'],
    defaultNS: 'shop',
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    resources: Object.fromEntries(Object.entries(texts).map(([key, all]) => [key, { shop: all }])),
  });
  return instance;
}

/** Speaks another language from now on, and remembers it for the next visit. */
export async function speak(instance: i18n, language: Language): Promise<void> {
  await loadTexts(language);
  instance.addResourceBundle(language, 'shop', texts[language], true, true);
  document.cookie = languageCookie(language);
  document.documentElement.lang = language;
  await instance.changeLanguage(language);
}

export const languageCookie = (language: Language): string => `lang=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;

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
  const best = ranked.filter(({ language, weight }) => isLanguage(language) && weight > 0).sort((a, b) => b.weight - a.weight)[0];
  return isLanguage(best?.language) ? best.language : 'en';
}

/** The language in use, and a hand to pick from texts that exist in both. */
export function useLanguage(): { language: Language; pick: <T>(both: Both<T>) => T } {
  const { i18n: instance } = useTranslation();
  const language: Language = isLanguage(instance.language) ? instance.language : 'en';
  return { language, pick: (both) => both[language] };
}

/** The language the window shows now, for calls made outside of components. */
export function drawnLanguage(): Language {
  const drawn = document.documentElement.lang;
  return isLanguage(drawn) ? drawn : 'en';
}
