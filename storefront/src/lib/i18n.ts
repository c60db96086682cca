import { useEffect, useReducer, useState } from 'react';
import { languageInPath } from './addresses';
import { hasTexts, loadSameTexts, loadTexts, type Part } from './texts';
import { useTranslation, type Translation } from './useTranslation';
import type { Language } from './wire';

const YEAR_S = 31_536_000;
export const isLanguage = (text: string | null | undefined): text is Language => text === 'es' || text === 'en';

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
  const missing = parts.filter((part) => !hasTexts(language, part)).join();
  useEffect(() => {
    if (missing) loadTexts(language, missing.split(',') as Part[]).then(draw, setProblem);
  }, [language, missing]);
  if (problem) throw problem;
  return missing === '';
}

/** Speaks another language from now on, and remembers it for the next visit. */
export async function speak(language: Language, draw: Translation['draw']): Promise<void> {
  await loadSameTexts(language);
  document.cookie = languageCookie(language);
  document.documentElement.lang = language;
  draw(language);
}

export const languageCookie = (language: Language): string =>
  `lang=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;

/** The language that the address of a request names: `/es/games` or `/games?lang=es`. */
export function namedLanguage(request: Pick<Request, 'url'>): Language | null {
  const { pathname, searchParams } = new URL(request.url);
  const requested = searchParams.get('lang');
  return languageInPath(pathname) ?? (isLanguage(requested) ? requested : null);
}

/** The language of a request: named by its address, then remembered, then the browser's, then English. */
export function languageOf(request: Pick<Request, 'url'> & { headers: Pick<Headers, 'get'> }): Language {
  const named = namedLanguage(request);
  if (named) return named;
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

export const useLanguage = (): Pick<Translation, 'language' | 'pick'> => useTranslation();

/** The language the window shows now, for calls made outside of components. */
export function drawnLanguage(): Language {
  const drawn = document.documentElement.lang;
  return isLanguage(drawn) ? drawn : 'en';
}
