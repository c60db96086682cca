import { createContext, createElement, useContext, useMemo, type ReactNode } from 'react';
import { translators, type Translate } from './texts';
import type { Both, Language } from './wire';

/** What a part of a page says its texts with. */
export interface Translation {
  language: Language;
  /** The same function until the language changes. */
  t: Translate;
  /** Picks from texts that exist in both languages. */
  pick: <T>(both: Both<T>) => T;
  /** Draws the page in another language, whose texts must be here. */
  draw: (language: Language) => void;
}

const TranslationContext = createContext<Translation | null>(null);

/** Gives the texts of one language to all that is drawn inside. */
export function TranslationProvider({
  language,
  draw,
  children,
}: Pick<Translation, 'language' | 'draw'> & { children?: ReactNode }) {
  const translation = useMemo<Translation>(
    () => ({ language, t: translators[language], pick: (both) => both[language], draw }),
    [language, draw],
  );
  return createElement(TranslationContext, { value: translation }, children);
}

/** The texts of the page that is drawn. One look at the context: hundreds of parts of a page need them. @throws outside of a provider */
export function useTranslation(): Translation {
  const translation = useContext(TranslationContext);
  if (!translation) throw new Error('There are no texts outside of a TranslationProvider');
  return translation;
}
