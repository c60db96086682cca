/**
 * A grid is 81 numbers, row by row; 0 is empty. Candidates of a cell are a mask: bit d-1 stands for digit d.
 * @typedef {readonly number[]} Grid
 * @typedef {{ kind: 'row' | 'column' | 'box', index: number, cells: readonly number[] }} Unit
 */

export const CELLS = Array.from({ length: 81 }, (_, cell) => cell);
export const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
export const ALL = 0b111111111;

// Looked up, because the solver asks thousands of times.
const rows = CELLS.map((cell) => Math.floor(cell / 9));
const columns = CELLS.map((cell) => cell % 9);
const boxes = CELLS.map((cell) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3));

export const rowOf = (/** @type {number} */ cell) => rows[cell];
export const columnOf = (/** @type {number} */ cell) => columns[cell];
export const boxOf = (/** @type {number} */ cell) => boxes[cell];

/** @returns {Unit[]} */
const unitsBy = (/** @type {Unit['kind']} */ kind, /** @type {(cell: number) => number} */ of) =>
  Array.from({ length: 9 }, (_, index) => ({ kind, index, cells: CELLS.filter((cell) => of(cell) === index) }));

export const ROWS = unitsBy('row', rowOf);
export const COLUMNS = unitsBy('column', columnOf);
export const BOXES = unitsBy('box', boxOf);
export const UNITS = [...BOXES, ...ROWS, ...COLUMNS];

/** The twenty cells that share a row, column or box with each cell. */
export const PEERS = CELLS.map((cell) =>
  CELLS.filter(
    (other) =>
      other !== cell &&
      (rowOf(other) === rowOf(cell) || columnOf(other) === columnOf(cell) || boxOf(other) === boxOf(cell)),
  ),
);

export const bit = (/** @type {number} */ digit) => 1 << (digit - 1);

/** How many digits a mask holds. */
export function sizeOf(/** @type {number} */ mask) {
  let rest = mask;
  let size = 0;
  for (; rest; rest &= rest - 1) size += 1;
  return size;
}

/** The digits of a mask. */
export const digitsOf = (/** @type {number} */ mask) => DIGITS.filter((digit) => mask & bit(digit));

/** What may still stand in each cell, by the digits that are placed. @returns {number[]} */
export const candidatesOf = (/** @type {Grid} */ grid) =>
  CELLS.map((cell) => {
    if (grid[cell]) return 0;
    return PEERS[cell].reduce((mask, peer) => (grid[peer] ? mask & ~bit(grid[peer]) : mask), ALL);
  });

/** Cells that repeat a digit of their row, column or box. */
export const conflictsOf = (/** @type {Grid} */ grid) =>
  CELLS.filter((cell) => grid[cell] && PEERS[cell].some((peer) => grid[peer] === grid[cell]));

/** @returns {Grid} */
export const parse = (/** @type {string} */ text) => [...text].map((sign) => Number(sign) || 0);
