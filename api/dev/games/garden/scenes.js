import { draw, h } from '../common/elements.js';
import { icon, seedIcon, shapesOf } from './draw/icons.js';
import { squaresOf } from './plate.js';
import { SQUARES } from './plants.js';

/**
 * @typedef {import('./inputs.js').Say} Say
 * @typedef {import('./steps.js').Step} Step
 * @typedef {import('./steps.js').Kind} Kind
 */

/** A picture with what it is below. @param {any} drawn @param {string} caption */
const figure = (drawn, caption) =>
  h('figure', { className: 'scene' }, drawn, h('figcaption', { textContent: caption }));

/** What a step is about, or an icon of its own. @param {Step} step @param {Say} say */
const about = (step, say, name = step.about[0]) =>
  figure(icon(name, step.about.at(-1)), say.kinds[step.kind].caption?.(step) ?? say.names[step.about[0]]);

/** Foods on a plate. @param {string[]} foods @param {Say} say */
const plate = (foods, say) =>
  figure(
    draw(
      'svg',
      { viewBox: '0 0 200 100', class: 'plate', 'aria-hidden': 'true' },
      draw('ellipse', { cx: 100, cy: 52, rx: 98, ry: 46, fill: '#fff', stroke: '#b9afd1', 'stroke-width': 2 }),
      draw('ellipse', { cx: 100, cy: 52, rx: 74, ry: 32, fill: '#f3effb' }),
      ...foods.map((food, at) => draw('g', { transform: `translate(${46 + at * 60} 28)` }, ...shapesOf(food))),
    ),
    `${say.plate}: ${foods.map((food) => say.names[food].toLowerCase()).join(', ')}`,
  );

const [PER_ROW, SIDE] = [4, 46];

/** A bed in squares, with what is planted there. @param {Step} step @param {Say} say */
function bed(step, say) {
  const { size, squash = 0, tomato = 0 } = step.n;
  const planted = [...Array(squash).fill('squash'), ...Array(tomato).fill('tomato')];
  const taken = planted.flatMap((plant) => Array.from({ length: SQUARES[plant] }, (_, at) => (at ? `+${plant}` : plant))); // prettier-ignore
  const square = (/** @type {string | undefined} */ what, /** @type {number} */ at) => {
    const [x, y] = [(at % PER_ROW) * SIDE, Math.floor(at / PER_ROW) * SIDE];
    const colour = what ? (what.endsWith('squash') ? '#f6c28b' : '#f3a7a7') : '#7a4a2b';
    return draw(
      'g',
      { transform: `translate(${x + 2} ${y + 2})` },
      draw('rect', { width: SIDE - 4, height: SIDE - 4, rx: 6, fill: colour }),
      ...(what ? [draw('g', { transform: 'translate(5 5) scale(0.66)', opacity: what.startsWith('+') ? 0.35 : 1 }, ...shapesOf(what.replace('+', '')))] : []), // prettier-ignore
    );
  };
  const height = Math.ceil(size / PER_ROW) * SIDE;
  const name = say.bed(size, size - squaresOf([squash, tomato, 0]));
  const squares = Array.from({ length: size }, (_, at) => square(taken[at], at));
  return figure(
    draw('svg', { viewBox: `0 0 ${PER_ROW * SIDE} ${height}`, class: 'squares', role: 'img', 'aria-label': name }, ...squares), // prettier-ignore
    say.kinds[step.kind].caption?.(step) ?? '',
  );
}

/** What stands above the choices, by kind. @type {Partial<Record<Kind, (step: Step, say: Say) => HTMLElement>>} */
const SCENES = {
  next: about,
  needs: (step, say) => about(step, say, step.about[0] === 'seed' ? 'seedStage' : 'leavesStage'),
  part: about,
  seedOf: (step, say) => figure(seedIcon(step.about[0]), say.kinds.seedOf.caption?.(step) ?? ''),
  sowAutumn: about,
  sowSpring: about,
  frost: (step, say) => about(step, say, 'frost'),
  pest: (step, say) => about(step, say, step.about[0] === 'sap' ? 'stem' : 'leaves'),
  eater: about,
  sister: about,
  dry: about,
  rain: about,
  colours: ({ about: foods }, say) => plate(foods, say),
  missing: ({ about: [, ...foods] }, say) => plate(foods, say),
  fits: bed,
  fill: bed,
  family: about,
  rotation: about,
};

/** Rows to read, as in a notebook. @param {[string, string][]} rows */
const notebook = (rows) =>
  h('dl', { className: 'notebook' }, ...rows.map(([name, value]) => h('div', {}, h('dt', { textContent: name }), h('dd', { textContent: value })))); // prettier-ignore

/** What stands above the choices of a step. @param {Step} step @param {Say} say @returns {HTMLElement[]} */
export function sceneOf(step, say) {
  const rows = say.kinds[step.kind].rows?.(step) ?? [];
  const scene = SCENES[step.kind]?.(step, say);
  return [...(scene ? [scene] : []), ...(rows.length ? [notebook(rows)] : [])];
}
