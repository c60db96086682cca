import { draw } from '../common/elements.js';

const path = (/** @type {string} */ d, /** @type {string} */ fill) => draw('path', { d, fill });
const line = (/** @type {string} */ d, /** @type {string} */ stroke, width = 4) =>
  draw('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }); // prettier-ignore
const disc = (
  /** @type {number} */ cx,
  /** @type {number} */ cy,
  /** @type {number} */ r,
  /** @type {string} */ fill,
) => draw('circle', { cx, cy, r, fill });

const INK = '#24104f';
/** What the neighbours save for, each in a square of 48 by 48. @type {(() => SVGElement[])[]} */
const GOALS = [
  () => [line('M4 32a8 8 0 1 0 16 0a8 8 0 1 0-16 0M28 32a8 8 0 1 0 16 0a8 8 0 1 0-16 0', INK, 3), line('M12 32L20 16H32L36 32M20 16L26 32H12M32 16L26 32M17 12H23M31 16V11H36', '#d61c6e', 3)], // prettier-ignore
  () => [disc(24, 24, 18, '#fff'), line('M24 6a18 18 0 1 0 0.1 0', INK, 3), path('M24 16L32 22L29 31H19L16 22Z', INK), line('M24 16V7M32 22L41 20M29 31L34 39M19 31L14 39M16 22L7 20', INK, 2.5)], // prettier-ignore
  () => [disc(14, 26, 9, '#bfe3ff'), disc(34, 26, 9, '#bfe3ff'), line('M5 26a9 9 0 1 0 18 0a9 9 0 1 0-18 0M25 26a9 9 0 1 0 18 0a9 9 0 1 0-18 0M23 25Q24 23 25 25', INK, 3)], // prettier-ignore
  () => [path('M4 14Q4 10 8 10H38Q44 10 44 20V34H4Z', '#1b7fc4'), path('M8 15H18V23H8ZM21 15H31V23H21ZM34 15H39Q41 18 41 23H34Z', '#dff3ff'), disc(14, 36, 5, INK), disc(35, 36, 5, INK)], // prettier-ignore
  () => [path('M14 44Q4 40 8 32Q12 28 10 24Q14 18 20 22L28 30Q30 36 26 38Q24 46 14 44Z', '#c9653b'), disc(17, 34, 4, INK), line('M20 31L41 8', '#5d3320', 4), line('M38 5L45 12', INK, 4)], // prettier-ignore
  () => [path('M8 8H40V42H8Z', '#f3effb'), path('M12 22H36V38H12Z', '#4a3a68'), line('M8 8H40V42H8ZM8 17H40', INK, 2.5), disc(15, 12.5, 2, '#d61c6e'), disc(24, 12.5, 2, '#d61c6e'), disc(33, 12.5, 2, '#d61c6e'), path('M20 35Q18 30 24 26Q30 30 28 35Z', '#ffb02e')], // prettier-ignore
  () => [path('M4 42V26Q4 8 24 8Q44 8 44 26V42Z', '#c9653b'), path('M13 42V32Q13 22 24 22Q35 22 35 32V42Z', '#3a1b14'), path('M18 42Q16 36 22 32Q22 36 26 34Q32 38 30 42Z', '#ffb02e')], // prettier-ignore
  () => [path('M8 36H42V41H8Z', '#8a5a34'), path('M12 36V26H26V18H38Q42 18 42 22V36H34V26H20V36Z', INK), line('M16 26V36', '#9a93ad', 2), disc(40, 14, 4, '#d61c6e'), disc(36, 27, 2.5, '#ffc93c')], // prettier-ignore
  () => [path('M6 24L24 8L42 24Z', '#d61c6e'), path('M10 24H38V42H10Z', '#fff3df'), path('M20 30H28V42H20Z', '#0b7f57'), line('M14 28V38M34 28V38', '#8a5a34', 4)], // prettier-ignore
];

/** The picture of a goal, pale while it is not reached. */
export const goalIcon = (/** @type {number} */ goal) =>
  draw('svg', { viewBox: '0 0 48 48', class: 'goal-icon', 'aria-hidden': 'true' }, ...GOALS[goal]());

/** Greda, the clay pig, about a middle; her slot is on her back. */
const greda = (/** @type {string} */ transform) =>
  draw(
    'g',
    { transform },
    path('M-96 100L-84 176H-44L-40 110ZM70 110L80 176H120L124 90Z', '#a24a2a'),
    line('M150 -6q44 -10 36 -42q-10 -22 -28 -6q-6 20 20 22', '#a24a2a', 13),
    draw('ellipse', { cx: 0, cy: 10, rx: 166, ry: 138, fill: '#c9653b' }),
    path('M60-118Q166-90 166 10Q166 148 0 148Q-70 148-118 108Q-30 130 40 96Q130 50 60-118Z', '#a24a2a'),
    path('M-16 120L-8 188H34L40 120Z', '#c9653b'),
    path('M-126-66Q-150-140-116-160Q-70-140-62-92Z', '#c9653b'),
    path('M-10-110Q0-172 42-170Q60-130 44-92Z', '#c9653b'),
    draw('ellipse', { cx: -66, cy: 40, rx: 58, ry: 44, fill: '#e38a5c' }),
    draw('ellipse', { cx: -86, cy: 38, rx: 9, ry: 14, fill: '#3a1b14' }),
    draw('ellipse', { cx: -46, cy: 38, rx: 9, ry: 14, fill: '#3a1b14' }),
    ...[-106, -24].flatMap((x) => [disc(x, -28, 21, '#fff'), disc(x - 2, -34, 12, '#3a1b14')]),
    line('M-92 98q28 20 54 -2', '#3a1b14', 7),
    draw('rect', { x: 50, y: -128, width: 70, height: 13, rx: 6, fill: '#3a1b14' }),
  );

export const gredaIcon = () =>
  draw('svg', { viewBox: '-170 -180 380 380', class: 'greda', 'aria-hidden': 'true' }, greda(''));

/** A wish on a card in the square: bright with a tick once it is reached. */
function card(/** @type {number} */ goal, /** @type {boolean} */ isReached) {
  const [x, y] = [252 + (goal % 5) * 76 + (goal > 4 ? 38 : 0), goal < 5 ? 22 : 106];
  return draw(
    'g',
    { transform: `translate(${x} ${y})` },
    draw('rect', { width: 66, height: 66, rx: 14, fill: isReached ? '#fff' : '#e4f6ee' }),
    draw('g', { transform: 'translate(9 9)', opacity: isReached ? 1 : 0.4 }, ...GOALS[goal]()),
    ...(isReached ? [disc(60, 6, 11, '#0b7f57'), line('M55 6l4 4l6 -8', '#fff', 3)] : []),
  );
}

/** The square: Greda on her bench, the juice stand, and the nine goals. @param {boolean[]} reached @param {string} name */
export const square = (reached, name) =>
  draw(
    'svg',
    { viewBox: '0 0 640 250', class: 'square', role: 'img', 'aria-label': name },
    draw('rect', { width: 640, height: 250, fill: '#bfebdd' }),
    path('M0 150Q60 96 130 120Q200 70 280 116Q380 80 460 124Q560 84 640 128V250H0Z', '#8ad3b8'),
    path('M0 190Q320 172 640 192V250H0Z', '#ebc78c'),
    path('M18 64H206V82H18Z', '#155a44'),
    ...[0, 1, 2, 3, 4, 5].map((at) => path(`M${10 + at * 34} 40H${44 + at * 34}L${46 + at * 34} 66q-18 14 -36 0Z`, at % 2 ? '#fff7ec' : '#d61c6e')), // prettier-ignore
    path('M22 80H30V206H22ZM196 80H204V206H196Z', '#8a5a34'),
    path('M14 150H212V166H14Z', '#8a5a34'),
    path('M22 166H204V210H22Z', '#a8713f'),
    ...[0, 1, 2].map((at) => draw('g', { transform: `translate(${44 + at * 30} 118)` }, path('M0 6H20L17 32H3Z', ['#ff7a5c', '#ffb02e', '#b33a7e'][at]), line('M12 6L17 -8', '#24104f', 2.5))), // prettier-ignore
    path('M130 216H288V226H130ZM142 226H152V244H142ZM266 226H276V244H266Z', '#1f7a5a'),
    greda('translate(206 160) scale(0.32)'),
    ...reached.map((isReached, goal) => card(goal, isReached)),
  );
