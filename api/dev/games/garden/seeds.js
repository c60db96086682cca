import { inOrder, manyOf, oneOf, pick, some } from './drawing.js';
import { EATEN } from './plants.js';

/** @typedef {import('./drawing.js').Chance} Chance @typedef {import('./drawing.js').Drawn} Drawn */

export const STAGES = ['seedStage', 'sproutStage', 'leavesStage', 'flowerStage', 'fruitStage'];
/** Those whose life is drawn. */
export const LIVES = ['tomato', 'squash', 'bean', 'pea'];
/** Those whose seed is known by its looks. */
export const SEEDS = ['bean', 'sunflower', 'squash', 'corn'];

/** What a seed wants to sprout, and a plant to grow, with what neither wants. @type {Record<string, [string[], string[]]>} */
export const NEEDS = {
  seed: [
    ['water', 'air', 'warmth'],
    ['ice', 'candy', 'ball'],
  ],
  plant: [
    ['water', 'air', 'light'],
    ['sock', 'candy', 'ball'],
  ],
};

const PARTS = Object.keys(EATEN);
export const ALIVE = ['worm', 'bee', 'ladybird', 'leavesStage', 'sunflower'];
export const LIFELESS = ['stone', 'boot', 'can', 'spade'];
/** What has a job of its own in the plant. */
export const JOBS = ['root', 'stem', 'leaf', 'flower', 'fruit'];

const others = (/** @type {string[]} */ all, /** @type {string} */ but) => all.filter((one) => one !== but);

/** From the seed to the plant. @satisfies {Record<string, (chance: Chance) => Drawn>} */
export const SEED_TASKS = {
  cycle: (/** @type {Chance} */ chance) => inOrder(chance, others(STAGES, 'leavesStage'), { about: [pick(chance, LIVES)] }), // prettier-ignore
  longCycle: (/** @type {Chance} */ chance) => inOrder(chance, STAGES, { about: [pick(chance, LIVES)] }),
  next: (/** @type {Chance} */ chance) => {
    const at = Math.floor(chance() * (STAGES.length - 1));
    const wrong = some(chance, STAGES.filter((_, stage) => stage !== at && stage !== at + 1), 2); // prettier-ignore
    return oneOf(chance, STAGES[at + 1], wrong, { about: [STAGES[at], pick(chance, LIVES)] });
  },
  needs: (/** @type {Chance} */ chance) => {
    const who = pick(chance, Object.keys(NEEDS));
    return manyOf(chance, NEEDS[who][0], NEEDS[who][1], { about: [who] });
  },
  part: (/** @type {Chance} */ chance) => {
    const part = pick(chance, PARTS);
    return oneOf(chance, part, some(chance, others(PARTS, part), 3), { about: [pick(chance, EATEN[part])] });
  },
  eaten: (/** @type {Chance} */ chance) => {
    const part = pick(chance, PARTS);
    const wrong = some(chance, others(PARTS, part), 3).map((other) => pick(chance, EATEN[other]));
    return oneOf(chance, pick(chance, EATEN[part]), wrong, { about: [part] });
  },
  job: (/** @type {Chance} */ chance) => {
    const part = pick(chance, JOBS);
    return oneOf(chance, part, some(chance, others(JOBS, part), 2), { about: [part] });
  },
  seedOf: (/** @type {Chance} */ chance) => {
    const plant = pick(chance, SEEDS);
    return oneOf(chance, plant, some(chance, others(SEEDS, plant), 2), { about: [plant] });
  },
  alive: (/** @type {Chance} */ chance) => oneOf(chance, pick(chance, ALIVE), some(chance, LIFELESS, 3)),
};
