/**
 * What a person has done in a game of rounds.
 * @typedef {object} Profile
 * @property {number[]} best of each level: tasks right at the first try
 * @property {number} solved tasks right at the first try, in all
 * @property {number} rounds
 *
 * @typedef {{ level: number, first: number, shown: number, tasks: number }} Round
 */

const isCount = (/** @type {unknown} */ value) => Number.isSafeInteger(value) && Number(value) >= 0;

/** @returns {Profile} what is no profile counts as none */
export function fromText(/** @type {unknown} */ text) {
  try {
    const { best, solved, rounds } = JSON.parse(String(text));
    if (Array.isArray(best) && best.length <= 9 && [solved, rounds].every(isCount))
      return { best: best.map((one) => (isCount(one) ? one : 0)), solved, rounds };
  } catch {
    // Nothing that could be read was kept.
  }
  return { best: [], solved: 0, rounds: 0 };
}

export const toText = (/** @type {Profile} */ profile) => JSON.stringify(profile);

/** @param {Profile} profile @param {Round} round @returns {Profile} */
export function profileAfter({ best, solved, rounds }, { level, first }) {
  const bests = Array.from({ length: Math.max(best.length, level + 1) }, (_, at) =>
    Math.max(best[at] ?? 0, at === level ? first : 0),
  );
  return { best: bests, solved: solved + first, rounds: rounds + 1 };
}

/** All tasks right at the first try. */
export const isFlawless = (/** @type {Round} */ { first, tasks }) => first === tasks;

/** A task right at the first try in each of the three levels. */
export const isRightInEach = (/** @type {Profile} */ { best }) => [0, 1, 2].every((level) => (best[level] ?? 0) > 0);
