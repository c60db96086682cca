import { draw } from '../common/elements.js';

/** Drawings lie along a line from -50 to 50, upright at the middle. @typedef {import('./solver.js').Glow} Glow */

/** How many rays, and how long, so that brightness is not colour alone. @type {Record<Glow, [number, number]>} */
const RAYS = { off: [0, 0], faint: [3, 5], dim: [5, 7], normal: [8, 11], strong: [12, 15], burnt: [0, 0] };
const [RAYS_FROM, BULB] = [29, 23];

const line = (/** @type {string} */ className, /** @type {string} */ d) => draw('path', { class: className, d });

/** A piece of Tembla where it is the player's; her spots give way to the current. */
export const wire = (/** @type {boolean} */ isOwn, /** @type {boolean} */ flows) =>
  isOwn ? [line('wire own', 'M-50 0H50'), ...(flows ? [] : [line('spots', 'M-36 0H40')])] : [line('wire', 'M-50 0H50')];

export const slot = () => [
  line('gap', 'M-50 0H50'),
  draw('circle', { class: 'hole', r: 17 }),
  line('plus', 'M-7 0H7M0 -7V7'),
];

/** Its plus is at the right. */
export const battery = (/** @type {boolean} */ isShort) => [
  line('wire', 'M-50 0H50'),
  draw('rect', { class: 'cell', x: -33, y: -17, width: 62, height: 34, rx: 7 }),
  draw('rect', { class: 'cell-plus', x: 8, y: -17, width: 21, height: 34, rx: 7 }),
  draw('rect', { class: 'cap', x: 29, y: -8, width: 7, height: 16, rx: 3 }),
  line('sign', 'M-26 0h11M13 0h11M18.5 -5.5v11'),
  ...(isShort ? [line('spark', 'M-6 -44 6 -28-6 -26 6 -10M20 -40 26 -26M-22 -40-28 -26')] : []),
];

/** A lamp with its number; the drawing is not to be turned. */
export function lamp(/** @type {number} */ number, /** @type {Glow} */ glow) {
  const [count, length] = RAYS[glow];
  const rays = Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI - Math.PI / 2;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const end = RAYS_FROM + length;
    return `M${(x * RAYS_FROM).toFixed(1)} ${(y * RAYS_FROM).toFixed(1)}L${(x * end).toFixed(1)} ${(y * end).toFixed(1)}`;
  });
  return [
    ...(count ? [draw('circle', { class: 'halo', r: 27 + length }), line('rays', rays.join(''))] : []),
    draw('circle', { class: `bulb ${glow}`, r: BULB }),
    draw('text', { class: `number ${glow}`, y: 7 }, String(number)),
    ...(glow === 'burnt' ? [line('smoke', 'M-14 -14 14 14M14 -14-14 14M-8 -30q-6 -6 0 -12M8 -30q-6 -6 0 -12')] : []),
  ];
}

/** A switch that opens and closes. */
export const contact = (/** @type {boolean} */ isClosed) => [
  line('wire', 'M-50 0H-26M26 0H50'),
  line('lever', isClosed ? 'M-26 0H26' : 'M-26 0L20 -27'),
  draw('circle', { class: 'joint', cx: -26, r: 7 }),
  draw('circle', { class: 'joint', cx: 26, r: 7 }),
];

/** A switch that leads up or down from the peg at its middle. */
export const twoWay = (/** @type {boolean} */ isUp) => [
  line('wire', 'M0 -100V-66M0 66V100'),
  line('lever', isUp ? 'M0 0V-66' : 'M0 0V66'),
  draw('circle', { class: 'joint', cy: -66, r: 7 }),
  draw('circle', { class: 'joint', cy: 66, r: 7 }),
];

/** Current from the left to the right, or back; the stronger, the faster. */
export function flow(/** @type {number} */ amperes) {
  const way = draw('path', { class: 'flow', d: amperes > 0 ? 'M-50 0H50' : 'M50 0H-50' });
  way.style.setProperty('--pace', `${Math.min(3, Math.max(0.25, 0.15 / Math.abs(amperes))).toFixed(2)}s`);
  return way;
}
