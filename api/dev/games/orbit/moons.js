import { shuffled } from '../common/chance.js';

/**
 * @typedef {'+' | '×'} Sign
 * @typedef {{ target: number, sign: Sign, count: number, moons: number[], answer: number[] }} Sky
 * A number to reach with so many moons of six.
 */

const between = (/** @type {() => number} */ chance, /** @type {number} */ from, /** @type {number} */ to) =>
  from + Math.floor(chance() * (to - from + 1));

/** What moons come to together. */
export const together = (/** @type {number[]} */ moons, /** @type {Sign} */ sign) =>
  moons.reduce((sum, moon) => (sign === '+' ? sum + moon : sum * moon), sign === '+' ? 0 : 1);

/** A sky of a level: 0 two moons up to 100, 1 three moons up to 1,000, 2 two moons multiplied. @returns {Sky} */
export function skyOf(/** @type {number} */ level, /** @type {() => number} */ chance) {
  const [from, to, count] = [
    [3, 50, 2],
    [10, 330, 3],
    [2, 12, 2],
  ][level];
  /** @type {Set<number>} */
  const drawn = new Set();
  while (drawn.size < 6) drawn.add(between(chance, from, to));
  const all = [...drawn];
  const answer = all.slice(0, count);
  const sign = level === 2 ? '×' : '+';
  return { target: together(answer, sign), sign, count, moons: shuffled(all, chance), answer };
}
