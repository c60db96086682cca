import { draw } from '../../common/elements.js';

/** @typedef {SVGElement[]} Shapes */

export const INK = '#24104f';
export const GREEN = '#2f9e44';
export const DARK = '#1f7a34';
export const SOIL = '#7a4a2b';

export const fill = (/** @type {string} */ d, /** @type {string} */ colour) => draw('path', { d, fill: colour });

export const line = (/** @type {string} */ d, /** @type {string} */ stroke, width = 3) =>
  draw('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }); // prettier-ignore

/** @param {number} cx @param {number} cy @param {number} r @param {string} colour */
export const disc = (cx, cy, r, colour) => draw('circle', { cx, cy, r, fill: colour });

/** @param {number} cx @param {number} cy @param {[number, number]} radii @param {string} colour */
export const oval = (cx, cy, [rx, ry], colour) => draw('ellipse', { cx, cy, rx, ry, fill: colour });

/** @param {string} transform @param {Shapes} shapes */
export const moved = (transform, shapes) => draw('g', { transform }, ...shapes);

/** Dots of one size at some places. @param {[number, number][]} places @param {number} r @param {string} colour */
export const dots = (places, r, colour) => places.map(([x, y]) => disc(x, y, r, colour));
