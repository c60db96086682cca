import { YEARS } from './sums.js';

/** A year has three goals of four months, and so there are nine. */
export const MONTHS = 12;
export const MONTHS_OF_A_GOAL = 4;
const GOALS_OF_A_YEAR = MONTHS / MONTHS_OF_A_GOAL;

export const markOf = (/** @type {number} */ level, /** @type {number} */ month) => `${level}.${month}`;

/** Which goal a month saves for, of all nine. */
export const goalOf = (/** @type {number} */ level, /** @type {number} */ month) =>
  level * GOALS_OF_A_YEAR + Math.floor(month / MONTHS_OF_A_GOAL);

/** Of each goal, whether the coins of its four months were saved. @returns {boolean[]} */
export function goalsReached(/** @type {readonly string[]} */ marks) {
  return YEARS.flatMap((_, level) =>
    Array.from({ length: GOALS_OF_A_YEAR }, (_goal, at) =>
      Array.from({ length: MONTHS_OF_A_GOAL }, (_month, month) => markOf(level, at * MONTHS_OF_A_GOAL + month)).every(
        (mark) => marks.includes(mark),
      ),
    ),
  );
}

/** The months in which an offer hides a cost. */
export const OFFERS = YEARS.flatMap((kinds, level) =>
  kinds.flatMap((kind, month) => (kind === 'offer' ? [markOf(level, month)] : [])),
);
