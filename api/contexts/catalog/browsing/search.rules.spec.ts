import fc from 'fast-check';
import { formsOf, isMeant, isWithinOneTypo, queriesFor, singularsOf, wordsWorthSearching } from './search.rules.js';

const characters = fc.constantFrom(...'abcdefgñ'.split(''));
const word = fc.array(characters, { minLength: 1, maxLength: 12 }).map((all) => all.join(''));

describe('one typo', () => {
  it('is a letter too many, one too few, another one, or two swapped', () => {
    fc.assert(
      fc.property(word, fc.nat(), characters, (text, place, letter) => {
        const at = place % text.length;
        const [before, after] = [text.slice(0, at), text.slice(at + 1)];
        const typos = [
          before + after,
          before + letter + after,
          before + letter + text.slice(at),
          before + (text[at + 1] ?? '') + text[at] + text.slice(at + 2),
        ];
        expect(typos.filter((typo) => !isWithinOneTypo(typo, text))).toEqual([]);
      }),
    );
  });

  it('is the same seen from either side', () => {
    fc.assert(fc.property(word, word, (a, b) => isWithinOneTypo(a, b) === isWithinOneTypo(b, a)));
  });

  it.each([
    ['volcan', 'volcanes'],
    ['fisica', 'musica'],
    ['reef', 'loom'],
    ['abcd', 'badc'],
    ['', 'ab'],
  ])('is not between %p and %p', (a, b) => {
    expect(isWithinOneTypo(a, b)).toBe(false);
  });
});

describe('what a person means', () => {
  it.each([
    ['fisca', 'fisica'],
    ['fracions', 'fractions'],
    ['cienicas', 'ciencias'],
    ['wods', 'words'],
    ['robots', 'robot'],
    ['fracion', 'fracciones'],
  ])('%p may be %p', (typed, meant) => {
    expect(isMeant(typed, meant)).toBe(true);
  });

  it.each([
    ['sal', 'sol'],
    ['piano', 'pianista'],
    ['arte', 'partes'],
    ['volcanes', 'volcan'],
    ['estrella', 'estratos'],
  ])('%p is not %p', (typed, other) => {
    expect(isMeant(typed, other)).toBe(false);
  });
});

describe('a plural', () => {
  it.each([
    ['volcanes', 'volcan'],
    ['robots', 'robot'],
    ['voces', 'voz'],
    ['stories', 'story'],
    ['soles', 'sol'],
    ['clases', 'clase'],
  ])('%p may be of %p', (plural, singular) => {
    expect(singularsOf(plural)).toContain(singular);
  });

  it.each(['mes', 'arte', 'es'])('is not %p', (word) => {
    expect(singularsOf(word)).toEqual([]);
  });
});

describe('the forms of a word', () => {
  it('are itself, its plurals and its singulars', () => {
    expect(formsOf('arte')).toEqual(['arte', 'artes', 'artees']);
    expect(formsOf('voces')).toEqual(expect.arrayContaining(['voces', 'voz']));
  });
});

describe('the words of a search', () => {
  it('leaves out what says nothing', () => {
    expect(wordsWorthSearching(['juego', 'de', 'volcanes', 'y', 'volcanes'])).toEqual(['volcanes']);
  });

  it('looks for what says nothing when there is nothing else', () => {
    expect(wordsWorthSearching(['el'])).toEqual(['el']);
  });

  it('reads the first six', () => {
    expect(wordsWorthSearching('uno dos tres cuatro cinco seis siete'.split(' '))).toHaveLength(6);
  });
});

describe('the queries', () => {
  const typed = [
    { word: 'mapa', near: [] },
    { word: 'volcanes', near: ['volcan', 'volcanes', 'volcanesco', 'balcones', 'volcames'] },
  ];

  it('take a word as written, as a beginning, as a plural, and as what may be meant', () => {
    expect(queriesFor(typed, 'every')).toEqual({
      matching: `('mapa':*) & ('volcanes':* | 'volcane' | 'volcan' | 'volcames')`,
      ranking: `'mapa':* | 'volcanes':* | 'volcane' | 'volcan' | 'volcames' | 'mapa' | 'volcanes'`,
    });
  });

  it('are content with one of the words when they must', () => {
    expect(queriesFor(typed, 'any').matching).toBe(`('mapa':*) | ('volcanes':* | 'volcane' | 'volcan' | 'volcames')`);
  });
});
