import { test } from '@playwright/test';

const VIEWS = [
  { language: 'es', locale: 'es-CL', width: 360 },
  { language: 'en', locale: 'en-GB', width: 1280 },
] as const;

/** One way to look at the shop, and what it says there. */
export interface View<Words> {
  language: 'es' | 'en';
  locale: string;
  viewport: { width: number; height: number };
  width: number;
  words: Words;
}

/** Runs the same tests twice: in Spanish on a phone, and in English on a wide screen. @param words of the shop, by language */
export function inBothLanguages<Words extends Record<'es' | 'en', unknown>>(
  words: Words,
  tests: (view: View<Words['es' | 'en']>) => void,
): void {
  for (const { language, locale, width } of VIEWS)
    test.describe(`${locale} at ${width} px`, () => {
      const viewport = { width, height: 740 };
      test.use({ locale, viewport });
      tests({ language, locale, viewport, width, words: words[language] });
    });
}
