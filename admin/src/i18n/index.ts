import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishBase from 'ra-language-english';
import { mergeTranslations } from 'react-admin';
import { en } from './en';
import { es } from './es';
import { spanishBase } from './ra-spanish';

const messages = { es: mergeTranslations(spanishBase, es), en: mergeTranslations(englishBase, en) };

const preferred = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'es' || tag === 'en') ?? 'en';

const polyglot = polyglotI18nProvider(
  (locale) => {
    document.documentElement.lang = locale;
    return locale === 'es' ? messages.es : messages.en;
  },
  preferred,
  [
    { locale: 'es', name: 'Español' },
    { locale: 'en', name: 'English' },
  ],
);

/** The console's words; starts in the browser's language. */
export const i18nProvider = polyglot;
