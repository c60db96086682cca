import { shuffled } from '../common/chance.js';

/**
 * @typedef {{ parts: [number, number][], num: number, den: number, cuts: number[] }} Order
 * An order of one or two fractions, their sum, and into how many pieces the knife can cut.
 */

/** @returns {number} */
const greatest = (/** @type {number} */ a, /** @type {number} */ b) => (b === 0 ? a : greatest(b, a % b));
const KNIFE = [2, 3, 4, 5, 6, 8, 10, 12];
/** Sums that stay below a whole and can be cut with twelve pieces at most. */
const SUMS = /** @type {[number, number][][]} */ ([
  [
    [1, 2],
    [1, 4],
  ],
  [
    [1, 3],
    [1, 6],
  ],
  [
    [1, 2],
    [1, 3],
  ],
  [
    [1, 4],
    [3, 8],
  ],
  [
    [1, 5],
    [1, 2],
  ],
  [
    [2, 3],
    [1, 4],
  ],
  [
    [1, 8],
    [1, 2],
  ],
  [
    [1, 6],
    [1, 2],
  ],
  [
    [1, 4],
    [1, 6],
  ],
  [
    [3, 10],
    [2, 5],
  ],
  [
    [1, 3],
    [1, 4],
  ],
  [
    [1, 2],
    [3, 8],
  ],
]);

/** @param {[number, number][]} parts @returns {[number, number]} in lowest terms */
export function sum(parts) {
  const [num, den] = parts.reduce(([a, b], [c, d]) => /** @type {[number, number]} */ ([a * d + c * b, b * d]), [0, 1]);
  const by = greatest(num, den);
  return [num / by, den / by];
}

/** An order of a level: 0 with the knife that it names, 1 with other knives only, 2 of two fractions together. */
export function orderOf(/** @type {number} */ level, /** @type {() => number} */ chance) {
  const pick = (/** @type {readonly any[]} */ all) => all[Math.floor(chance() * all.length)];
  if (level === 2) {
    const parts = pick(SUMS);
    const [num, den] = sum(parts);
    return orderWith(parts, num, den, KNIFE);
  }
  const den = pick(level === 0 ? [2, 3, 4, 5, 6, 8] : [2, 3, 4, 5, 6]);
  const num = pick(Array.from({ length: den - 1 }, (_, n) => n + 1).filter((n) => greatest(n, den) === 1));
  const knives = level === 0 ? KNIFE : KNIFE.filter((cut) => cut !== den);
  return orderWith([[num, den]], num, den, level === 0 ? shuffled(knives, chance) : knives);
}

/** @param {[number, number][]} parts @param {number} num @param {number} den @param {number[]} cuts @returns {Order} */
const orderWith = (parts, num, den, cuts) => ({ parts, num, den, cuts: [...cuts].sort((a, b) => a - b) });

/** How many pieces of `cuts` the order is: not whole when it cannot be cut so. */
export const piecesOf = (/** @type {Order} */ { num, den }, /** @type {number} */ cuts) => (num * cuts) / den;
