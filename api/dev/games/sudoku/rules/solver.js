import { ALL, bit, boxOf, CELLS, columnOf, digitsOf, rowOf, sizeOf } from './board.js';

/** @typedef {import('./board.js').Grid} Grid */

/**
 * Solves by trying, the cell with the fewest candidates first.
 * @param {Grid} grid
 * @param {{ limit?: number, order?: (digits: number[]) => number[] }} [options] stops after `limit` solutions
 * @returns {number[][]} the solutions found
 */
export function solutionsOf(grid, { limit = 2, order = (digits) => digits } = {}) {
  const used = usedDigits(grid);
  if (!used) return [];
  const cells = [...grid];
  /** @type {number[][]} */
  const found = [];

  const visit = () => {
    const next = fewestCandidates(cells, used);
    if (!next) return void found.push([...cells]);
    for (const digit of order(digitsOf(next.mask))) {
      place(cells, used, next.cell, digit);
      visit();
      remove(cells, used, next.cell);
      if (found.length >= limit) return;
    }
  };
  visit();
  return found;
}

/** Whether there is exactly one solution. */
export const isUnique = (/** @type {Grid} */ grid) => solutionsOf(grid).length === 1;

/** @typedef {{ rows: number[], columns: number[], boxes: number[] }} Used */

/** @returns {Used | null} null where a digit stands twice */
function usedDigits(/** @type {Grid} */ grid) {
  const used = { rows: zeros(), columns: zeros(), boxes: zeros() };
  for (const cell of CELLS) {
    if (!grid[cell]) continue;
    if (!(freeAt(used, cell) & bit(grid[cell]))) return null;
    mark(used, cell, bit(grid[cell]));
  }
  return used;
}

const zeros = () => /** @type {number[]} */ (Array(9).fill(0));

const freeAt = (/** @type {Used} */ used, /** @type {number} */ cell) =>
  ALL & ~(used.rows[rowOf(cell)] | used.columns[columnOf(cell)] | used.boxes[boxOf(cell)]);

function mark(/** @type {Used} */ used, /** @type {number} */ cell, /** @type {number} */ mask) {
  used.rows[rowOf(cell)] ^= mask;
  used.columns[columnOf(cell)] ^= mask;
  used.boxes[boxOf(cell)] ^= mask;
}

function place(
  /** @type {number[]} */ cells,
  /** @type {Used} */ used,
  /** @type {number} */ cell,
  /** @type {number} */ digit,
) {
  cells[cell] = digit;
  mark(used, cell, bit(digit));
}

function remove(/** @type {number[]} */ cells, /** @type {Used} */ used, /** @type {number} */ cell) {
  mark(used, cell, bit(cells[cell]));
  cells[cell] = 0;
}

function fewestCandidates(/** @type {number[]} */ cells, /** @type {Used} */ used) {
  /** @type {{ cell: number, mask: number } | null} */
  let best = null;
  let fewest = 10;
  for (let cell = 0; cell < 81; cell += 1) {
    if (cells[cell]) continue;
    const mask = freeAt(used, cell);
    const size = sizeOf(mask);
    if (size >= fewest) continue;
    best = { cell, mask };
    fewest = size;
    if (size < 2) return best;
  }
  return best;
}
