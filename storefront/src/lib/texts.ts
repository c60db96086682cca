import type { en, Texts } from '../texts/en';
import type { Language } from './wire';

/** What only some pages say; `shell` is said everywhere. */
export type Part =
  | 'about'
  | 'account'
  | 'achievements'
  | 'agree'
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
  | 'contact'
  | 'copies'
  | 'developers'
  | 'support'
  | 'documents'
  | 'earnings'
  | 'home'
  | 'law'
  | 'lessons'
  | 'library'
  | 'measuring'
  | 'plans'
  | 'play'
  | 'ratings'
  | 'refunds'
  | 'renewals'
  | 'returns'
  | 'stats'
  | 'subscribed'
  | 'subscription'
  | 'savedCards'
  | 'unanswered'
  | 'pupils'
  | 'schools'
  | 'wishlist';
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
    about: () => import('../texts/es/about'),
    account: () => import('../texts/es/people/account'),
    achievements: () => import('../texts/es/games/achievements'),
    agree: () => import('../texts/es/people/agree'),
    bought: () => import('../texts/es/money/bought'),
    builds: () => import('../texts/es/games/builds'),
    buying: () => import('../texts/es/money/buying'),
    catalog: () => import('../texts/es/games/catalog'),
    settings: () => import('../texts/es/people/settings'),
    privacy: () => import('../texts/es/people/privacy'),
    guardian: () => import('../texts/es/people/guardian'),
    cards: () => import('../texts/es/money/cards'),
    codes: () => import('../texts/es/money/codes'),
    contact: () => import('../texts/es/people/contact'),
    copies: () => import('../texts/es/games/copies'),
    developers: () => import('../texts/es/people/developers'),
    support: () => import('../texts/es/people/support'),
    documents: () => import('../texts/es/money/documents'),
    earnings: () => import('../texts/es/money/earnings'),
    home: () => import('../texts/es/home'),
    law: () => import('../texts/es/law'),
    lessons: () => import('../texts/es/games/lessons'),
    library: () => import('../texts/es/games/library'),
    measuring: () => import('../texts/es/people/measuring'),
    plans: () => import('../texts/es/money/plans'),
    play: () => import('../texts/es/games/play'),
    publishing: () => import('../texts/es/games/publishing'),
    ratings: () => import('../texts/es/games/ratings'),
    refunds: () => import('../texts/es/money/refunds'),
    renewals: () => import('../texts/es/money/renewals'),
    returns: () => import('../texts/es/money/returns'),
    stats: () => import('../texts/es/games/stats'),
    subscribed: () => import('../texts/es/money/subscribed'),
    subscription: () => import('../texts/es/money/subscription'),
    savedCards: () => import('../texts/es/money/saved-cards'),
    unanswered: () => import('../texts/es/money/unanswered'),
    pupils: () => import('../texts/es/people/pupils'),
    schools: () => import('../texts/es/people/schools'),
    wishlist: () => import('../texts/es/games/wishlist'),
  },
  en: {
    shell: () => import('../texts/en/shell'),
    about: () => import('../texts/en/about'),
    account: () => import('../texts/en/people/account'),
    achievements: () => import('../texts/en/games/achievements'),
    agree: () => import('../texts/en/people/agree'),
    bought: () => import('../texts/en/money/bought'),
    builds: () => import('../texts/en/games/builds'),
    buying: () => import('../texts/en/money/buying'),
    catalog: () => import('../texts/en/games/catalog'),
    settings: () => import('../texts/en/people/settings'),
    privacy: () => import('../texts/en/people/privacy'),
    guardian: () => import('../texts/en/people/guardian'),
    cards: () => import('../texts/en/money/cards'),
    codes: () => import('../texts/en/money/codes'),
    contact: () => import('../texts/en/people/contact'),
    copies: () => import('../texts/en/games/copies'),
    developers: () => import('../texts/en/people/developers'),
    support: () => import('../texts/en/people/support'),
    documents: () => import('../texts/en/money/documents'),
    earnings: () => import('../texts/en/money/earnings'),
    home: () => import('../texts/en/home'),
    law: () => import('../texts/en/law'),
    lessons: () => import('../texts/en/games/lessons'),
    library: () => import('../texts/en/games/library'),
    measuring: () => import('../texts/en/people/measuring'),
    plans: () => import('../texts/en/money/plans'),
    play: () => import('../texts/en/games/play'),
    publishing: () => import('../texts/en/games/publishing'),
    ratings: () => import('../texts/en/games/ratings'),
    refunds: () => import('../texts/en/money/refunds'),
    renewals: () => import('../texts/en/money/renewals'),
    returns: () => import('../texts/en/money/returns'),
    stats: () => import('../texts/en/games/stats'),
    subscribed: () => import('../texts/en/money/subscribed'),
    subscription: () => import('../texts/en/money/subscription'),
    savedCards: () => import('../texts/en/money/saved-cards'),
    unanswered: () => import('../texts/en/money/unanswered'),
    pupils: () => import('../texts/en/people/pupils'),
    schools: () => import('../texts/en/people/schools'),
    wishlist: () => import('../texts/en/games/wishlist'),
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
