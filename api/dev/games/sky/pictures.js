import { draw } from '../common/elements.js';
import { aimed, CHART, HORIZON, LLAMA, LLAMA_STARS, llamaSky, PANORAMA, placed, southernSky } from './geometry.js';
import { CONSTELLATIONS } from './stars.js';

/** @typedef {import('./geometry.js').Point} Point */

export const path = (/** @type {string} */ d, /** @type {string} */ fill) => draw('path', { d, fill });
export const line = (/** @type {string} */ d, /** @type {string} */ stroke, width = 2) =>
  draw('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }); // prettier-ignore
export const disc = (/** @type {Point} */ [cx, cy], /** @type {number} */ r, /** @type {string} */ fill) =>
  draw('circle', { cx, cy, r, fill });
const text = (/** @type {string} */ words, /** @type {Point} */ [x, y], anchor = 'middle') =>
  draw('text', { x, y, class: 'mark', 'text-anchor': anchor }, words);

/** @param {{ width: number, height: number }} box @param {string} name @param {...Node} parts */
const picture = ({ width, height }, name, ...parts) =>
  draw('svg', { viewBox: `0 0 ${width} ${height}`, class: 'chart-sky', role: 'img', 'aria-label': name }, draw('rect', { width, height, rx: 14, fill: '#101a4a' }), ...parts); // prettier-ignore

const JOINED = '#8fb0ff';
/** The brighter a star, the larger. */
const sizeOf = (/** @type {number} */ magnitude) => Math.max(1.6, 6.4 - magnitude * 1.25);
const starsAt = (/** @type {Point[]} */ points, /** @type {readonly import('./stars.js').Star[]} */ stars, size = 1) =>
  points.map((point, at) => disc(point, sizeOf(stars[at][2]) * size, '#fffbe8'));
const segment = (/** @type {Point} */ from, /** @type {Point} */ to, stroke = JOINED, width = 2) =>
  line(`M${from.join(' ')}L${to.join(' ')}`, stroke, width);

/** A constellation's lines and stars in a box. @param {number} constellation @param {{ width: number, height: number, margin: number }} box @param {number} [size] */
export function figureIn(constellation, box, size = 1) {
  const { stars, lines } = CONSTELLATIONS[constellation];
  const points = placed(constellation, box);
  return [...lines.map(([from, to]) => segment(points[from], points[to], JOINED, 2 * size)), ...starsAt(points, stars, size)]; // prettier-ignore
}

export const constellationChart = (/** @type {number} */ constellation, /** @type {string} */ name) =>
  picture(CHART, name, ...figureIn(constellation, CHART));

const SMALL = { width: 150, height: 130, margin: 22 };
/** The chart of a constellation among others to choose from. */
export const smallChart = (/** @type {number} */ constellation, /** @type {string} */ name) =>
  picture(SMALL, name, ...figureIn(constellation, SMALL, 0.7));

/** The disc of the Moon as one sees it from the south: while it grows, its left side has the light. @param {number} phase @param {number} r */
export function moonDisc(phase, r) {
  const across = Math.abs(Math.cos((phase * Math.PI) / 4)) * r;
  const isThin = phase % 8 < 2 || phase > 6;
  const lit = phase === 4 ? `M0 ${-r}A${r} ${r} 0 0 0 0 ${r}A${r} ${r} 0 0 0 0 ${-r}Z` : `M0 ${-r}A${r} ${r} 0 0 0 0 ${r}A${across} ${r} 0 0 ${isThin ? 1 : 0} 0 ${-r}Z`; // prettier-ignore
  const bright = draw('path', { d: lit, fill: '#fff4cf', transform: phase > 4 ? 'scale(-1 1)' : 'scale(1 1)' });
  return [draw('circle', { r, fill: '#3a3f66' }), ...(phase === 0 ? [] : [bright])];
}

export const moonPicture = (/** @type {number} */ phase, /** @type {string} */ name) =>
  draw('svg', { viewBox: '-36 -36 72 72', class: 'moon-disc', role: 'img', 'aria-label': name }, draw('rect', { x: -36, y: -36, width: 72, height: 72, rx: 12, fill: '#101a4a' }), ...moonDisc(phase, 28)); // prettier-ignore

/** Saturn with its rings open by so many degrees. */
export function saturnParts(/** @type {number} */ tilt) {
  const ry = Math.max(0.8, 60 * Math.sin((tilt * Math.PI) / 180));
  const ring = (/** @type {0 | 1} */ front) =>
    draw('path', { d: `M-54 0A54 ${ry * 0.9} 0 0 ${front ? 0 : 1} 54 0`, fill: 'none', stroke: '#e3c58d', 'stroke-width': Math.max(1.6, ry * 0.34) }); // prettier-ignore
  return [ring(0), disc([0, 0], 26, '#d9a94f'), line('M-24 -9Q0 -5 24 -9M-25 8Q0 12 25 8', '#b98834', 3), ring(1)];
}

export const saturnPicture = (/** @type {number} */ tilt, /** @type {string} */ name) =>
  draw('svg', { viewBox: '-70 -42 140 84', class: 'saturn', role: 'img', 'aria-label': name }, draw('rect', { x: -70, y: -42, width: 140, height: 84, rx: 12, fill: '#101a4a' }), ...saturnParts(tilt)); // prettier-ignore

const DESERT = '#43211d';

/** The sky facing south, with the Cross and its pointers. The way to the pole shows when the question is over. @param {number} angle @param {string} name */
export function southChart(angle, name) {
  const { cross, pointers, places } = southernSky(angle);
  const [pole] = places;
  const { stars, lines } = CONSTELLATIONS[0];
  const size = { width: 400, height: 310 };
  return picture(
    size,
    name,
    draw('g', { class: 'reveal' }, segment(cross[2], pole, '#ffc93c', 3), segment(pole, [pole[0], HORIZON], '#ffc93c', 3)), // prettier-ignore
    ...lines.map(([from, to]) => segment(cross[from], cross[to])),
    ...starsAt(cross, stars, 0.8),
    ...starsAt(pointers, CONSTELLATIONS[1].stars, 0.8),
    path(`M0 ${HORIZON}L70 ${HORIZON - 8}L130 ${HORIZON + 2}L260 ${HORIZON}L320 ${HORIZON - 10}L400 ${HORIZON}V310H0Z`, DESERT), // prettier-ignore
  );
}

/** The panorama of the sky around: all directions from north over east, and the height. @param {{ name: string, directions: string[] }} say @param {Point[]} stars by azimuth and height */
export function panorama({ name, directions }, stars) {
  const { left, top, across, up } = PANORAMA;
  const heights = [0, 30, 60, 90].map((height) => text(`${height}°`, [left - 4, aimed(0, height)[1] + 4], 'end'));
  const names = [...directions, directions[0]].map((direction, at) => text(direction, [aimed(at * 90, 0)[0], top + up + 18])); // prettier-ignore
  const grid = [0, 45, 90, 135, 180, 225, 270, 315, 360].map((azimuth) => `M${aimed(azimuth, 0).join(' ')}V${top}`);
  const rows = [0, 30, 60, 90].map((height) => `M${aimed(0, height).join(' ')}H${left + across}`);
  return picture(
    PANORAMA,
    name,
    line([...grid, ...rows].join(''), '#4a5aa8', 1),
    ...heights,
    ...names,
    ...stars.map((at) => disc(aimed(...at), 6, '#fffbe8')),
  );
}

/** The dark llama in the Milky Way, by the stars that lie in it; its eyes are two of them. @param {string} name */
export function llamaChart(name) {
  const { points } = llamaSky();
  const [eye, other] = [points[5], points[6]];
  return picture(
    LLAMA,
    name,
    line('M-20 60Q90 90 190 170T420 285', '#3d4b95', 130),
    line('M-20 60Q90 90 190 170T420 285', '#5a6cbd', 84),
    // From the eyes up the neck, along the back to the tail, and back under the legs.
    path('M282 238Q286 222 266 220Q248 212 236 222Q222 196 206 174Q178 130 138 108Q110 90 92 104Q84 114 96 124Q90 150 96 182L106 182Q108 158 118 146Q124 176 132 198L142 196Q138 168 144 150Q166 162 178 176Q184 204 182 228L192 230Q198 204 194 186Q210 206 226 236Q240 252 262 250Q280 250 282 238Z', '#0a0f2e'), // prettier-ignore
    path('M246 222L240 202L252 212L262 202L264 222Z', '#0a0f2e'),
    draw('ellipse', { cx: 295, cy: 261, rx: 15, ry: 17, fill: '#0a0f2e' }),
    ...starsAt(points, LLAMA_STARS, 0.75),
    draw('g', { class: 'reveal' }, ...[eye, other].map(([cx, cy]) => draw('circle', { cx, cy, r: 11, fill: 'none', stroke: '#ffc93c', 'stroke-width': 3 }))), // prettier-ignore
  );
}

const DAYS = 12;
/** How bright a star is, day by day, with a dip for each time that its planet passes. @param {{ period: number, first: number }} curve @param {{ name: string, days: string, light: string, lowest: string }} say */
export function lightCurve({ period, first }, { name, days, light, lowest }) {
  const [left, foot, wide] = [62, 164, 320];
  const x = (/** @type {number} */ day) => left + (day / DAYS) * wide;
  const dips = Array.from({ length: Math.floor((DAYS - first) / period) + 1 }, (_, at) => first + at * period);
  const low = 132;
  const way = dips.map((day) => `L${x(day - 0.22)} 60L${x(day - 0.12)} ${low}L${x(day + 0.12)} ${low}L${x(day + 0.22)} 60`); // prettier-ignore
  const ticks = Array.from({ length: DAYS + 1 }, (_, day) => day);
  return picture(
    { width: 400, height: 214 },
    name,
    line(`M${left} 30V${foot}H${left + wide}${ticks.map((day) => `M${x(day)} ${foot}v6`).join('')}M${left - 6} 60h6M${left - 6} ${low}h6`, '#b9c4f5', 1.5), // prettier-ignore
    line(`M${left} 60H${left + wide}M${left} ${low}H${left + wide}`, '#38468c', 1),
    line(`M${left} 60${way.join('')}L${left + wide} 60`, '#ffc93c', 3),
    ...ticks.filter((day) => day % 2 === 0).map((day) => text(String(day), [x(day), foot + 20])),
    text('100 %', [left - 9, 64], 'end'),
    text(lowest, [left - 9, low + 4], 'end'),
    text(days, [left + wide / 2, foot + 40]),
    text(light, [left + 8, 40], 'start'),
  );
}
