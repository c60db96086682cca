import type { i18n, TFunction } from 'i18next';
import {
  createContext,
  createElement,
  useCallback,
  useContext,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';

/** What a part of a page says its texts with. */
export interface Translation {
  i18n: i18n;
  language: string;
  /** Bound to the language, and the same function until that changes. */
  t: TFunction;
}

const TranslationContext = createContext<Translation | null>(null);

/** Asks an instance in one language. Texts without blanks are looked up once: a list says the same words for each of its games. */
function boundTo(i18n: i18n, language: string): TFunction {
  const ask = i18n.getFixedT(language) as (key: string, blanks?: object) => string;
  const said = new Map<string, string>();
  const t = (key: string, blanks?: object): string => {
    if (blanks) return ask(key, blanks);
    const known = said.get(key);
    if (known !== undefined) return known;
    const text = ask(key);
    // A key that comes back has no text yet: the part it belongs to may still be on its way.
    if (text !== key) said.set(key, text);
    return text;
  };
  return t as TFunction;
}

/** Gives the texts of one instance to all that is drawn inside, and draws it again when the instance changes its language. */
export function TranslationProvider({ i18n, children }: { i18n: i18n; children?: ReactNode }) {
  const follow = useCallback(
    (listener: () => void) => {
      i18n.on('languageChanged', listener);
      return () => i18n.off('languageChanged', listener);
    },
    [i18n],
  );
  const now = (): string => i18n.language;
  const language = useSyncExternalStore(follow, now, now);
  const translation = useMemo(() => ({ i18n, language, t: boundTo(i18n, language) }), [i18n, language]);
  return createElement(TranslationContext, { value: translation }, children);
}

/** The texts of the page that is drawn. One look at the context: hundreds of parts of a page ask for them. @throws outside of a provider */
export function useTranslation(): Translation {
  const translation = useContext(TranslationContext);
  if (!translation) throw new Error('Texts are asked for outside of a TranslationProvider');
  return translation;
}
