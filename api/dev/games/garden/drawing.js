import { shuffled } from '../common/chance.js';

/**
 * @typedef {() => number} Chance
 * A task in numbers and names alone: what it is about, what is offered, and which of that is right: one, some in any order, or
 * all in one order.
 * @typedef {object} Drawn
 * @property {'one' | 'many' | 'order'} input
 * @property {string[]} options
 * @property {number[]} answer places in the options
 * @property {string[]} about
 * @property {Record<string, number>} n
 */

/** @template T @param {Chance} chance @param {readonly T[]} values */
export const pick = (chance, values) => values[Math.floor(chance() * values.length)];

/** So many different ones. @template T @param {Chance} chance @param {readonly T[]} values @param {number} count */
export const some = (chance, values, count) => shuffled(values, chance).slice(0, count);

export const between = (/** @type {Chance} */ chance, /** @type {number} */ from, /** @type {number} */ to) =>
  from + Math.floor(chance() * (to - from + 1));

/** @template T @param {() => T} make @param {(made: T) => boolean} holds */
export function until(make, holds) {
  for (;;) {
    const made = make();
    if (holds(made)) return made;
  }
}

/** @typedef {{ about?: string[], n?: Record<string, number> }} Rest */

/** @param {Chance} chance @param {string} right @param {string[]} wrong @param {Rest} [rest] @returns {Drawn} */
export function oneOf(chance, right, wrong, { about = [], n = {} } = {}) {
  const options = shuffled([right, ...wrong], chance);
  return { input: 'one', options, answer: [options.indexOf(right)], about, n };
}

/** @param {Chance} chance @param {string[]} right @param {string[]} wrong @param {Rest} [rest] @returns {Drawn} */
export function manyOf(chance, right, wrong, { about = [], n = {} } = {}) {
  const options = shuffled([...right, ...wrong], chance);
  return { input: 'many', options, answer: right.map((one) => options.indexOf(one)).sort((a, b) => a - b), about, n };
}

/** Never in its right order from the start. @param {Chance} chance @param {string[]} right @param {Rest} [rest] @returns {Drawn} */
export function inOrder(chance, right, { about = [], n = {} } = {}) {
  const options = until(
    () => shuffled(right, chance),
    (mixed) => mixed.some((one, at) => one !== right[at]),
  );
  return { input: 'order', options, answer: right.map((one) => options.indexOf(one)), about, n };
}

/** A number among two others near it, the smallest first. @param {Chance} chance @param {number} right @param {Rest} rest */
export function numberOf(chance, right, { about = [], n = {} }) {
  const near = [right - 2, right - 1, right + 1, right + 2].filter((one) => one > 0);
  const options = [right, ...some(chance, near, 2)].sort((a, b) => a - b).map(String);
  return /** @type {Drawn} */ ({ input: 'one', options, answer: [options.indexOf(String(right))], about, n });
}
