import { CONSTELLATIONS } from './stars.js';

/** @typedef {import('./stars.js').Star} Star @typedef {[x: number, y: number]} Point */

const radians = (/** @type {number} */ degrees) => (degrees * Math.PI) / 180;
const distance = (/** @type {Point} */ [ax, ay], /** @type {Point} */ [bx, by]) => Math.hypot(ax - bx, ay - by);

/** Where it is dark in the south: a chart of it is looked at facing south, another one facing north. */
const FACING_SOUTH_BELOW = -26;
const middle = (/** @type {readonly number[]} */ values) => (Math.min(...values) + Math.max(...values)) / 2;
const middleOf = (/** @type {readonly Star[]} */ stars) =>
  /** @type {const} */ ([middle(stars.map(([hours]) => hours)), middle(stars.map(([, declination]) => declination))]);

export const facesSouth = (/** @type {number} */ constellation) =>
  middleOf(CONSTELLATIONS[constellation].stars)[1] < FACING_SOUTH_BELOW;

/**
 * Stars on a plane, as one sees them highest in the sky of San Pedro: facing south, north is up and east on the left; facing
 * north, it is the other way round. A part of the sky is cut out of none that crosses 0 hours.
 * @param {readonly Star[]} stars
 * @param {boolean} isSouth
 * @returns {Point[]}
 */
function seen(stars, isSouth) {
  const [hours, height] = middleOf(stars);
  const sign = isSouth ? -1 : 1;
  return stars.map(([rightAscension, declination]) => {
    const [across, up, from] = [radians((rightAscension - hours) * 15), radians(declination), radians(height)];
    const east = Math.cos(up) * Math.sin(across);
    const north = Math.cos(from) * Math.sin(up) - Math.sin(from) * Math.cos(up) * Math.cos(across);
    return [sign * east, sign * north];
  });
}

/** Moves and enlarges points so that they fill a box but its margin. @param {readonly Point[]} points @param {{ width: number, height: number, margin: number }} box @returns {Point[]} */
function fitted(points, { width, height, margin }) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const span = (/** @type {number[]} */ values) => Math.max(...values) - Math.min(...values);
  const scale = Math.min((width - 2 * margin) / span(xs), (height - 2 * margin) / span(ys));
  return points.map(([x, y]) => [width / 2 + (x - middle(xs)) * scale, height / 2 + (y - middle(ys)) * scale]);
}

/** The stars of a constellation in a box. @param {number} constellation @param {{ width: number, height: number, margin: number }} box */
export const placed = (constellation, box) =>
  fitted(seen(CONSTELLATIONS[constellation].stars, facesSouth(constellation)), box);

/** Of a chart on which something is pressed. */
export const CHART = { width: 360, height: 300, margin: 40 };
/** Between two places that are pressed, so that each is large enough on a telephone. */
export const APART = 54;

/** Up to four stars to choose between, the brightest first, none too near to another. @returns {number[]} */
export function candidates(/** @type {number} */ constellation) {
  const points = placed(constellation, CHART);
  /** @type {number[]} */
  const chosen = [];
  for (const star of points.keys())
    if (chosen.length < 4 && chosen.every((other) => distance(points[star], points[other]) >= APART)) chosen.push(star);
  return chosen;
}

/** Degrees on the chart of the south, whose horizon is a line. */
const DEGREE = 4.2;
/** As high as the pole is above the horizon of San Pedro. */
export const LATITUDE = 23;
export const HORIZON = 276;

/**
 * The sky around the south pole, as one sees it facing south: the Cross and its pointers at their places for an angle by which
 * the Cross is past its highest place, and four places of which the first is the pole.
 * @param {number} angle in degrees, clockwise
 */
export function southernSky(angle) {
  const y = HORIZON - LATITUDE * DEGREE;
  // The pole is beside the middle, so that the Cross keeps in the chart.
  const pole = /** @type {Point} */ ([200 - Math.sin(radians(angle)) * 74, y]);
  const [acruxHours] = CONSTELLATIONS[0].stars[0];
  const at = (/** @type {Star} */ [hours, declination]) => {
    const [from, far] = [radians(angle + (acruxHours - hours) * 15), (90 + declination) * DEGREE];
    return /** @type {Point} */ ([pole[0] + Math.sin(from) * far, y - Math.cos(from) * far]);
  };
  const cross = CONSTELLATIONS[0].stars.map(at);
  const pointers = CONSTELLATIONS[1].stars.slice(0, 2).map(at);
  const [foot] = cross;
  const [dx, dy] = [pole[0] - foot[0], pole[1] - foot[1]];
  const beside = (/** @type {number} */ degrees, far = 1) => {
    const [sine, cosine] = [Math.sin(radians(degrees)) * far, Math.cos(radians(degrees)) * far];
    return /** @type {Point} */ ([foot[0] + dx * cosine - dy * sine, foot[1] + dx * sine + dy * cosine]);
  };
  return { cross, pointers, places: [pole, beside(46, 0.9), beside(-46, 0.9), beside(0, 0.45)] };
}

/** The part of the sky in which the dark llama is, in the same manner: the stars that lie in it. */
export const LLAMA_STARS = [...CONSTELLATIONS[0].stars, ...CONSTELLATIONS[1].stars.slice(0, 2), ...CONSTELLATIONS[3].stars]; // prettier-ignore
export const LLAMA = { width: 400, height: 300, margin: 34 };

/** Those stars in their box, and four places of which the first is between the llama's eyes. */
export function llamaSky() {
  const points = fitted(seen(LLAMA_STARS, true), LLAMA);
  const [eye, other] = [points[5], points[6]];
  const between = /** @type {Point} */ ([(eye[0] + other[0]) / 2, (eye[1] + other[1]) / 2]);
  // After the Cross and the pointers come the Scorpion's stars: its heart, and the sting in its tail.
  return { points, places: [between, points[1], points[7], points[8]] };
}

/** On the panorama, by azimuth and height in degrees. */
export const PANORAMA = { width: 400, height: 220, left: 30, top: 12, across: 360, up: 180 };
/** @returns {Point} */
export const aimed = (/** @type {number} */ azimuth, /** @type {number} */ height) => [
  PANORAMA.left + (azimuth / 360) * PANORAMA.across,
  PANORAMA.top + PANORAMA.up - (height / 90) * PANORAMA.up,
];

export const areApart = (/** @type {readonly Point[]} */ points, least = APART) =>
  points.every((point, at) => points.slice(at + 1).every((other) => distance(point, other) >= least));
