/** What is done with each tale, one step after another. */
export const STEPS = /** @type {const} */ (['order', 'gaps', 'question']);
export const TALES_OF_A_LEVEL = 4;
export const LEVELS = 3;
export const TASKS = TALES_OF_A_LEVEL * STEPS.length;

/** The mark of an ending of one's own. */
export const ENDING = 'ending';

export const markOf = (/** @type {number} */ level, /** @type {number} */ at) => `${level}.${at}`;

/** Which of the twelve tales a task belongs to. */
export const taleOf = (/** @type {number} */ level, /** @type {number} */ at) =>
  level * TALES_OF_A_LEVEL + Math.floor(at / STEPS.length);

export const stepOf = (/** @type {number} */ at) => STEPS[at % STEPS.length];

/** Of each tale, whether all of its steps were solved. @returns {boolean[]} */
export function talesReturned(/** @type {readonly string[]} */ marks) {
  return Array.from({ length: LEVELS * TALES_OF_A_LEVEL }, (_, tale) => {
    const [level, first] = [Math.floor(tale / TALES_OF_A_LEVEL), (tale % TALES_OF_A_LEVEL) * STEPS.length];
    return STEPS.every((_step, step) => marks.includes(markOf(level, first + step)));
  });
}
