/** Coins and notes of Chile, in pesos, the largest first. */
export const PIECES = [20000, 10000, 5000, 2000, 1000, 500, 100, 50, 10];
const FIRST_NOTE = 1000;

export const isNote = (/** @type {number} */ piece) => piece >= FIRST_NOTE;

/** The fewest coins and notes that make an amount of whole tens. @returns {number[]} */
export function fewest(/** @type {number} */ amount) {
  let rest = amount;
  return PIECES.flatMap((piece) => {
    const count = Math.floor(rest / piece);
    rest -= count * piece;
    return Array.from({ length: count }, () => piece);
  });
}

/** The coins and notes that can be of use for change of at most so much. */
export const tillUpTo = (/** @type {number} */ amount) => PIECES.filter((piece) => piece <= amount);

/** `$12.500` */
export function pesos(/** @type {number} */ amount, /** @type {'es' | 'en'} */ language) {
  return `$${String(amount).replace(/\B(?=(\d{3})+$)/g, language === 'es' ? '.' : ',')}`;
}

/** To the whole peso, a half up. */
export const toPeso = (/** @type {number} */ cents) => Math.floor((cents + 50) / 100);
