/**
 * Reached at once or not at all.
 * @template {unknown[]} Facts
 * @typedef {{ kind: 'instant', isEarned: (...facts: Facts) => boolean }} Instant
 */

/**
 * Reached step by step; the shop knows how many it takes.
 * @template {unknown[]} Facts
 * @typedef {{ kind: 'progress', value: (...facts: Facts) => number }} Progress
 */

/**
 * A game's achievements by key, as its page in the shop defines them, with what each takes.
 * @template {unknown[]} Facts
 * @typedef {Record<string, Instant<Facts> | Progress<Facts>>} Achievements
 */

/** By key: true, or how far a person is. @typedef {[key: string, value: true | number][]} Earned */

/**
 * @template {unknown[]} Facts
 * @param {(...facts: Facts) => boolean} isEarned
 * @returns {Instant<Facts>}
 */
export const instant = (isEarned) => ({ kind: 'instant', isEarned });

/**
 * @template {unknown[]} Facts
 * @param {(...facts: Facts) => number} value
 * @returns {Progress<Facts>}
 */
export const progress = (value) => ({ kind: 'progress', value });

/**
 * What these facts earn.
 * @template {unknown[]} Facts
 * @param {Achievements<Facts>} achievements
 * @param {Facts} facts
 * @returns {Earned}
 */
export function earnedBy(achievements, ...facts) {
  return Object.entries(achievements).flatMap(([key, achievement]) => {
    const value = achievement.kind === 'progress' ? achievement.value(...facts) : achievement.isEarned(...facts);
    return value === false ? [] : [[key, value]];
  });
}
