import { tales } from './tales.en.js';

/** @type {Record<string, string>} */
const connectors = {
  because: 'gives the cause',
  'so that': 'says to what end',
  but: 'sets two ideas against each other',
  when: 'says the moment',
  then: 'says what came next',
  only: 'says that there is nothing else',
  and: 'adds another idea',
  although: 'names what does not prevent it',
  'for that reason': 'gives the consequence',
  'since then': 'says since when',
  however: 'sets an idea against the one before',
  after: 'says what comes first',
  'by contrast': 'compares two different things',
  'ever since': 'says since when',
  'in exchange': 'says what is given for something else',
  instead: 'puts one thing in the place of another',
};

/** @type {typeof import('./es.js').es} */
export const en = {
  title: 'The Missing Tale',
  lead: 'At night, twelve tales are missing in the library. Help the pudu with the lantern: put each in order, fill in its words and answer.',
  levels: [
    ['First readings', 'Four short tales: what happened first, and why.'],
    ['Clues and words', 'A letter, a legend, a poem and a clock.'],
    ['Between the lines', 'What the tale does not say, but can be worked out.'],
  ],
  tales,
  connectors,
  library: (returned) => `The library at night: ${returned} of 12 tales in their place`,
  steps: { order: 'Put in order', gaps: 'Fill in', question: 'Answer' },
  step: (at, name) => `Step ${at} of 3: ${name.toLowerCase()}`,
  orderTale: 'Put the tale in order',
  orderPoem: 'Put the poem in order',
  fill: 'Choose the missing words',
  pool: 'Press what comes next',
  placed: 'Your order: press a part to take it out',
  empty: 'Begin with the first part.',
  piece: (at, text) => `${at}. ${text}`,
  gap: (at) => `Gap ${at}`,
  choose: 'Choose an answer',
  unplaced: (count) => (count === 1 ? 'One part is still to be placed.' : `${count} parts are still to be placed.`),
  wrongFrom: (at) =>
    at === 1
      ? 'That is not the first part. What could it begin with?'
      : `It is right up to part ${at - 1}. Look at part ${at} again.`,
  wrongGap: (at) => `Read gap ${at} again. How do the two ideas belong together?`,
  wrongAnswer: 'The tale does not say so. Look for it in the text again.',
  none: 'Choose first.',
  does: (word, what) => `“${word}” ${what}`,
  ending: {
    title: 'An ending of your own',
    lead: 'The last book has five blank lines. All of them will do: the ending is yours.',
    line: (at) => `Line ${at}`,
    tell: 'Tell my ending',
    skip: 'Not today',
    missing: 'Choose all five lines.',
    own: 'Your ending',
    lines: [
      ['The pudu opened the last book', 'The pudu put out the lantern to listen', 'The pudu found a blank page'],
      ['and suddenly there was a wolf that smelled of bread.', 'and heard the wind call.', 'and wrote a name there.'],
      ['Step by step, it crossed a bridge of words', 'Without fear, it followed a path of stars', 'On tiptoe, it passed the sleeping book'], // prettier-ignore
      ['to the empty library.', 'to the square that yawned.', 'to a station full of readers.'],
      ['Since then, a book is missing every night.', 'And never again was a tale without an ending.', 'And the tale, at last, fell asleep.'], // prettier-ignore
    ],
  },
};
