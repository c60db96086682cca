import { DARK, disc, dots, fill, GREEN, line, moved, oval, SOIL } from './shapes.js';

/** @typedef {import('./shapes.js').Shapes} Shapes */

const sun = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) => [
  ...[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => moved(`rotate(${angle} ${x} ${y})`, [line(`M${x} ${y - r - 3}V${y - r - 7}`, '#f0a414')])), // prettier-ignore
  disc(x, y, r, '#ffc93c'),
];
const cloud = (/** @type {string} */ colour) =>
  fill('M12 28Q4 28 4 21Q5 14 12 15Q14 6 24 7Q33 7 35 15Q44 15 44 22Q43 28 36 28Z', colour);
const drops = (/** @type {string} */ d) => line(d, '#3b8fd6');
const wateringCan = () => [fill('M18 18H36V36H18Z', '#3d9a8b'), line('M18 30L9 20M20 18Q27 8 34 18M36 21Q44 24 36 33', '#2a7568'), drops('M6 24V28M10 27V31M4 32V36')]; // prettier-ignore
const tree = (/** @type {string} */ crown) => [line('M24 44V26', '#7a4428', 5), ...dots([[24, 16], [15, 21], [33, 21]], 10, crown)]; // prettier-ignore

/** @type {Record<string, () => Shapes>} */
export const SEASONS = {
  summer: () => [...sun(24, 24, 11)],
  autumn: () => [
    ...tree('#e0812b'),
    ...dots(
      [
        [9, 40],
        [16, 43],
        [36, 41],
        [41, 36],
      ],
      2.4,
      '#c9561f',
    ),
  ],
  winter: () => [cloud('#8e9db5'), drops('M14 33L12 38M24 33L22 38M34 33L32 38M19 40L17 45M29 40L27 45')],
  spring: () => [...tree('#7cc74f'), ...dots([[14, 18], [22, 11], [31, 16], [26, 21], [36, 23], [18, 25]], 2.8, '#ff8fbf')], // prettier-ignore
};

/** What a plant needs. @type {Record<string, () => Shapes>} */
export const NEEDS = {
  water: () => [fill('M24 4Q40 24 38 32Q36 44 24 44Q12 44 10 32Q8 24 24 4Z', '#3b8fd6'), line('M17 30Q17 37 23 38', '#bfe3ff', 3)], // prettier-ignore
  light: () => sun(24, 24, 11),
  air: () => [line('M4 17H28Q36 17 36 11Q35 5 29 7M4 26H38Q45 26 44 33Q42 39 36 36M4 35H22Q28 35 28 40Q27 45 22 43', '#6fa8c9', 3.4)], // prettier-ignore
  warmth: () => [fill('M20 8Q24 3 28 8V27Q34 31 32 38Q29 44 24 44Q19 44 16 38Q14 31 20 27Z', '#fff'), line('M20 8Q24 3 28 8V27Q34 31 32 38Q29 44 24 44Q19 44 16 38Q14 31 20 27Z', '#8b93a1', 2), disc(24, 36, 6, '#e5383b'), line('M24 36V16', '#e5383b', 4)], // prettier-ignore
};

/** How a day is, over a bed of the garden. @type {Record<string, () => Shapes>} */
export const WEATHER = {
  heat: () => [...sun(24, 16, 9), fill('M2 36H46V46H2Z', '#b98a5a'), line('M10 37L14 42L12 45M24 37L22 41L27 45M38 37L35 42', '#7a5636', 1.6)], // prettier-ignore
  rain: () => [cloud('#7f8fa8'), drops('M12 31L10 36M21 31L19 36M30 31L28 36M39 31L37 36'), fill('M2 40H46V46H2Z', SOIL)], // prettier-ignore
  damp: () => [cloud('#c3ccd9'), fill('M2 38H46V46H2Z', '#5a3520'), line('M30 24V38', '#e8b48f', 6), ...dots([[8, 42], [18, 43], [40, 42]], 1.8, '#6fb4de')], // prettier-ignore
};

/** When to water. @type {Record<string, () => Shapes>} */
export const WATERING = {
  early: () => [fill('M0 42Q24 34 48 42V46H0Z', '#7cc74f'), ...sun(38, 10, 5), ...wateringCan()],
  noon: () => [...sun(24, 9, 5), moved('translate(0 8)', wateringCan())],
  none: () => [...wateringCan(), line('M6 6L42 42', '#d61c6e', 4)],
};

/** What the sisters do. @type {Record<string, () => Shapes>} */
export const ROLES = {
  pole: () => [line('M24 46V4', '#a0622d', 4), line('M18 42Q34 36 18 28Q34 20 20 12Q26 8 24 4', GREEN), fill('M30 34Q38 30 38 36Q34 40 30 34ZM30 20Q38 16 38 22Q34 26 30 20Z', GREEN)], // prettier-ignore
  food: () => [fill('M2 20H46V46H2Z', SOIL), line('M24 20V4', DARK), line('M24 20V40M24 26L12 36M24 28L36 38', '#d9b58a', 2.4), ...dots([[14, 33], [18, 30], [31, 34], [24, 36], [35, 37]], 3, '#f6c3b8')], // prettier-ignore
  cover: () => [fill('M2 34H46V46H2Z', SOIL), oval(13, 30, [12, 8], GREEN), oval(35, 30, [12, 8], DARK), oval(24, 26, [11, 8], '#46b858')], // prettier-ignore
};

/** Frost, for what is left outside in winter. @type {Record<string, () => Shapes>} */
export const FROST = {
  frost: () => [...[0, 60, 120].map((angle) => moved(`rotate(${angle} 24 24)`, [line('M24 4V44M24 12L18 7M24 12L30 7M24 36L18 41M24 36L30 41', '#5aa9dd')]))], // prettier-ignore
};
