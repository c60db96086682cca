import { instant, progress } from '../common/achievements.js';
import { isSecondLook, LAST_STOP, solvedInAll } from './game/profile.js';
import { LEVELS } from './rules/rater.js';

/**
 * @typedef {import('./game/profile.js').Profile} Profile
 * @typedef {import('./game/play.js').Play} Play
 */

/** By the profile after a solved Sudoku, and its play. @type {import('../common/achievements.js').Achievements<[Profile, Play]>} */
export const bySolving = {
  FIRST_SUDOKU: instant(() => true),
  NO_HINTS: instant((_, { level, hints }) => hints === 0 && level !== 'easy'),
  HARD_SOLVED: instant((_, { level }) => level === 'hard'),
  THREE_LEVELS: instant(({ solved }) => LEVELS.every((level) => solved[level] > 0)),
  SOUTHERN_ROAD: progress((profile) => Math.min(solvedInAll(profile), LAST_STOP)),
};

/** By the play before and after a move. @type {import('../common/achievements.js').Achievements<[Play, Play]>} */
export const byMoving = { SECOND_LOOK: instant(isSecondLook) };

export const achievements = { ...bySolving, ...byMoving };
