import { isSolved, mistakesOf } from './play.js';
import { LEVELS } from '../rules/rater.js';

/**
 * What stays from one Sudoku to the next.
 * @typedef {import('../rules/rater.js').Level} Level
 * @typedef {import('./play.js').Play} Play
 * @typedef {object} Profile
 * @property {Record<Level, number>} solved
 * @property {Record<Level, number | null>} best seconds without a hint
 * @property {string[]} unlocked
 * @property {boolean} showsMistakes
 */

export const LAST_STOP = 30;

/** @type {Profile} */
export const newProfile = {
  solved: { easy: 0, medium: 0, hard: 0 },
  best: { easy: null, medium: null, hard: null },
  unlocked: [],
  showsMistakes: false,
};

export const solvedInAll = (/** @type {Profile} */ { solved }) => LEVELS.reduce((sum, level) => sum + solved[level], 0);

/** The profile after a solved Sudoku. @returns {Profile} */
export function afterSolving(/** @type {Profile} */ profile, /** @type {Play} */ { level, seconds, hints }) {
  const best = profile.best[level];
  const isBest = hints === 0 && (best === null || seconds < best);
  return {
    ...profile,
    solved: { ...profile.solved, [level]: profile.solved[level] + 1 },
    best: isBest ? { ...profile.best, [level]: seconds } : profile.best,
  };
}

/** Whether a player has just mended a mistake that the game had not shown. */
export const isSecondLook = (/** @type {Play} */ before, /** @type {Play} */ after) =>
  !before.sawMistakes &&
  before.hints === after.hints &&
  mistakesOf(before).some((cell) => after.values[cell] === after.solution[cell]) &&
  !isSolved(before);
