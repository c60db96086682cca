import { draw } from '../common/elements.js';

const [ACROSS, DOWN] = [8, 3];

/** A house on stilts, dark or with light and its mirror on the water. */
function house(/** @type {number} */ at, /** @type {boolean} */ isLit) {
  const [column, row] = [at % ACROSS, Math.floor(at / ACROSS)];
  const [x, y] = [64 + column * 68 + (row % 2) * 22, 66 + row * 62];
  const walls = ['#d61c6e', '#37a58a', '#f08a3c', '#8f7bff'][(column + row) % 4];
  return draw(
    'g',
    { transform: `translate(${x} ${y})` },
    ...(isLit ? [draw('circle', { r: 27, cy: -2, fill: '#ffe14a', opacity: 0.28 })] : []),
    draw('path', { d: 'M-11 14V26M11 14V26', stroke: '#4a3a68', 'stroke-width': 3 }),
    draw('path', { d: 'M-17 -8H17V14H-17Z', fill: isLit ? walls : '#3b3360' }),
    draw('path', { d: 'M-21 -6L0 -24L21 -6Z', fill: isLit ? '#7b2c4f' : '#2b2450' }),
    draw('rect', { x: -6, y: -3, width: 12, height: 12, rx: 2, fill: isLit ? '#ffe14a' : '#171233' }),
    ...(isLit
      ? [draw('path', { d: 'M-9 31H9M-5 36H5', stroke: '#ffe14a', 'stroke-width': 2.5, 'stroke-linecap': 'round' })]
      : []),
  );
}

/** Tembla, who looks at what is lit. */
const eel = () =>
  draw(
    'g',
    { transform: 'translate(566 250)' },
    draw('path', {
      d: 'M-540 16C-470 -22 -420 44 -350 10S-220 -20 -150 12S-60 18 -34 0',
      fill: 'none',
      stroke: '#7b4df0',
      'stroke-width': 17,
      'stroke-linecap': 'round',
    }),
    draw('path', {
      d: 'M-520 10C-470 -14 -420 40 -350 8S-220 -18 -150 10',
      fill: 'none',
      stroke: '#ff8fc0',
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }),
    draw('path', { d: 'M-44 -6Q-34 -34 4 -26Q32 -18 34 -2Q20 22 -18 20Q-44 14 -44 -6Z', fill: '#7b4df0' }),
    draw('path', { d: 'M-22 -26Q-26 -44 -42 -42Q-38 -30 -32 -22Z', fill: '#37e0b0' }),
    draw('circle', { cx: 6, cy: -9, r: 9, fill: '#fff' }),
    draw('circle', { cx: 8, cy: -11, r: 5, fill: '#1c1433' }),
    draw('path', {
      d: 'M30 2Q18 10 2 8',
      fill: 'none',
      stroke: '#2a1260',
      'stroke-width': 3,
      'stroke-linecap': 'round',
    }),
  );

/** The lagoon at night: each solved task is a house with light. @param {boolean[]} lit @param {string} name */
export const lagoon = (lit, name) =>
  draw(
    'svg',
    { viewBox: '0 0 640 284', class: 'lagoon', role: 'img', 'aria-label': name },
    draw('rect', { width: 640, height: 284, rx: 20, fill: '#0c2233' }),
    draw('circle', { cx: 590, cy: 34, r: 14, fill: '#fff3df' }),
    draw('path', {
      d: 'M30 118H220M300 122H600M60 182H360M430 186H610M20 244H200M280 250H470',
      stroke: '#1d4a63',
      'stroke-width': 3,
      'stroke-linecap': 'round',
    }),
    ...Array.from({ length: ACROSS * DOWN }, (_, at) => house(at, lit[at])),
    eel(),
  );
