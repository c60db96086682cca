/** Words that say nothing about a game, in both languages. */
const EMPTY_WORDS = new Set([
  'de',
  'del',
  'la',
  'el',
  'los',
  'las',
  'lo',
  'un',
  'una',
  'unos',
  'unas',
  'y',
  'e',
  'o',
  'en',
  'con',
  'para',
  'por',
  'que',
  'al',
  'mi',
  'su',
  'sobre',
  'juego',
  'juegos',
  'the',
  'of',
  'and',
  'a',
  'an',
  'to',
  'in',
  'for',
  'with',
  'on',
  'or',
  'my',
  'is',
  'about',
  'game',
  'games',
]);
const WORDS_READ = 6;
const SHORTEST_FORGIVEN = 4;
const SHORTEST_BEGINNING_FORGIVEN = 6;
const SHORTEST_PLURAL = 4;

/** A word of a search, with the words of the catalogue that resemble it. */
export interface SearchedWord {
  word: string;
  near: readonly string[];
}

/** What to ask the full-text index: what must match, and what the ranking looks at. */
interface TextQueries {
  matching: string;
  ranking: string;
}

/** The words of a search that are worth looking for: the first six, without those that say nothing unless there are no others. */
export function wordsWorthSearching(words: readonly string[]): string[] {
  const meaningful = words.filter((word) => word.length > 1 && !EMPTY_WORDS.has(word));
  return [...new Set(meaningful.length > 0 ? meaningful : words)].slice(0, WORDS_READ);
}

/**
 * Whether a person who typed one word may mean another: a typo in it, or in its beginning.
 * Words of three letters and less are taken as written: too many others are one letter away.
 */
export function isMeant(typed: string, word: string): boolean {
  if (typed.length < SHORTEST_FORGIVEN) return false;
  if (isWithinOneTypo(typed, word)) return true;

  return (
    typed.length >= SHORTEST_BEGINNING_FORGIVEN &&
    [-1, 0, 1].some((more) => isWithinOneTypo(typed, word.slice(0, typed.length + more)))
  );
}

/** What a plural may be the plural of, in either language: volcanes, volcán; voces, voz; stories, story. The other way round a word is the beginning of its plural. */
export function singularsOf(word: string): string[] {
  if (word.length < SHORTEST_PLURAL || !word.endsWith('s')) return [];
  const without = (ending: string, instead = ''): string[] =>
    word.endsWith(ending) ? [word.slice(0, -ending.length) + instead] : [];
  return [...without('s'), ...without('es'), ...without('ces', 'z'), ...without('ies', 'y')];
}

/** A word as it stands, its plurals and its singulars: where the catalogue uses one of them, the word is no typo. */
export function formsOf(word: string): string[] {
  return [word, `${word}s`, `${word}es`, ...singularsOf(word)];
}

/** Whether one letter more, one less, one other, or two swapped turn one word into the other. */
export function isWithinOneTypo(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > 1) return false;

  let same = 0;
  while (a[same] !== undefined && a[same] === b[same]) same += 1;
  const [x, y] = [a.slice(same), b.slice(same)];
  const swapped = x.length > 1 && x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2);
  return swapped || x.slice(1) === y.slice(1) || x.slice(1) === y || x === y.slice(1);
}

/**
 * The queries for some words: each as written, as the beginning of another, as a plural, or as one that may be meant.
 * @param how `every` word must be found in a game, or `any` of them.
 */
export function queriesFor(words: readonly SearchedWord[], how: 'every' | 'any'): TextQueries {
  const groups = words.map(({ word, near }) => {
    const meant = near.filter((other) => !other.startsWith(word) && isMeant(word, other));
    return [`'${word}':*`, ...new Set([...singularsOf(word), ...meant].map((other) => `'${other}'`))];
  });
  return {
    matching: groups.map((group) => `(${group.join(' | ')})`).join(how === 'every' ? ' & ' : ' | '),
    // A word found just as it was written counts once more.
    ranking: [...groups.flat(), ...words.map(({ word }) => `'${word}'`)].join(' | '),
  };
}
