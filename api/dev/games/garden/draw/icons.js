import { draw } from '../../common/elements.js';
import { FROST, NEEDS, ROLES, SEASONS, WATERING, WEATHER } from './days.js';
import { FOOD, GROWN } from './food.js';
import { PARTS, SEEDS, STAGES } from './life.js';
import { LEAF_TO_EAT, LIFELESS, VISITORS, WASTE } from './visitors.js';

/** @type {Record<string, () => import('./shapes.js').Shapes>} */
const ALL = {
  ...{ ...GROWN, ...FOOD, ...PARTS, ...VISITORS, ...WASTE, ...LIFELESS },
  ...{ ...SEASONS, ...NEEDS, ...WEATHER, ...WATERING, ...ROLES, ...FROST },
  ...{ leaves: LEAF_TO_EAT, sap: VISITORS.aphid },
};

/** Whether a name has a picture. */
export const isDrawn = (/** @type {string} */ name) => name in ALL || name in STAGES;

/** What a name stands for, of the plant whose stage it is. @param {string} name @param {string} [plant] */
export const shapesOf = (name, plant = 'tomato') => (name in STAGES ? STAGES[name](plant) : ALL[name]());

/** @param {import('./shapes.js').Shapes} shapes @param {string} [className] */
const drawn = (shapes, className = 'icon-drawn') =>
  draw('svg', { viewBox: '0 0 48 48', class: className, 'aria-hidden': 'true' }, ...shapes);

/** @param {string} name @param {string} [plant] */
export const icon = (name, plant) => drawn(shapesOf(name, plant));

/** The seed alone, in large. */
export const seedIcon = (/** @type {string} */ plant) => drawn(SEEDS[plant]());
