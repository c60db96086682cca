/** @typedef {'nightshade' | 'legume' | 'allium' | 'brassica' | 'gourd' | 'carrots'} Family */

/** Which part of a plant is eaten. @type {Record<string, string[]>} */
export const EATEN = {
  root: ['carrot', 'beet'],
  stem: ['asparagus'],
  leaf: ['lettuce', 'spinach'],
  flower: ['broccoli', 'cauliflower'],
  fruit: ['tomato', 'squash', 'eggplant'],
  seed: ['pea', 'bean'],
};

/** Plants of one family share their pests, and what they take from the soil. @type {Record<Family, string[]>} */
export const FAMILIES = {
  nightshade: ['tomato', 'potato', 'eggplant'],
  legume: ['bean', 'pea', 'broadBean'],
  allium: ['garlic', 'onion'],
  brassica: ['broccoli', 'cauliflower', 'radish'],
  gourd: ['squash'],
  carrots: ['carrot'],
};

export const familyOf = (/** @type {string} */ plant) =>
  /** @type {Family} */ (Object.entries(FAMILIES).find(([, plants]) => plants.includes(plant))?.[0]);

/** What the cold of winter does not kill, and what is sown when no more frost comes. */
export const COOL = ['broadBean', 'garlic', 'pea'];
export const WARM = ['tomato', 'squash', 'corn', 'bean'];

/** Two months in the middle of each season of the south, from 1. @type {Record<string, number[]>} */
export const SEASONS = { summer: [1, 2], autumn: [4, 5], winter: [7, 8], spring: [10, 11] };

/** @type {Record<string, string[]>} */
export const COLOURS = {
  red: ['tomato', 'strawberry'],
  orange: ['carrot', 'squash', 'orange'],
  yellow: ['corn', 'banana'],
  green: ['lettuce', 'pea', 'spinach', 'broccoli'],
  purple: ['beet', 'eggplant', 'grape'],
  white: ['cauliflower', 'onion'],
};

/** @type {Record<string, string[]>} */
export const GROUPS = {
  fruits: ['apple', 'orange', 'banana', 'grape'],
  vegetables: ['lettuce', 'carrot', 'broccoli', 'spinach'],
  legumes: ['bean', 'lentils'],
  cereals: ['bread', 'rice'],
  dairy: ['milk', 'cheese', 'yogurt'],
};

/** The parts of a plate: half of it, and two quarters. @type {Record<string, string[]>} */
export const PLATE = {
  half: ['lettuce', 'carrot', 'broccoli', 'tomato'],
  energy: ['rice', 'potato', 'bread'],
  protein: ['bean', 'lentils', 'egg', 'fish'],
};

/** What has much of it, and what has little or none. @type {Record<string, { much: string[], little: string[] }>} */
export const NUTRIENTS = {
  calcium: { much: ['milk', 'cheese', 'yogurt'], little: ['apple', 'rice', 'grape'] },
  vitaminC: { much: ['orange', 'strawberry'], little: ['rice', 'egg', 'bread'] },
  vitaminA: { much: ['carrot', 'squash'], little: ['rice', 'apple', 'bread'] },
  protein: { much: ['bean', 'lentils', 'egg', 'fish'], little: ['apple', 'lettuce', 'orange'] },
};

/** About how many weeks pass from sowing to eating. @type {Record<string, number>} */
export const WEEKS = { radish: 4, lettuce: 8, carrot: 12, tomato: 16, squash: 18, garlic: 28 };

/** How many squares of a bed one plant takes, in this garden. @type {Record<string, number>} */
export const SQUARES = { squash: 4, tomato: 2, lettuce: 1 };

/** What comes after what in one bed, year after year. */
export const ROTATION = ['legume', 'leaf', 'fruit', 'root'];
/** @type {Record<string, string[]>} */
export const ROTATED = {
  legume: ['bean', 'pea', 'broadBean'],
  leaf: ['lettuce', 'spinach'],
  fruit: ['tomato', 'squash'],
  root: ['carrot', 'beet'],
};
