import { h } from '../common/elements.js';
import { open, Rounds } from '../common/rounds.js';
import { achievements } from './achievements.js';
import { garden, growing } from './draw/garden.js';
import { icon } from './draw/icons.js';
import { inputFor } from './inputs.js';
import { sceneOf } from './scenes.js';
import { grownOf, isRight, markOf, roundOf, TASKS, WORM } from './steps.js';
import { texts } from './texts/index.js';

/**
 * @typedef {import('./inputs.js').Say} Say
 * @typedef {import('./steps.js').Step} Step
 * @typedef {import('../common/rounds.js').Played} Played
 */

/** The round that is played: its steps, which of them grew a plant, and whether its worm is safe. */
let round = { steps: /** @type {Step[]} */ ([]), grown: /** @type {boolean[]} */ ([]), isWormSafe: false };

/** The bed of this round. @param {number} level @param {Say} say @param {number} [last] */
const strip = (level, say, last) =>
  growing(round.grown, { level, last, name: say.growing(round.grown.filter(Boolean).length) });

/** The worm that the rain brought out; it goes back to the soil when it is pressed. @param {Say} say */
function wormOnTheWay(say) {
  const place = h('div', { className: 'worm-place' });
  const button = h('button', { className: 'worm', 'aria-label': say.worm }, /** @type {any} */ (icon('worm')));
  const note = h('p', { role: 'status', className: 'worm-note' });
  button.onclick = () => {
    round.isWormSafe = true;
    note.textContent = say.wormSafe;
    button.remove();
    document.querySelector('input')?.focus();
  };
  place.append(button, note);
  return place;
}

/** What is wrong with an answer. @param {Step} step @param {number[]} given @param {Say} say */
function fault({ kind, input, answer, ...step }, given, say) {
  const hint = say.kinds[kind].hint({ kind, input, answer, ...step });
  if (given.length === 0) return `${say.none} ${hint}`;
  if (given.length === answer.length) return hint;
  return `${input === 'many' ? say.count(answer.length) : say.unplaced} ${hint}`;
}

/** Rounds that keep the worm, where it was brought to the soil. */
class Garden extends Rounds {
  end(/** @type {Played} */ played) {
    super.end(round.isWormSafe ? { ...played, marks: [...played.marks, WORM] } : played);
  }
}

open(
  {
    key: 'ludoteca-garden',
    tasks: TASKS,
    texts,
    picture: ({ marks = [] }, language) => {
      const grown = grownOf(marks);
      const name = texts[language].garden(grown.flat().filter(Boolean).length);
      return garden({ grown, hasWorm: marks.includes(WORM), name });
    },
    task: (level, chance, language, at) => {
      const say = texts[language];
      if (at === 0) round = { steps: roundOf(level, chance), grown: Array(TASKS).fill(false), isWormSafe: false };
      const step = round.steps[at];
      const { order, why } = say.kinds[step.kind];
      const input = inputFor(step, say);
      let bed = strip(level, say);
      const worm = step.kind === 'rain' ? [wormOnTheWay(say)] : [];
      const place = h('div', { className: 'garden-task' }, /** @type {any} */ (bed), ...sceneOf(step, say), ...worm, input.place); // prettier-ignore
      return {
        order: order(step),
        place,
        check: () => {
          const given = input.given();
          if (!isRight(step, given)) return { isRight: false, words: fault(step, given, say) };
          round.grown[at] = true;
          const after = strip(level, say, at);
          bed.replaceWith(after);
          bed = after;
          return { isRight: true, words: `${say.grew} ${why(step)}` };
        },
        show: () => {
          input.show();
          return why(step);
        },
        mark: markOf(level, at),
      };
    },
    achievements,
  },
  Garden,
);
