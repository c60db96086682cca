import { draw } from '../../common/elements.js';
import { shapesOf } from './icons.js';
import { disc, dots, fill, GREEN, line, moved, oval, SOIL } from './shapes.js';

/** What grows in the beds, place by place. @type {[string, string?][][]} */
const PLANTED = [
  [['sproutStage'], ['leavesStage'], ['flowerStage', 'tomato'], ['fruitStage', 'tomato'], ['lettuce'], ['sproutStage'], ['leavesStage'], ['flowerStage', 'bean'], ['fruitStage', 'bean'], ['sunflower']], // prettier-ignore
  [['corn'], ['fruitStage', 'bean'], ['corn'], ['flowerStage', 'squash'], ['corn'], ['squash'], ['leavesStage'], ['squash'], ['flowerStage', 'squash'], ['squash']], // prettier-ignore
  [['lettuce'], ['carrot'], ['broccoli'], ['beet'], ['eggplant'], ['cauliflower'], ['strawberry'], ['onion'], ['radish'], ['fruitStage', 'tomato']], // prettier-ignore
];
const [PER_ROW, STEP] = [5, 37];

/** A place of a bed: bare earth with a seed in it, or what has grown. @param {number} level @param {number} at @param {boolean} isGrown */
function place(level, at, isGrown) {
  if (!isGrown) return [oval(17, 34, [12, 4], '#5f371e'), oval(17, 32, [4, 2.6], '#e8cf9c')];
  const [name, plant] = PLANTED[level][at];
  return [oval(17, 33, [14, 4], '#5f371e'), moved('translate(-2 0) scale(0.8)', shapesOf(name, plant))];
}

/** @param {boolean[]} grown @param {number} level @param {number} last which has grown just now */
const rowsOf = (grown, level, last = -1) =>
  grown.map((isGrown, at) => {
    const [x, y] = [(at % PER_ROW) * STEP, Math.floor(at / PER_ROW) * 46];
    return draw('g', { transform: `translate(${x} ${y})` }, draw('g', at === last ? { class: 'sprouting' } : {}, ...place(level, at, isGrown))); // prettier-ignore
  });

const bed = (/** @type {boolean[]} */ grown, /** @type {number} */ level) =>
  draw(
    'g',
    { transform: `translate(${14 + level * 208} 124)` },
    draw('rect', { x: -4, y: 14, width: 204, height: 94, rx: 10, fill: '#a0622d' }),
    draw('rect', { x: 2, y: 20, width: 192, height: 82, rx: 6, fill: SOIL }),
    moved('translate(6 10)', rowsOf(grown, level)),
  );

const school = () => [
  fill('M32 62L112 26L192 62Z', '#d1495b'),
  fill('M40 62H184V118H40Z', '#fff3df'),
  fill('M98 86H126V118H98Z', '#7a4428'),
  ...[52, 74, 138, 160].map((x) => draw('rect', { x, y: 76, width: 14, height: 18, rx: 3, fill: '#8fc9e8' })),
  line('M112 26V8', '#7a4428'),
  fill('M113 8L134 14L113 20Z', '#1b4de0'),
];

const scarecrow = () => [
  line('M0 76V10M-26 28H26', '#a0622d', 6),
  fill('M-24 22H24V36H14V62H-14V36H-24Z', '#3b7fc4'),
  disc(0, 6, 13, '#f2cf9a'),
  fill('M-20 -2H20L12 -8Q0 -26 -12 -8Z', '#e0a13c'),
  ...dots([[-5, 5], [5, 5]], 1.8, '#24104f'), // prettier-ignore
  line('M-5 11Q0 15 5 11', '#24104f', 2),
];

/** The garden of the school: ten places for each level, and the worm once it is safe. @param {{ grown: boolean[][], hasWorm: boolean, name: string }} what */
export const garden = ({ grown, hasWorm, name }) =>
  draw(
    'svg',
    { viewBox: '0 0 640 250', class: 'garden', role: 'img', 'aria-label': name },
    draw('rect', { width: 640, height: 250, fill: '#cdeefa' }),
    disc(580, 40, 24, '#ffc93c'),
    fill('M180 118Q300 40 420 96Q520 48 640 92V250H180Z', '#b5dfa0'),
    fill('M0 112Q320 92 640 112V250H0Z', '#8fcb6b'),
    ...school(),
    line('M262 116V84', '#7a4428', 8),
    ...dots([[262, 58], [244, 74], [280, 74]], 20, GREEN), // prettier-ignore
    moved('translate(372 54) scale(0.9)', scarecrow()),
    moved('translate(470 76)', [fill('M0 10H56V44H0Z', '#8a5a34'), line('M0 21H56M0 32H56', '#6b4022', 2), fill('M6 10Q28 -8 50 10Z', '#5f8f3a')]), // prettier-ignore
    ...grown.map(bed),
    ...(hasWorm ? [moved('translate(588 214) scale(0.8)', shapesOf('worm'))] : []),
  );

/** A row of the bed that grows during a round. @param {boolean[]} grown @param {{ level: number, last?: number, name: string }} what */
export function growing(grown, { level, last = -1, name }) {
  const first = rowsOf(grown, level, last);
  for (const [at, part] of first.entries()) part.setAttribute('transform', `translate(${8 + at * STEP} 2)`);
  return draw(
    'svg',
    { viewBox: '0 0 386 46', class: 'growing', role: 'img', 'aria-label': name },
    draw('rect', { width: 386, height: 46, fill: '#cdeefa' }),
    fill('M0 24Q100 14 200 22T386 20V46H0Z', '#8fcb6b'),
    draw('rect', { y: 30, width: 386, height: 16, fill: SOIL }),
    ...first,
  );
}
