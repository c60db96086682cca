/**
 * @typedef {import('../steps.js').Step} Step
 * @typedef {import('../steps.js').Kind} Kind
 * What a kind of task is in words: what is wanted, where to begin, and why the answer is right; where it needs them, the caption of
 * its picture, rows to read, and the names of its choices.
 * @typedef {object} Words
 * @property {(step: Step) => string} order
 * @property {(step: Step) => string} hint
 * @property {(step: Step) => string} why
 * @property {(step: Step) => string} [caption]
 * @property {(step: Step) => [string, string][]} [rows]
 * @property {(option: string) => string} [option]
 */

/** The first of what is right. */
export const rightOf = (/** @type {Step} */ { options, answer }) => options[answer[0]];
