import { bit, CELLS, columnOf, COLUMNS, digitsOf, DIGITS, PEERS, rowOf, ROWS, sizeOf } from './board.js';
import { choose, first, step, strike } from './subsets.js';

/**
 * @typedef {import('./singles.js').Finder} Finder
 * @typedef {import('./singles.js').Step} Step
 */

/** A digit lies in two (three) lines within the same two (three) crossing lines, and leaves these. @returns {Finder} */
export const fish = (/** @type {2 | 3} */ size) => (candidates) =>
  first(DIGITS, (digit) => fishOf(candidates, digit, size, 'row') ?? fishOf(candidates, digit, size, 'column'));

/**
 * @param {readonly number[]} candidates
 * @param {number} digit
 * @param {2 | 3} size
 * @param {'row' | 'column'} kind
 * @returns {Step | null}
 */
function fishOf(candidates, digit, size, kind) {
  const [lines, crossing, crossOf] = kind === 'row' ? [ROWS, COLUMNS, columnOf] : [COLUMNS, ROWS, rowOf];
  const places = (/** @type {readonly number[]} */ cells) => cells.filter((cell) => candidates[cell] & bit(digit));
  const open = lines.filter(({ cells }) => places(cells).length > 1 && places(cells).length <= size);
  return first(choose(open, size), (chosen) => {
    const cells = chosen.flatMap((line) => places(line.cells));
    const across = [...new Set(cells.map(crossOf))];
    if (across.length !== size) return null;
    const struck = across.flatMap((index) => strike(candidates, crossing[index].cells, cells, bit(digit)));
    const units = [...chosen, ...across.map((index) => crossing[index])];
    return step(size === 2 ? 'x-wing' : 'swordfish', cells, [digit], units, struck);
  });
}

/** A pivot XY sees XZ and YZ: one of the wings is Z, so cells that see both are not. @type {Finder} */
export const xyWing = (candidates) => {
  const pairs = CELLS.filter((cell) => sizeOf(candidates[cell]) === 2);
  return first(pairs, (pivot) => {
    const wings = PEERS[pivot].filter(
      (cell) => sizeOf(candidates[cell]) === 2 && sizeOf(candidates[cell] & candidates[pivot]) === 1,
    );
    return first(choose(wings, 2), ([one, other]) => {
      const shared = candidates[one] & candidates[other] & ~candidates[pivot];
      const all = candidates[one] | candidates[other] | candidates[pivot];
      if (!shared || sizeOf(all) !== 3 || candidates[one] === candidates[other]) return null;
      const seen = PEERS[one].filter((cell) => cell !== pivot && PEERS[other].includes(cell));
      const digits = [...digitsOf(candidates[pivot]), ...digitsOf(shared)];
      return step('xy-wing', [pivot, one, other], digits, [], strike(candidates, seen, [], shared));
    });
  });
};
