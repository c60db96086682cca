import { h } from '../common/elements.js';
import { open } from '../common/rounds.js';
import { achievements } from './achievements.js';
import { texts } from './texts.js';
import { kindOf, WORDS } from './word-list.js';

/** @typedef {import('./word-list.js').Word} Word */

const KINDS = /** @type {const} */ (['aguda', 'grave', 'esdrújula']);

/** Choices of which one is taken. @param {string[]} names @param {string} className @param {string} label */
function choices(names, className, label) {
  const group = `choice-${className}`;
  const radios = names.map((_, at) => h('input', { type: 'radio', name: group, value: String(at) }));
  const labels = radios.map((radio, at) =>
    h('label', { className: 'house' }, radio, h('span', { textContent: names[at] })),
  );
  const place = h('div', { className: `street ${className}`, role: 'radiogroup', 'aria-label': label }, ...labels);
  return {
    place,
    chosen: () => radios.findIndex(({ checked }) => checked),
    choose: (/** @type {number} */ at) => (radios[at].checked = true),
  };
}

/** What a level asks of a word: the choices, and which of them is right. @param {typeof texts.es | typeof texts.en} say */
function question(/** @type {number} */ level, /** @type {Word} */ word, say) {
  if (level === 0) return { names: word.syllables, right: word.strong, className: 'syllables' };
  if (level === 1) return { names: [...KINDS], right: KINDS.indexOf(kindOf(word)), className: 'kinds' };
  const letters = [...word.bare];
  const right = word.accentAt === -1 ? letters.length : word.accentAt;
  return { names: [...letters, say.noAccent], right, className: 'letters' };
}

open({
  key: 'ludoteca-words',
  tasks: 8,
  texts,
  task: (level, chance, language, at) => {
    const say = texts[language];
    const word = WORDS[(Math.floor(chance() * WORDS.length) + at) % WORDS.length];
    const { names, right, className } = question(level, word, say);
    const street = choices(names, className, say.orders[level](word));
    return {
      order: say.orders[level](word),
      place: h('div', { className: 'task', lang: 'es' }, street.place),
      check: () => {
        const chosen = street.chosen();
        if (chosen === -1) return { isRight: false, words: say.none };
        return chosen === right
          ? { isRight: true, words: say.right(word) }
          : { isRight: false, words: say.wrong[level] };
      },
      show: () => {
        street.choose(right);
        return say.right(word);
      },
    };
  },
  achievements,
});
