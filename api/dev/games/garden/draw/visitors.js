import { DARK, disc, dots, fill, GREEN, INK, line, moved, oval } from './shapes.js';

/** @typedef {import('./shapes.js').Shapes} Shapes */

const feelers = (/** @type {number} */ x, /** @type {number} */ y) => [
  line(
    `M${x - 2} ${y}Q${x - 4} ${y - 7} ${x - 8} ${y - 8}M${x + 2} ${y}Q${x + 4} ${y - 7} ${x + 8} ${y - 8}`,
    INK,
    1.8,
  ),
  ...dots([[x - 8, y - 8], [x + 8, y - 8]], 1.6, INK), // prettier-ignore
];
const legs = () => line('M12 24L4 20M11 30L3 31M13 36L6 41M36 24L44 20M37 30L45 31M35 36L42 41', INK, 2);
const wings = (/** @type {number} */ y) => [oval(11, y, [9, 6], '#cfe8ffdd'), oval(37, y, [9, 6], '#cfe8ffdd')];

/** Seen from above with its head up. @param {string} body @param {string} bands */
const buzzing = (body, bands) => [
  line('M15 27L9 24M14 33L8 36M33 27L39 24M34 33L40 36', INK, 2),
  ...wings(22),
  oval(24, 31, [10, 13], body),
  fill('M15 27H33L34 31H14ZM15 36H33L30 41H18Z', bands),
  disc(24, 16, 6, INK),
  ...feelers(24, 12),
];

/** Who comes to a garden, or lives in it. @type {Record<string, () => Shapes>} */
export const VISITORS = {
  bee: () => buzzing('#ffc93c', '#3a2412'),
  bumblebee: () => [...buzzing('#e8812b', '#c75f12'), ...dots([[18, 26], [24, 24], [30, 26], [20, 33], [28, 33]], 2, '#ffb56b')], // prettier-ignore
  butterfly: () => [fill('M23 22Q8 4 3 14Q2 26 23 27ZM25 22Q40 4 45 14Q46 26 25 27Z', '#f08a24'), fill('M23 27Q8 28 10 38Q18 44 24 31ZM25 27Q40 28 38 38Q30 44 24 31Z', '#ffb347'), ...dots([[11, 16], [37, 16]], 3, '#fff3c4'), oval(24, 27, [2.6, 12], INK), ...feelers(24, 16)], // prettier-ignore
  hummingbird: () => [line('M31 17L46 13', INK, 2), fill('M16 34Q6 40 2 46Q14 46 20 38Z', '#15694a'), fill('M14 34Q12 20 26 14Q34 10 35 18Q34 32 14 34Z', '#2a9d6e'), fill('M22 22Q8 18 6 4Q22 6 27 20Z', '#5fc79b'), fill('M26 24Q32 22 34 18Q34 28 22 31Z', '#e9f5ee'), disc(30, 16, 1.8, INK)], // prettier-ignore
  ladybird: () => [legs(), disc(24, 30, 14, '#e0322f'), fill('M14 21Q24 12 34 21Q24 25 14 21Z', INK), line('M24 22V44', INK, 2), ...dots([[17, 28], [31, 28], [18, 37], [30, 37]], 2.8, INK), disc(24, 16, 5, INK), ...feelers(24, 13)], // prettier-ignore
  aphid: () => [line('M6 44Q24 36 44 44', DARK, 4), line('M16 32L10 40M22 36L20 41M32 32L38 40', INK, 2), fill('M10 26Q12 14 26 14Q40 16 40 26Q38 36 26 36Q12 36 10 26Z', '#9bd35a'), line('M36 18L42 12M38 22L45 19', INK, 2), disc(15, 23, 2, INK), line('M13 18Q10 12 4 12M16 16Q14 9 10 6', INK, 1.8)], // prettier-ignore
  caterpillar: () => [...dots([[38, 36], [31, 31], [23, 33], [16, 30]], 7, '#6fbf3f'), ...dots([[38, 34], [31, 29], [23, 31]], 2, '#d9f2b4'), disc(10, 22, 8, '#4a9a2c'), ...dots([[7, 21], [12, 20]], 1.7, '#fff'), line('M7 15L4 9M12 14L14 8', INK, 1.8), line('M36 43V46M29 38V42M22 40V44M15 37V41', DARK, 2.4)], // prettier-ignore
  snail: () => [fill('M4 40Q4 32 12 30L12 20Q13 16 17 18L18 32H40Q46 36 46 42H8Q4 42 4 40Z', '#d8b48a'), disc(29, 25, 14, '#a8643a'), line('M29 25m-9 0a9 9 0 1 0 9 -9a6 6 0 1 0 5 9a3 3 0 1 0 -5 1', '#f0cfa4', 2.4), line('M12 20L7 12M15 18L15 10', '#b08a5a', 2), ...dots([[7, 11], [15, 9]], 2, INK)], // prettier-ignore
  worm: () => [line('M4 34Q10 20 18 30Q25 40 31 28Q36 18 43 22', '#e08a86', 8), line('M13 25L15 31M28 35L24 31', '#b9605f', 1.8), ...dots([[42, 20], [45, 23]], 1.5, INK), line('M18 30L22 34', '#f4b6b0', 7)], // prettier-ignore
  spider: () => [line('M18 24Q8 20 6 10M17 27Q6 26 3 20M17 30Q8 32 4 38M19 33Q12 38 11 45M30 24Q40 20 42 10M31 27Q42 26 45 20M31 30Q40 32 44 38M29 33Q36 38 37 45', INK, 2), oval(24, 32, [9, 10], '#5d4a6e'), disc(24, 20, 6, '#46365a'), ...dots([[22, 18], [26, 18]], 1.4, '#fff')], // prettier-ignore
  wren: () => [line('M20 40L18 46M27 40L28 46', '#8a5a34', 2.4), fill('M12 26L2 12L8 10L18 20Z', '#7d5230'), fill('M10 28Q12 18 24 18Q28 8 36 10Q44 14 40 24Q38 40 22 40Q10 40 10 28Z', '#a97448'), fill('M16 26Q26 22 32 30Q24 36 16 26Z', '#7d5230'), line('M16 29L28 31', '#c99a6a', 1.6), disc(36, 16, 1.9, INK), line('M42 18L47 19', '#d9890f', 2.6), fill('M30 34Q38 30 39 24Q38 40 24 40Z', '#e9cfae')], // prettier-ignore
};

/** What is thrown away. @type {Record<string, () => Shapes>} */
export const WASTE = {
  bananaPeel: () => [fill('M24 10Q12 18 4 38Q10 40 14 34Q22 24 24 14Q26 24 34 34Q38 40 44 38Q36 18 24 10Z', '#ffd43b'), fill('M24 12Q20 28 24 44Q28 28 24 12Z', '#e8b820'), line('M24 10V5', '#6b3f1d', 4)], // prettier-ignore
  dryLeaves: () => [moved('rotate(-18 18 28)', [fill('M18 44Q2 30 18 10Q34 30 18 44Z', '#c9762f'), line('M18 46V18M18 36L11 29M18 36L25 29', '#8a4a17', 2)]), moved('rotate(24 33 22)', [fill('M33 36Q22 24 33 8Q44 24 33 36Z', '#e0a13c'), line('M33 40V14', '#9a6a17', 2)])], // prettier-ignore
  eggShell: () => [fill('M6 24L12 18L18 25L24 17L30 25L36 18L42 24Q42 42 24 43Q6 42 6 24Z', '#f6dcc0'), fill('M30 14L34 8L39 12L43 6Q47 12 43 17L36 15Z', '#f0cfae')], // prettier-ignore
  appleCore: () => [fill('M12 8Q24 14 36 8Q30 24 37 40Q24 46 11 40Q18 24 12 8Z', '#fff3d0'), fill('M12 8Q24 14 36 8Q30 4 24 9Q18 4 12 8ZM11 40Q24 46 37 40Q24 36 11 40Z', '#d6313f'), oval(24, 25, [2, 4], '#5d3320'), line('M24 9Q24 5 28 2', '#5d3320', 2.4)], // prettier-ignore
  plasticBag: () => [fill('M10 14H38L42 44H6Z', '#d7e6f5'), line('M10 14H38L42 44H6Z', '#6f8cab', 2), line('M15 14V8Q15 4 19 4V14M33 14V8Q33 4 29 4V14', '#6f8cab', 2.4), line('M16 22L14 38M28 20L30 36', '#a9c0d8', 2)], // prettier-ignore
  tin: () => [fill('M10 10H38V40Q24 46 10 40Z', '#b9bfc9'), oval(24, 10, [14, 5], '#dfe3ea'), line('M10 20Q24 25 38 20M10 30Q24 35 38 30', '#8b93a1', 2), fill('M10 20Q24 25 38 20V30Q24 35 10 30Z', '#d64550')], // prettier-ignore
  glassBottle: () => [fill('M20 4H28V14Q34 18 34 24V45H14V24Q14 18 20 14Z', '#8fd0b0'), line('M19 24V40', '#d9f5e8', 3), fill('M19 2H29V7H19Z', '#4a3a68')], // prettier-ignore
  battery: () => [fill('M14 10H34V44H14Z', '#2b2b33'), fill('M14 10H34V20H14Z', '#e0a13c'), fill('M20 5H28V10H20Z', '#b9bfc9'), line('M24 26V34M20 30H28', '#fff', 2.6)], // prettier-ignore
};

/** What has no life. @type {Record<string, () => Shapes>} */
export const LIFELESS = {
  stone: () => [fill('M4 38Q4 22 18 16Q34 10 42 26Q46 40 38 42H10Q4 42 4 38Z', '#9aa0a8'), line('M14 24Q20 20 26 22M28 34H36', '#c7ccd2', 2.4)], // prettier-ignore
  boot: () => [fill('M14 4H30V28Q44 30 44 42H14Z', '#2f7fc4'), fill('M12 40H45V45H12Z', INK), line('M14 12H30', '#8fc4ee', 3)], // prettier-ignore
  can: () => [fill('M14 18H36V44H14Z', '#3d9a8b'), line('M14 36L5 20', '#3d9a8b', 5), fill('M1 20L8 14L10 18L4 24Z', '#2a7568'), line('M36 22Q46 24 44 32Q42 40 36 40M16 18Q25 4 34 18', '#2a7568', 3)], // prettier-ignore
  spade: () => [line('M24 4V26M18 4H30', '#a0622d', 4), fill('M14 24H34V34Q32 42 24 46Q16 42 14 34Z', '#9aa0a8'), line('M24 28V40', '#c7ccd2', 2)], // prettier-ignore
  ball: () => [disc(24, 24, 18, '#e84a8f'), fill('M24 6Q34 24 24 42Q14 24 24 6Z', '#ffd43b'), line('M6 24Q24 32 42 24', '#fff', 3)], // prettier-ignore
  sock: () => [fill('M16 4H32V24L42 34Q46 42 38 44Q32 45 26 40L16 30Z', '#7a5cc0'), fill('M16 4H32V11H16Z', '#ffd43b'), line('M16 18H32', '#fff', 3)], // prettier-ignore
  candy: () => [fill('M14 24L2 16V32ZM34 24L46 16V32Z', '#ff8fbf'), disc(24, 24, 12, '#d61c6e'), line('M17 19Q24 24 19 32M28 14Q28 24 31 31', '#ffd9ea', 3)], // prettier-ignore
  ice: () => [fill('M8 18L24 8L40 18V34L24 44L8 34Z', '#bfe6ff'), line('M8 18L24 26L40 18M24 26V44', '#6fb4de', 2), line('M14 26V32', '#fff', 3)], // prettier-ignore
};

export const LEAF_TO_EAT = () => [fill('M24 44Q4 30 24 4Q44 30 24 44Z', GREEN), ...dots([[16, 24], [31, 20], [25, 33]], 4, '#fff'), line('M24 46V10', DARK, 2)]; // prettier-ignore
