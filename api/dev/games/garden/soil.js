import { manyOf, oneOf, pick, some } from './drawing.js';
import { COOL, SEASONS, WARM } from './plants.js';

/** @typedef {import('./drawing.js').Chance} Chance @typedef {import('./drawing.js').Drawn} Drawn */

export const POLLINATORS = ['bee', 'bumblebee', 'butterfly', 'hummingbird'];
export const INSECTS = ['bee', 'bumblebee', 'butterfly', 'ladybird'];
/** What a visitor eats off the garden, and who takes it for food. @type {Record<string, string>} */
export const EATERS = { aphid: 'ladybird', caterpillar: 'wren' };
/** What a visitor does to plants. @type {Record<string, string>} */
export const PESTS = { caterpillar: 'leaves', snail: 'leaves', aphid: 'sap' };
export const COMPOST = ['bananaPeel', 'dryLeaves', 'eggShell', 'appleCore'];
export const RUBBISH = ['plasticBag', 'tin', 'glassBottle', 'battery'];
/** What each of the three sisters does for the others. @type {Record<string, string>} */
export const SISTERS = { corn: 'pole', bean: 'food', squash: 'cover' };
/** How the day is, and what is done then. @type {Record<string, string>} */
export const WEATHER = { heat: 'early', rain: 'none', damp: 'none' };
export const WATERING = ['early', 'noon', 'none'];

const keys = (/** @type {Record<string, unknown>} */ record) => Object.keys(record);
const others = (/** @type {string[]} */ all, /** @type {string} */ but) => all.filter((one) => one !== but);

/** @param {string} weather @returns {Drawn} */
const watering = (weather) => ({
  ...{ input: 'one', options: WATERING, answer: [WATERING.indexOf(WEATHER[weather])], about: [weather], n: {} },
});

/** The living soil and the calendar. @satisfies {Record<string, (chance: Chance) => Drawn>} */
export const SOIL_TASKS = {
  season: (/** @type {Chance} */ chance) => {
    const season = pick(chance, keys(SEASONS));
    return oneOf(chance, season, others(keys(SEASONS), season), { n: { month: pick(chance, SEASONS[season]) } });
  },
  sowAutumn: (/** @type {Chance} */ chance) => oneOf(chance, pick(chance, COOL), some(chance, WARM, 2), { about: ['autumn'] }), // prettier-ignore
  // Peas are sown in autumn or at the end of winter, and so they are no wrong choice here.
  sowSpring: (/** @type {Chance} */ chance) => oneOf(chance, pick(chance, WARM), ['garlic', 'broadBean'], { about: ['spring'] }), // prettier-ignore
  frost: (/** @type {Chance} */ chance) => oneOf(chance, pick(chance, COOL), some(chance, WARM, 2)),
  pollinator: (/** @type {Chance} */ chance) =>
    oneOf(chance, pick(chance, POLLINATORS), some(chance, ['worm', 'snail', 'aphid', 'spider'], 3)),
  insect: (/** @type {Chance} */ chance) =>
    oneOf(chance, pick(chance, INSECTS), some(chance, ['worm', 'spider', 'snail', 'wren'], 3)),
  pest: (/** @type {Chance} */ chance) => {
    const pest = pick(chance, keys(PESTS));
    return oneOf(chance, pest, some(chance, ['bee', 'worm', 'spider', 'hummingbird'], 3), { about: [PESTS[pest]] });
  },
  eater: (/** @type {Chance} */ chance) => {
    const pest = pick(chance, keys(EATERS));
    return oneOf(chance, EATERS[pest], some(chance, ['bee', 'worm', 'snail', 'butterfly'], 2), { about: [pest] });
  },
  compost: (/** @type {Chance} */ chance) => manyOf(chance, some(chance, COMPOST, 3), some(chance, RUBBISH, 3)),
  sister: (/** @type {Chance} */ chance) => {
    const sister = pick(chance, keys(SISTERS));
    return oneOf(chance, sister, others(keys(SISTERS), sister), { about: [SISTERS[sister]] });
  },
  dry: (/** @type {Chance} */ chance) => watering(pick(chance, ['heat', 'damp'])),
  rain: () => watering('rain'),
};
