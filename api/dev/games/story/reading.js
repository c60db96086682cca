/** @typedef {import('./texts/tales.es.js').Tale} Tale */

/** From which part on an order is wrong, counted from 1; null where it is right. @param {readonly number[]} order */
export function wrongFrom(order) {
  const at = order.findIndex((piece, place) => piece !== place);
  return at === -1 ? null : at + 1;
}

/** The first gap without its right word, counted from 1; null where there is none. @param {readonly number[]} chosen by gap, 0 is right */
export function wrongGap(chosen) {
  const at = chosen.findIndex((word) => word !== 0);
  return at === -1 ? null : at + 1;
}

/** The paragraph cut at its gaps: between two parts there is one. */
export const cutAtGaps = (/** @type {Tale} */ { gaps }) => gaps.split(/\{\d\}/);

/** The paragraph with its right words. */
export const filled = (/** @type {Tale} */ { gaps, words }) =>
  gaps.replace(/\{(\d)\}/g, (_, at) => words[Number(at)][0]);

/** A shuffled order that is not the right one already. @param {number} count @param {(values: number[]) => number[]} shuffle */
export function mixed(count, shuffle) {
  const order = shuffle([...Array(count).keys()]);
  return wrongFrom(order) === null ? [...order.slice(1), order[0]] : order;
}
