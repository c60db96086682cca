import { shuffled } from '../common/chance.js';
import { between, inOrder, manyOf, numberOf, oneOf, pick, some, until } from './drawing.js';
import { COLOURS, FAMILIES, familyOf, GROUPS, NUTRIENTS, PLATE, ROTATED, ROTATION, SQUARES, WEEKS } from './plants.js';

/** @typedef {import('./drawing.js').Chance} Chance @typedef {import('./drawing.js').Drawn} Drawn */

const COLOURS_OF_A_PLATE = 5;
const COLOURS_THERE = 2;
const BEDS = 4;
/** What is planned in the beds, each of a family of its own. */
export const PLANNED = ['squash', 'tomato', 'bean', 'garlic', 'broccoli'];
/** How many squares a row of it takes. @type {Record<string, number>} */
export const ROWS = { squash: 6, tomato: 4, bean: 3, garlic: 2, broccoli: 4 };
/** What may have been in a bed before. */
const BEFORE = ['potato', 'pea', 'onion', 'cauliflower', 'lettuce'];
const BED_SIZES = [2, 3, 4, 6];

const keys = (/** @type {Record<string, unknown>} */ record) => Object.keys(record);
const others = (/** @type {string[]} */ all, /** @type {string} */ but) => all.filter((one) => one !== but);

export const squaresOf = (/** @type {readonly number[]} */ counts) =>
  Object.values(SQUARES).reduce((sum, squares, at) => sum + squares * counts[at], 0);
/** How many of each are planted, as one word: `1-2-0`. */
export const countsOf = (/** @type {string} */ plan) => plan.split('-').map(Number);

/** Whether a plant may go into a bed: it has the room, and none of its family was there. @param {string} plant @param {number} size @param {string} before */
export const goesInto = (plant, size, before) => ROWS[plant] <= size && familyOf(plant) !== familyOf(before);

/** All orders of some values. @template T @param {T[]} values @returns {T[][]} */
export const ordersOf = (values) =>
  values.length < 2
    ? [values]
    : values.flatMap((first, at) => ordersOf(values.filter((_, other) => other !== at)).map((rest) => [first, ...rest])); // prettier-ignore

/** The orders in which plants fit their beds. @param {string[]} plants @param {number[]} sizes @param {string[]} before */
export const fitting = (plants, sizes, before) =>
  ordersOf(plants).filter((order) => order.every((plant, bed) => goesInto(plant, sizes[bed], before[bed])));

/** @param {Chance} chance @returns {Drawn} */
function beds(chance) {
  const { plants, sizes, before } = until(
    () => ({
      plants: some(chance, PLANNED, BEDS),
      sizes: Array.from({ length: BEDS }, () => pick(chance, BED_SIZES)),
      before: some(chance, BEFORE, BEDS),
    }),
    // Families have to be thought of: by the room alone there is more than one order.
    ({ plants, sizes, before }) =>
      fitting(plants, sizes, before).length === 1 && fitting(plants, sizes, Array(BEDS).fill('lettuce')).length > 1,
  );
  const n = Object.fromEntries(sizes.map((size, bed) => [`bed${bed}`, size]));
  return inOrder(chance, fitting(plants, sizes, before)[0], { about: before, n });
}

/** @param {Chance} chance @returns {Drawn} */
function colours(chance) {
  const all = some(chance, keys(COLOURS), COLOURS_OF_A_PLATE).map((colour) => shuffled(COLOURS[colour], chance));
  const [there, missing] = [all.slice(0, COLOURS_THERE), all.slice(COLOURS_THERE)];
  return manyOf(
    chance,
    missing.map(([food]) => food),
    there.map(([, other]) => other),
    { about: there.map(([food]) => food) },
  );
}

/** @param {Chance} chance @returns {Drawn} */
function fill(chance) {
  const plan = () => [between(chance, 0, 2), between(chance, 0, 4), between(chance, 1, 5)];
  const size = pick(chance, [8, 10, 12]);
  const holds = (/** @type {number[][]} */ plans) =>
    new Set(plans.map(String)).size === 3 &&
    plans.every((counts, at) => (squaresOf(counts) === size) === (at === 0) && Math.abs(squaresOf(counts) - size) < 4);
  const [right, ...wrong] = until(() => [plan(), plan(), plan()], holds).map((counts) => counts.join('-'));
  return oneOf(chance, right, wrong, { n: { size } });
}

/** From the garden to the plate, and plans. @satisfies {Record<string, (chance: Chance) => Drawn>} */
export const PLATE_TASKS = {
  group: (/** @type {Chance} */ chance) => {
    const group = pick(chance, keys(GROUPS));
    const wrong = some(chance, others(keys(GROUPS), group), 3).map((other) => pick(chance, GROUPS[other]));
    return oneOf(chance, pick(chance, GROUPS[group]), wrong, { about: [group] });
  },
  colours,
  missing: (/** @type {Chance} */ chance) => {
    const part = pick(chance, keys(PLATE));
    const there = others(keys(PLATE), part).map((other) => some(chance, PLATE[other], 2));
    const right = pick(chance, PLATE[part]);
    return oneOf(chance, right, there.map(([, other]) => other), { about: [part, ...there.map(([food]) => food)] }); // prettier-ignore
  },
  gives: (/** @type {Chance} */ chance) => {
    const nutrient = pick(chance, keys(NUTRIENTS));
    const { much, little } = NUTRIENTS[nutrient];
    return oneOf(chance, pick(chance, much), some(chance, little, 2), { about: [nutrient] });
  },
  fits: (/** @type {Chance} */ chance) => {
    const made = until(
      () => ({ size: pick(chance, [8, 10, 12]), counts: [between(chance, 0, 2), between(chance, 0, 3), 0] }),
      ({ size, counts }) => squaresOf(counts) > 0 && size - squaresOf(counts) > 1,
    );
    const plant = pick(chance, ['tomato', 'lettuce']);
    const free = made.size - squaresOf(made.counts);
    const n = { size: made.size, squash: made.counts[0], tomato: made.counts[1] };
    return numberOf(chance, free / SQUARES[plant], { about: [plant], n });
  },
  ready: (/** @type {Chance} */ chance) => {
    const [first, ...later] = some(chance, keys(WEEKS), 3).sort((a, b) => WEEKS[a] - WEEKS[b]);
    const left = Math.min(WEEKS[first] + between(chance, 0, 3), WEEKS[later[0]] - 1);
    return oneOf(chance, first, later, { n: { left } });
  },
  together: (/** @type {Chance} */ chance) => {
    const [last, ...sooner] = some(chance, keys(WEEKS), 3).sort((a, b) => WEEKS[b] - WEEKS[a]);
    return oneOf(chance, last, sooner);
  },
  family: (/** @type {Chance} */ chance) => {
    const family = pick(chance, /** @type {const} */ (['nightshade', 'legume', 'brassica']));
    const [before, ...same] = shuffled(FAMILIES[family], chance);
    const right = pick(chance, Object.values(FAMILIES).flat().filter((plant) => familyOf(plant) !== family)); // prettier-ignore
    return oneOf(chance, right, same, { about: [before] });
  },
  fill,
  rotation: (/** @type {Chance} */ chance) => {
    const [from, years] = [between(chance, 0, 3), between(chance, 2, 3)];
    const group = ROTATION[(from + years) % ROTATION.length];
    const wrong = ROTATION.filter((other, at) => other !== group && at !== from).map((other) => pick(chance, ROTATED[other])); // prettier-ignore
    return oneOf(chance, pick(chance, ROTATED[group]), wrong, { about: [pick(chance, ROTATED[ROTATION[from]])], n: { years } }); // prettier-ignore
  },
  beds,
};
