import { shuffled } from '../common/chance.js';
import { h } from '../common/elements.js';
import { open } from '../common/rounds.js';
import { achievements } from './achievements.js';
import { coins, keys, oneOf } from './answers.js';
import { goalOf, goalsReached, markOf, MONTHS, MONTHS_OF_A_GOAL } from './goals.js';
import { goalIcon, gredaIcon, square } from './square.js';
import { sumOf } from './sums.js';
import { texts } from './texts/index.js';

/**
 * @typedef {import('./answers.js').Say} Say
 * @typedef {import('./answers.js').Answer} Answer
 * @typedef {import('./sums.js').Sum} Sum
 */

/** The months of this year whose coin Greda has. @type {Set<number>} */
const saved = new Set();

/** @param {Sum} sum @param {() => number} chance @param {Say} say @returns {Answer} */
function answerFor(sum, chance, say) {
  if (sum.input === 'coins') return coins(sum.n.paid - 1, say);
  if (sum.input !== 'choice') return keys(say.written[sum.input], say);
  const options = say.kinds[sum.kind].options?.(sum) ?? [];
  return oneOf(options, shuffled([...options.keys()], chance), say);
}

/** For whom this month saves, and the coins so far. @param {number} level @param {number} month @param {Say} say */
function goalStrip(level, month, say) {
  const first = month - (month % MONTHS_OF_A_GOAL);
  const slots = Array.from({ length: MONTHS_OF_A_GOAL }, (_, at) => saved.has(first + at));
  return h(
    'div',
    { className: 'goal' },
    /** @type {any} */ (goalIcon(goalOf(level, month))),
    h('p', {}, h('small', { textContent: say.months[month] }), h('strong', { textContent: say.goals[goalOf(level, month)] })), // prettier-ignore
    h('span', { className: 'slots', role: 'img', 'aria-label': say.saved(slots.filter(Boolean).length) }, ...slots.map((isFull) => h('i', { className: isFull ? 'full' : '' }))), // prettier-ignore
    /** @type {any} */ (gredaIcon()),
  );
}

/** What is known, as in a notebook. @param {[string, string][]} rows */
const notebook = (rows) =>
  rows.length
    ? [h('dl', { className: 'notebook' }, ...rows.map(([name, value]) => h('div', {}, h('dt', { textContent: name }), h('dd', { textContent: value }))))] // prettier-ignore
    : [];

/** What is wrong with an answer. @param {Sum} sum @param {number | null} given @param {Say} say */
function fault(sum, given, say) {
  if (given === null) return say.none;
  if (sum.input === 'choice') return sum.kind === 'plan' ? say.notEnough : say.other;
  return given < sum.answer ? say.little : say.much;
}

open({
  key: 'ludoteca-bank',
  tasks: MONTHS,
  texts,
  picture: ({ marks = [] }, language) => {
    const reached = goalsReached(marks);
    return square(reached, texts[language].square(reached.filter(Boolean).length));
  },
  task: (level, chance, language, month) => {
    const say = texts[language];
    if (month === 0) saved.clear();
    const sum = sumOf(level, month, chance);
    const { order, rows, hint, why } = say.kinds[sum.kind];
    const answer = answerFor(sum, chance, say);
    const strip = goalStrip(level, month, say);
    return {
      order,
      place: h('div', { className: 'month' }, strip, ...notebook(rows(sum)), answer.place),
      check: () => {
        const given = answer.given();
        if (given !== sum.answer) return { isRight: false, words: `${fault(sum, given, say)} ${hint(sum)}` };
        saved.add(month);
        strip.replaceWith(goalStrip(level, month, say));
        return { isRight: true, words: `${say.coin} ${why(sum)}` };
      },
      show: () => {
        answer.show(sum.answer);
        return why(sum);
      },
      mark: markOf(level, month),
    };
  },
  achievements,
});
