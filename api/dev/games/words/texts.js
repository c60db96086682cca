import { kindOf, wantsAccent } from './word-list.js';

/** @typedef {import('./word-list.js').Word} Word */

const ending = (/** @type {Word} */ { bare }) => bare[bare.length - 1];

export const texts = {
  es: {
    title: 'Ciudad de palabras',
    lead: 'El viento se llevó las tildes de la ciudad. Escucha la sílaba más fuerte y ponlas en su lugar.',
    levels: /** @type {[string, string][]} */ ([
      ['La sílaba fuerte', 'Encuentra la sílaba que suena más fuerte.'],
      ['Agudas, graves y esdrújulas', 'Di de qué tipo es cada palabra.'],
      ['La tilde perdida', 'Pon la tilde donde va, o deja la palabra sin ella.'],
    ]),
    orders: [
      (/** @type {Word} */ { word }) => `¿Qué sílaba suena más fuerte en «${word}»?`,
      (/** @type {Word} */ { word }) => `¿De qué tipo es «${word}»?`,
      (/** @type {Word} */ { bare, syllables, strong }) =>
        `¿Dónde va la tilde en «${bare}»? Suena fuerte la sílaba ${strong + 1} de ${syllables.length}.`,
    ],
    noAccent: 'sin tilde',
    none: 'Elige una casa primero.',
    wrong: [
      'Di la palabra en voz alta, como si llamaras a alguien: la sílaba que alargas es la fuerte.',
      'Cuenta desde el final: última, aguda; penúltima, grave; antepenúltima, esdrújula.',
      'Agudas: con tilde si terminan en vocal, n o s. Graves: al revés. Esdrújulas: siempre.',
    ],
    right: (/** @type {Word} */ word) => {
      const kind = kindOf(word);
      if (kind === 'esdrújula') return `«${word.word}» es esdrújula, y las esdrújulas siempre llevan tilde.`;
      const how = wantsAccent(word) ? 'lleva tilde' : 'no lleva tilde';
      return `«${word.word}» es ${kind} y termina en ${ending(word)}: ${how}.`;
    },
  },
  en: {
    title: 'City of Words',
    lead: 'The wind took the accent marks of the city. Find the strong syllable of Spanish words and put them back.',
    levels: /** @type {[string, string][]} */ ([
      ['The strong syllable', 'Find the syllable that sounds strongest.'],
      ['Agudas, graves y esdrújulas', 'Say which kind each word is.'],
      ['The lost accent', 'Put the accent mark where it goes, or leave the word without.'],
    ]),
    orders: [
      (/** @type {Word} */ { word }) => `Which syllable sounds strongest in “${word}”?`,
      (/** @type {Word} */ { word }) => `Which kind is “${word}”?`,
      (/** @type {Word} */ { bare, syllables, strong }) =>
        `Where does “${bare}” take its accent? Syllable ${strong + 1} of ${syllables.length} is strong.`,
    ],
    noAccent: 'sin tilde',
    none: 'Choose a house first.',
    wrong: [
      'Say the word aloud as if you called somebody: the syllable that you stretch is the strong one.',
      'Count from the end: last, aguda; last but one, grave; last but two, esdrújula.',
      'Agudas: with an accent if they end in a vowel, n or s. Graves: the other way round. Esdrújulas: always.',
    ],
    right: (/** @type {Word} */ word) => {
      const kind = kindOf(word);
      if (kind === 'esdrújula') return `“${word.word}” is esdrújula, and those always take an accent.`;
      const how = wantsAccent(word) ? 'it takes an accent' : 'it takes none';
      return `“${word.word}” is ${kind} and ends in ${ending(word)}: ${how}.`;
    },
  },
};
