import { DARK, disc, dots, fill, GREEN, line, moved, oval, SOIL } from './shapes.js';
import { GROWN } from './food.js';

/** @typedef {import('./shapes.js').Shapes} Shapes */

const earth = () => fill('M2 38Q24 32 46 38V46H2Z', SOIL);
const leaf = (/** @type {string} */ transform) => moved(transform, [fill('M0 0Q2 -9 13 -9Q12 1 0 0Z', GREEN)]);
const stem = (/** @type {number} */ top) => line(`M24 38V${top}`, DARK);
const leaves = () => [leaf('translate(24 32)'), leaf('translate(24 26) scale(-1 1)'), leaf('translate(24 20)')];

/** The colours of a flower, by plant. @type {Record<string, string>} */
const PETALS = { tomato: '#ffd43b', squash: '#ffb02e', bean: '#fbeaff', pea: '#fff' };
const flower = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ petals) => [
  ...[0, 72, 144, 216, 288].map((angle) => moved(`rotate(${angle} ${x} ${y})`, [petalOf(x, y, petals)])),
  disc(x, y, 2.4, '#d9890f'),
];
const petalOf = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ petals) => {
  const petal = oval(x, y - 5, [3.4, 4.4], petals);
  petal.setAttribute('stroke', '#a78bb5');
  return petal;
};
const small = (/** @type {string} */ plant, /** @type {number} */ x, /** @type {number} */ y) =>
  moved(`translate(${x} ${y}) scale(0.34)`, plant === 'bean' ? GROWN.broadBean() : GROWN[plant]());

/** A stage in the life of a plant. @type {Record<string, (plant: string) => Shapes>} */
export const STAGES = {
  seedStage: () => [earth(), fill('M2 38Q24 32 46 38V46H2Z', SOIL), oval(24, 40, [6, 4], '#f0d9a8'), line('M20 40Q24 37 28 40', '#b08a4a', 1.5)], // prettier-ignore
  sproutStage: () => [stem(26), leaf('translate(24 27)'), leaf('translate(24 27) scale(-1 1)'), earth()],
  leavesStage: () => [stem(14), ...leaves(), leaf('translate(24 15) scale(-1 1)'), earth()],
  flowerStage: (plant) => [stem(12), ...leaves(), ...flower(24, 10, PETALS[plant]), ...flower(13, 16, PETALS[plant]), earth()], // prettier-ignore
  fruitStage: (plant) => [stem(8), ...leaves(), leaf('translate(24 10) scale(-1 1)'), small(plant, 27, 6), small(plant, 5, 22), small(plant, 28, 24), earth()], // prettier-ignore
};

const plant = () => [line('M24 34V14', '#b9c7ae', 3), fill('M24 26Q34 24 35 16Q25 16 24 26ZM24 30Q14 28 13 20Q23 20 24 30Z', '#c9d8bd'), disc(24, 11, 5, '#d9dfd2')]; // prettier-ignore

/** A plant with one part in colour. @type {Record<string, () => Shapes>} */
export const PARTS = {
  root: () => [...plant(), line('M24 34V46M24 36L15 44M24 36L33 44M24 40L20 46M24 40L28 46', '#a0622d', 2.6)],
  stem: () => [...plant(), line('M24 38V14', GREEN, 5)],
  leaf: () => [...plant(), fill('M24 26Q38 24 40 12Q25 12 24 26ZM24 32Q10 30 8 18Q23 18 24 32Z', GREEN)],
  flower: () => [...plant(), ...[0, 60, 120, 180, 240, 300].map((angle) => moved(`rotate(${angle} 24 12)`, [oval(24, 5, [4, 5.5], '#e84a8f')])), disc(24, 12, 4, '#ffc93c')], // prettier-ignore
  fruit: () => [...plant(), disc(33, 26, 9, '#e5383b'), fill('M33 17L29 14M33 18Q37 12 41 15Q38 20 33 18Z', GREEN)],
  seed: () => [...plant(), ...dots([[14, 42], [24, 44], [34, 42]], 3.4, '#b07a35'), ...dots([[13, 41], [23, 43], [33, 41]], 1, '#f0d9a8')], // prettier-ignore
};

/** A seed in large, by what it grows into. @type {Record<string, () => Shapes>} */
export const SEEDS = {
  bean: () => [fill('M6 26Q6 10 24 11Q43 12 42 28Q40 39 31 35Q24 31 19 37Q7 40 6 26Z', '#a03c2c'), oval(25, 33, [4, 2], '#f4dcc8'), line('M13 20Q20 15 28 17', '#e39b86', 2.5)], // prettier-ignore
  sunflower: () => [fill('M24 4Q36 18 35 34Q33 44 24 45Q15 44 13 34Q12 18 24 4Z', '#2b2b33'), line('M24 8V42M19 16Q16 30 19 40M29 16Q32 30 29 40', '#f2efe6', 2.4)], // prettier-ignore
  squash: () => [fill('M24 4Q40 16 38 34Q34 45 24 45Q14 45 10 34Q8 16 24 4Z', '#f6ead0'), line('M24 9Q35 19 34 33Q31 41 24 41Q17 41 14 33Q13 19 24 9Z', '#c9b184', 2)], // prettier-ignore
  corn: () => [fill('M24 44Q18 42 13 28Q8 12 18 7Q24 4 30 7Q40 12 35 28Q30 42 24 44Z', '#ffcf33'), fill('M24 42Q20 36 20 26Q24 20 28 26Q28 36 24 42Z', '#fff3c4'), line('M15 13Q18 9 22 9', '#fff0b0', 2.5)], // prettier-ignore
};
