import type { en, Texts } from '../texts/en';
import type { Language } from './wire';

/** What only some pages say; `shell` is said everywhere. */
export type Part =
  | 'account'
  | 'bought'
  | 'builds'
  | 'buying'
  | 'catalog'
  | 'settings'
  | 'privacy'
  | 'publishing'
  | 'guardian'
  | 'cards'
  | 'codes'
  | 'developers'
  | 'documents'
  | 'library'
  | 'plans'
  | 'play'
  | 'refunds'
  | 'renewals'
  | 'returns'
  | 'subscribed'
  | 'subscription'
  | 'savedCards';
type Piece = Part | 'shell';

type Singular<Key extends string> = Key extends `${infer Stem}_${'zero' | 'one' | 'other'}` ? Stem : Key;
type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string ? Singular<K> : `${K}.${KeysOf<T[K]>}`;
}[keyof T & string];
/** The name of a text, such as `shell.nav.games`; one that counts is named without `_one` or `_other`. */
export type TextKey = KeysOf<typeof en>;
/** Says a text with its blanks filled in. A key comes back as it is while its text is on the way. */
export type Translate = (key: TextKey, blanks?: Readonly<Record<string, string | number | null | undefined>>) => string;

const files: Record<Language, Record<Piece, () => Promise<Partial<Texts>>>> = {
  es: {
    shell: () => import('../texts/es/shell'),
    account: () => import('../texts/es/account'),
    bought: () => import('../texts/es/bought'),
    builds: () => import('../texts/es/builds'),
    buying: () => import('../texts/es/buying'),
    catalog: () => import('../texts/es/catalog'),
    settings: () => import('../texts/es/settings'),
    privacy: () => import('../texts/es/privacy'),
    guardian: () => import('../texts/es/guardian'),
    cards: () => import('../texts/es/cards'),
    codes: () => import('../texts/es/codes'),
    developers: () => import('../texts/es/developers'),
    documents: () => import('../texts/es/documents'),
    library: () => import('../texts/es/library'),
    plans: () => import('../texts/es/plans'),
    play: () => import('../texts/es/play'),
    publishing: () => import('../texts/es/publishing'),
    refunds: () => import('../texts/es/refunds'),
    renewals: () => import('../texts/es/renewals'),
    returns: () => import('../texts/es/returns'),
    subscribed: () => import('../texts/es/subscribed'),
    subscription: () => import('../texts/es/subscription'),
    savedCards: () => import('../texts/es/saved-cards'),
  },
  en: {
    shell: () => import('../texts/en/shell'),
    account: () => import('../texts/en/account'),
    bought: () => import('../texts/en/bought'),
    builds: () => import('../texts/en/builds'),
    buying: () => import('../texts/en/buying'),
    catalog: () => import('../texts/en/catalog'),
    settings: () => import('../texts/en/settings'),
    privacy: () => import('../texts/en/privacy'),
    guardian: () => import('../texts/en/guardian'),
    cards: () => import('../texts/en/cards'),
    codes: () => import('../texts/en/codes'),
    developers: () => import('../texts/en/developers'),
    documents: () => import('../texts/en/documents'),
    library: () => import('../texts/en/library'),
    plans: () => import('../texts/en/plans'),
    play: () => import('../texts/en/play'),
    publishing: () => import('../texts/en/publishing'),
    refunds: () => import('../texts/en/refunds'),
    renewals: () => import('../texts/en/renewals'),
    returns: () => import('../texts/en/returns'),
    subscribed: () => import('../texts/en/subscribed'),
    subscription: () => import('../texts/en/subscription'),
    savedCards: () => import('../texts/en/saved-cards'),
  },
};
const texts: Record<Language, Partial<Texts>> = { es: {}, en: {} };

/** Makes a language ready to be used without waiting. */
export function addTexts(language: Language, all: Partial<Texts>): void {
  Object.assign(texts[language], all);
}

export const hasTexts = (language: Language, piece: Piece): boolean => piece in texts[language];

/** Fetches texts once; a visitor who never changes the language never loads the other. */
export async function loadTexts(language: Language, wanted: readonly Piece[]): Promise<void> {
  await Promise.all(
    wanted
      .filter((piece) => !hasTexts(language, piece))
      .map(async (piece) => addTexts(language, await files[language][piece]())),
  );
}

/** Fetches in this language all that is here in the other. */
export async function loadSameTexts(language: Language): Promise<void> {
  await loadTexts(language, Object.keys(texts[language === 'es' ? 'en' : 'es']) as Piece[]);
}

function translatorOf(language: Language): Translate {
  // Looked up once: a list says the same words for each of its games.
  const known = new Map<string, string>();
  const textOf = (key: string): string | undefined => {
    const text = known.get(key) ?? lookUp(texts[language], key);
    if (text !== undefined) known.set(key, text);
    return text;
  };
  return (key, blanks) => {
    if (!blanks) return textOf(key) ?? key;
    const text =
      (typeof blanks.count === 'number' ? counting(key, blanks.count, textOf) : undefined) ?? textOf(key) ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(blanks[name] ?? ''));
  };
}

/** Spanish and English count alike. */
function counting(key: string, count: number, textOf: (key: string) => string | undefined) {
  const none = count === 0 ? textOf(`${key}_zero`) : undefined;
  return none ?? textOf(`${key}_${count === 1 ? 'one' : 'other'}`);
}

function lookUp(all: object, key: string): string | undefined {
  let here: unknown = all;
  for (const step of key.split('.')) here = (here as Record<string, unknown> | undefined)?.[step];
  return typeof here === 'string' ? here : undefined;
}

/** One function for each language, on the server for all pages. */
export const translators: Record<Language, Translate> = { es: translatorOf('es'), en: translatorOf('en') };
