/**
 * What a person has done in a game of rounds.
 * @typedef {object} Profile
 * @property {(number | null)[]} best of each level: tasks right at the first try; null before its first round
 * @property {number} solved tasks right at the first try, in all
 * @property {number} rounds
 * @property {string[]} [marks] what was reached of a game's own list, each once
 * @property {boolean} [hasSound] turned on by the person
 *
 * @typedef {{ level: number, first: number, shown: number, tasks: number, marks?: string[] }} Round
 */

const MOST_MARKS = 64;
const isCount = (/** @type {unknown} */ value) => Number.isSafeInteger(value) && Number(value) >= 0;

const areMarks = (/** @type {unknown} */ marks) =>
  Array.isArray(marks) && marks.length <= MOST_MARKS && marks.every((mark) => typeof mark === 'string');

/** @returns {Profile} what is no profile counts as none */
export function fromText(/** @type {unknown} */ text) {
  try {
    const { best, solved, rounds, marks, hasSound } = JSON.parse(String(text));
    if (Array.isArray(best) && best.length <= 9 && [solved, rounds].every(isCount))
      return {
        ...{ best: best.map((one) => (isCount(one) ? one : null)), solved, rounds },
        ...(areMarks(marks) && { marks }),
        ...(hasSound === true && { hasSound }),
      };
  } catch {
    // Nothing that could be read was kept.
  }
  return { best: [], solved: 0, rounds: 0 };
}

export const toText = (/** @type {Profile} */ profile) => JSON.stringify(profile);

/** @param {Profile} profile @param {Round} round @returns {Profile} */
export function profileAfter(profile, { level, first, marks = [] }) {
  const { best, solved, rounds } = profile;
  const bests = Array.from({ length: Math.max(best.length, level + 1) }, (_, at) =>
    at === level ? Math.max(best[at] ?? 0, first) : (best[at] ?? null),
  );
  const reached = [...new Set([...(profile.marks ?? []), ...marks])];
  const after = { ...profile, best: bests, solved: solved + first, rounds: rounds + 1 };
  return reached.length ? { ...after, marks: reached } : after;
}

/** All tasks right at the first try. */
export const isFlawless = (/** @type {Round} */ { first, tasks }) => first === tasks;

/** A task right at the first try in each of the three levels. */
export const isRightInEach = (/** @type {Profile} */ { best }) => [0, 1, 2].every((level) => (best[level] ?? 0) > 0);
