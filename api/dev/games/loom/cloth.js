/**
 * A cloth: rows of colours, 0 is bare. What is woven already and what the pattern makes of it.
 * @typedef {object} Cloth
 * @property {number} size rows and columns
 * @property {number[][]} whole
 * @property {boolean[][]} isWoven where the player has nothing to do
 */

/** How each level's cloth repeats: which cell a cell has its colour from. */
const SOURCES = [
  (/** @type {number} */ row, /** @type {number} */ column, /** @type {number} */ last) => [row, last - column],
  (/** @type {number} */ row, /** @type {number} */ column, /** @type {number} */ last) => [last - row, last - column],
  (/** @type {number} */ row, /** @type {number} */ column, /** @type {number} */ last) => [
    row,
    column - (last + 1) / 2,
  ],
];

/** @param {number} level 0 mirror, 1 half turn, 2 shift @param {() => number} chance @returns {Cloth} */
export function clothOf(level, chance) {
  const size = 6;
  const half = size / 2;
  const isWoven = Array.from({ length: size }, () => Array.from({ length: size }, (_, column) => column < half));
  const left = Array.from({ length: size }, () =>
    Array.from({ length: half }, () => (chance() < 0.45 ? 0 : 1 + Math.floor(chance() * 3))),
  );
  // A cloth with next to nothing on it is no task.
  left[Math.floor(chance() * size)][half - 1] = 1;
  left[Math.floor(chance() * size)][0] = 2;
  const whole = left.map((cells, row) => [
    ...cells,
    ...Array.from({ length: half }, (_, at) => {
      const [fromRow, fromColumn] = SOURCES[level](row, half + at, size - 1);
      return left[fromRow][fromColumn];
    }),
  ]);
  return { size, whole, isWoven };
}

/** The cells that are not as the pattern wants them, as [row, column]. */
export function faultsOf(/** @type {Cloth} */ { whole }, /** @type {number[][]} */ woven) {
  return whole.flatMap((cells, row) =>
    cells.flatMap((colour, column) => (woven[row][column] === colour ? [] : [[row, column]])),
  );
}
