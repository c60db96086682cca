import { bit, CELLS, digitsOf, DIGITS, sizeOf, UNITS } from './board.js';

/**
 * One step of reasoning: which cells show it, and what follows: a digit placed, or candidates ruled out.
 * @typedef {object} Step
 * @property {Technique} technique
 * @property {number[]} cells the cells that prove it
 * @property {number[]} digits
 * @property {import('./board.js').Unit[]} units where to look
 * @property {{ cell: number, digit: number } | null} place
 * @property {{ cell: number, mask: number }[]} removals
 *
 * @typedef {'full-house' | 'hidden-single' | 'naked-single' | 'pointing' | 'claiming' | 'naked-pair' | 'hidden-pair'
 *   | 'naked-triple' | 'hidden-triple' | 'x-wing' | 'xy-wing' | 'swordfish'} Technique
 * @typedef {(candidates: readonly number[], grid: import('./board.js').Grid) => Step | null} Finder
 */

/** The last empty cell of a unit. @type {Finder} */
export function fullHouse(candidates, grid) {
  for (const unit of UNITS) {
    const empty = unit.cells.filter((cell) => !grid[cell]);
    const [cell] = empty;
    if (empty.length === 1 && sizeOf(candidates[cell]) === 1)
      return placing('full-house', cell, digitsOf(candidates[cell])[0], [unit]);
  }
  return null;
}

/** The only cell of a unit that can hold a digit: boxes first, which the eye finds most easily. @type {Finder} */
export function hiddenSingle(candidates) {
  for (const unit of UNITS) {
    for (const digit of DIGITS) {
      const cells = unit.cells.filter((cell) => candidates[cell] & bit(digit));
      if (cells.length === 1) return placing('hidden-single', cells[0], digit, [unit]);
    }
  }
  return null;
}

/** A cell with one candidate left. @type {Finder} */
export function nakedSingle(candidates) {
  const cell = CELLS.find((one) => sizeOf(candidates[one]) === 1);
  if (cell === undefined) return null;
  return placing('naked-single', cell, digitsOf(candidates[cell])[0], []);
}

/**
 * @param {Technique} technique
 * @param {number} cell
 * @param {number} digit
 * @param {import('./board.js').Unit[]} units
 * @returns {Step}
 */
function placing(technique, cell, digit, units) {
  return { technique, cells: [cell], digits: [digit], units, place: { cell, digit }, removals: [] };
}
