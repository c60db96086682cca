import { CELLS } from './board.js';
import { seeded, shuffled } from '../../common/chance.js';
import { solveByReasoning } from './rater.js';
import { isUnique, solutionsOf } from './solver.js';

/**
 * @typedef {import('./rater.js').Level} Level
 * @typedef {{ level: Level, seed: number, givens: number[], solution: number[] }} Puzzle
 */

/** Givens that stay at least: an easy grid with many of them is friendlier. @type {Record<Level, number>} */
const FEWEST = { easy: 36, medium: 26, hard: 22 };

/**
 * One attempt at a puzzle of the level: unique, symmetric, solvable without guessing.
 * @param {Level} level
 * @param {number} seed
 * @returns {Puzzle | null} null where this seed gives another level
 */
export function attempt(level, seed) {
  const random = seeded(seed);
  const [solution] = solutionsOf(Array(81).fill(0), { limit: 1, order: (digits) => shuffled(digits, random) });
  const givens = dig(solution, FEWEST[level], random);
  return solveByReasoning(givens)?.level === level ? { level, seed, givens, solution } : null;
}

/**
 * The first puzzle of the level from this seed on.
 * @param {Level} level
 * @param {number} seed
 * @returns {Puzzle}
 */
export function generate(level, seed) {
  for (let next = seed; ; next += 1) {
    const puzzle = attempt(level, next >>> 0);
    if (puzzle) return puzzle;
  }
}

/**
 * Clears opposite cells in pairs while one solution remains.
 * @param {number[]} solution
 * @param {number} fewest
 * @param {() => number} random
 */
function dig(solution, fewest, random) {
  const cells = [...solution];
  let left = 81;
  for (const cell of shuffled(CELLS.slice(0, 41), random)) {
    const pair = cell === 40 ? [40] : [cell, 80 - cell];
    if (left - pair.length < fewest) break;
    for (const one of pair) cells[one] = 0;
    if (isUnique(cells)) left -= pair.length;
    else for (const one of pair) cells[one] = solution[one];
  }
  return cells;
}
