import { bit, candidatesOf, CELLS, PEERS } from '../rules/board.js';

/**
 * One Sudoku in play. `ruledOut` are candidates that hints have struck: true for good, so undo leaves them.
 * @typedef {object} Play
 * @property {import('../rules/rater.js').Level} level
 * @property {number} seed
 * @property {readonly number[]} givens
 * @property {readonly number[]} solution
 * @property {readonly number[]} values
 * @property {readonly number[]} notes a mask of digits for each cell
 * @property {readonly number[]} ruledOut
 * @property {readonly Move[]} past
 * @property {readonly Move[]} future
 * @property {number} seconds
 * @property {number} hints
 * @property {boolean} sawMistakes
 *
 * @typedef {{ cell: number, value: [number, number], notes: [number, number] }} Change from, to
 * @typedef {Change[]} Move
 */

const LONGEST_PAST = 400;
const none = () => /** @type {number[]} */ (Array(81).fill(0));

/** @returns {Play} */
export function begin(/** @type {import('../rules/generator.js').Puzzle} */ { level, seed, givens, solution }) {
  return {
    level,
    seed,
    givens,
    solution,
    values: givens,
    notes: none(),
    ruledOut: none(),
    past: [],
    future: [],
    seconds: 0,
    hints: 0,
    sawMistakes: false,
  };
}

/** Puts a digit, or takes it away where it stands already; notes of the neighbours follow. @returns {Play} */
export function place(/** @type {Play} */ play, /** @type {number} */ cell, /** @type {number} */ digit) {
  if (play.givens[cell] || isSolved(play)) return play;
  if (play.values[cell] === digit) return erase(play, cell);
  const neighbours = PEERS[cell].filter((peer) => play.notes[peer] & bit(digit));
  return moved(play, [
    change(play, cell, digit, 0),
    ...neighbours.map((peer) => change(play, peer, play.values[peer], play.notes[peer] & ~bit(digit))),
  ]);
}

/** Writes or strikes a small note. @returns {Play} */
export function note(/** @type {Play} */ play, /** @type {number} */ cell, /** @type {number} */ digit) {
  if (play.values[cell]) return play;
  return moved(play, [change(play, cell, 0, play.notes[cell] ^ bit(digit))]);
}

/** @returns {Play} */
export function erase(/** @type {Play} */ play, /** @type {number} */ cell) {
  if (play.givens[cell] || isSolved(play)) return play;
  return moved(play, [change(play, cell, 0, 0)]);
}

/** Writes into every empty cell what may stand there. @returns {Play} */
export function noteAll(/** @type {Play} */ play) {
  const candidates = knownCandidates(play);
  return moved(
    play,
    CELLS.filter((cell) => !play.values[cell]).map((cell) => change(play, cell, 0, candidates[cell])),
  );
}

/** @returns {Play} */
export function undo(/** @type {Play} */ play) {
  const move = play.past.at(-1);
  if (!move || isSolved(play)) return play;
  return { ...set(play, move, 0), past: play.past.slice(0, -1), future: [...play.future, move] };
}

/** @returns {Play} */
export function redo(/** @type {Play} */ play) {
  const move = play.future.at(-1);
  if (!move) return play;
  return { ...set(play, move, 1), past: [...play.past, move], future: play.future.slice(0, -1) };
}

/**
 * Strikes candidates that a hint has ruled out, and writes the rest as notes, so that the eye can follow.
 * @param {Play} play
 * @param {{ cell: number, mask: number }[]} removals
 * @param {number[]} shown cells whose notes prove the step
 * @returns {Play}
 */
export function ruleOut(play, removals, shown) {
  const ruledOut = [...play.ruledOut];
  for (const { cell, mask } of removals) ruledOut[cell] |= mask;
  const next = { ...play, ruledOut };
  const candidates = knownCandidates(next);
  const cells = [...new Set([...shown, ...removals.map(({ cell }) => cell)])];
  return moved(
    next,
    cells.map((cell) => change(next, cell, 0, (next.notes[cell] || candidates[cell]) & candidates[cell])),
  );
}

/** What may stand in each cell by the digits placed and the hints taken. */
export function knownCandidates(/** @type {Play} */ { values, ruledOut }) {
  return candidatesOf(values).map((mask, cell) => mask & ~ruledOut[cell]);
}

export const mistakesOf = (/** @type {Play} */ { values, solution }) =>
  CELLS.filter((cell) => values[cell] && values[cell] !== solution[cell]);

export const isFull = (/** @type {Play} */ { values }) => !values.includes(0);
export const isSolved = (/** @type {Play} */ play) => isFull(play) && mistakesOf(play).length === 0;

/** How often each digit is still to be placed, 1 to 9. */
export const leftOf = (/** @type {Play} */ { values }) =>
  Array.from({ length: 9 }, (_, at) => 9 - values.filter((value) => value === at + 1).length);

/** @returns {Change} */
function change(
  /** @type {Play} */ play,
  /** @type {number} */ cell,
  /** @type {number} */ value,
  /** @type {number} */ notes,
) {
  return { cell, value: [play.values[cell], value], notes: [play.notes[cell], notes] };
}

/** @returns {Play} */
function moved(/** @type {Play} */ play, /** @type {Move} */ move) {
  const real = move.filter(({ value, notes }) => value[0] !== value[1] || notes[0] !== notes[1]);
  if (real.length === 0) return play;
  return { ...set(play, real, 1), past: [...play.past, real].slice(-LONGEST_PAST), future: [] };
}

/** @returns {Play} */
function set(/** @type {Play} */ play, /** @type {Move} */ move, /** @type {0 | 1} */ side) {
  const values = [...play.values];
  const notes = [...play.notes];
  for (const { cell, value, notes: small } of move) {
    values[cell] = value[side];
    notes[cell] = small[side];
  }
  return { ...play, values, notes };
}
