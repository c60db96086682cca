import { until } from './drawing.js';
import { PLATE_TASKS } from './plate.js';
import { SEED_TASKS } from './seeds.js';
import { SOIL_TASKS } from './soil.js';

const KINDS = { ...SEED_TASKS, ...SOIL_TASKS, ...PLATE_TASKS };
/** @typedef {keyof typeof KINDS} Kind */
/** @typedef {import('./drawing.js').Drawn & { kind: Kind }} Step */

/** The kinds of tasks of a round, by level. @type {Kind[][]} */
export const LEVELS = [
  ['cycle', 'alive', 'part', 'needs', 'next', 'job', 'eaten', 'seedOf', 'part', 'longCycle'],
  ['season', 'sowAutumn', 'pollinator', 'dry', 'insect', 'compost', 'sowSpring', 'eater', 'sister', 'rain'],
  ['group', 'colours', 'fits', 'gives', 'ready', 'missing', 'family', 'fill', 'rotation', 'beds'],
];
/** What comes in the place of a kind in some rounds. @type {Partial<Record<Kind, Kind>>} */
const INSTEAD = { sowAutumn: 'frost', eater: 'pest', ready: 'together' };
export const TASKS = LEVELS[0].length;

export const markOf = (/** @type {number} */ level, /** @type {number} */ at) => `${level}.${at}`;
/** The mark of a plate of five colours, and that of the worm. */
export const FIVE_COLOURS = markOf(2, LEVELS[2].indexOf('colours'));
export const WORM = 'worm';

const sameAs = (/** @type {Step} */ one) => (/** @type {Step} */ other) =>
  one.kind === other.kind && one.about.join() === other.about.join();

/** The tasks of a round; none of them comes twice. @param {number} level @param {() => number} chance @returns {Step[]} */
export function roundOf(level, chance) {
  /** @type {Step[]} */
  const steps = [];
  for (const usual of LEVELS[level]) {
    const kind = (chance() < 0.5 && INSTEAD[usual]) || usual;
    const make = () => /** @type {Step} */ ({ kind, ...KINDS[kind](chance) });
    steps.push(until(make, (step) => !steps.some(sameAs(step))));
  }
  return steps;
}

/** Whether what is given is right: one and some in any order, all in theirs. @param {Step} step @param {number[]} given */
export function isRight({ input, answer }, given) {
  const sorted = input === 'order' ? given : [...given].sort((a, b) => a - b);
  return sorted.length === answer.length && sorted.every((one, at) => one === answer[at]);
}

/** Which places of the garden have grown: ten for each level. @param {readonly string[]} marks @returns {boolean[][]} */
export const grownOf = (marks) => LEVELS.map((kinds, level) => kinds.map((_, at) => marks.includes(markOf(level, at))));
