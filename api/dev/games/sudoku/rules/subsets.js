import { bit, boxOf, BOXES, columnOf, COLUMNS, digitsOf, DIGITS, rowOf, ROWS, sizeOf, UNITS } from './board.js';

/**
 * @typedef {import('./singles.js').Step} Step
 * @typedef {import('./singles.js').Finder} Finder
 * @typedef {import('./board.js').Unit} Unit
 */

/** A digit of a box lies on one line: it leaves the rest of the line. @type {Finder} */
export const pointing = (candidates) =>
  first(BOXES, (box) =>
    first(DIGITS, (digit) => {
      const cells = box.cells.filter((cell) => candidates[cell] & bit(digit));
      const line = cells.length > 1 ? commonLine(cells) : null;
      return line && step('pointing', cells, [digit], [box, line], strike(candidates, line.cells, cells, bit(digit)));
    }),
  );

/** A digit of a line lies in one box: it leaves the rest of the box. @type {Finder} */
export const claiming = (candidates) =>
  first([...ROWS, ...COLUMNS], (line) =>
    first(DIGITS, (digit) => {
      const cells = line.cells.filter((cell) => candidates[cell] & bit(digit));
      if (cells.length < 2 || !same(cells.map(boxOf))) return null;
      const box = BOXES[boxOf(cells[0])];
      return step('claiming', cells, [digit], [line, box], strike(candidates, box.cells, cells, bit(digit)));
    }),
  );

/** So many cells of a unit share as many candidates: those leave the unit's other cells. @returns {Finder} */
export const nakedSubset = (/** @type {2 | 3} */ size) => (candidates) =>
  first(UNITS, (unit) => {
    const open = unit.cells.filter((cell) => candidates[cell] && sizeOf(candidates[cell]) <= size);
    return first(choose(open, size), (cells) => {
      const mask = cells.reduce((all, cell) => all | candidates[cell], 0);
      if (sizeOf(mask) !== size) return null;
      const name = size === 2 ? 'naked-pair' : 'naked-triple';
      return step(name, cells, digitsOf(mask), [unit], strike(candidates, unit.cells, cells, mask));
    });
  });

/** So many digits of a unit fit into as many cells only: other candidates leave those cells. @returns {Finder} */
export const hiddenSubset = (/** @type {2 | 3} */ size) => (candidates) =>
  first(UNITS, (unit) => {
    const places = (/** @type {number} */ digit) => unit.cells.filter((cell) => candidates[cell] & bit(digit));
    const open = DIGITS.filter((digit) => places(digit).length > 1 && places(digit).length <= size);
    return first(choose(open, size), (digits) => {
      const cells = unit.cells.filter((cell) => digits.some((digit) => candidates[cell] & bit(digit)));
      if (cells.length !== size) return null;
      const others = ~digits.reduce((mask, digit) => mask | bit(digit), 0);
      const name = size === 2 ? 'hidden-pair' : 'hidden-triple';
      return step(name, cells, digits, [unit], strike(candidates, cells, [], others));
    });
  });

/**
 * A step, unless nothing follows from it.
 * @param {import('./singles.js').Technique} technique
 * @param {number[]} cells
 * @param {number[]} digits
 * @param {Unit[]} units
 * @param {Step['removals']} removals
 * @returns {Step | null}
 */
export function step(technique, cells, digits, units, removals) {
  return removals.length > 0 ? { technique, cells, digits, units, place: null, removals } : null;
}

/**
 * What of `mask` can be struck from `cells`, leaving out `except`.
 * @param {readonly number[]} candidates
 * @param {readonly number[]} cells
 * @param {readonly number[]} except
 * @param {number} mask
 */
export function strike(candidates, cells, except, mask) {
  return cells
    .filter((cell) => !except.includes(cell) && candidates[cell] & mask)
    .map((cell) => ({ cell, mask: candidates[cell] & mask }));
}

/**
 * The first answer that is not null.
 * @template T
 * @param {readonly T[]} values
 * @param {(value: T) => Step | null} find
 */
export function first(values, find) {
  for (const value of values) {
    const found = find(value);
    if (found) return found;
  }
  return null;
}

/**
 * All ways to choose `size` of the values.
 * @template T
 * @param {readonly T[]} values
 * @param {number} size
 * @returns {T[][]}
 */
export function choose(values, size) {
  if (size === 0) return [[]];
  return values.flatMap((value, at) => choose(values.slice(at + 1), size - 1).map((rest) => [value, ...rest]));
}

const same = (/** @type {number[]} */ values) => values.every((value) => value === values[0]);

/** @returns {Unit | null} */
function commonLine(/** @type {number[]} */ cells) {
  if (same(cells.map(rowOf))) return ROWS[rowOf(cells[0])];
  return same(cells.map(columnOf)) ? COLUMNS[columnOf(cells[0])] : null;
}
