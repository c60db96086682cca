import { columnOf, digitsOf, rowOf } from '../rules/board.js';

/**
 * @typedef {import('./index.js').Texts} Texts
 * @typedef {import('../game/hint.js').Hint} Hint
 */

export const cellName = (/** @type {Texts} */ t, /** @type {number} */ cell) =>
  t.cell(rowOf(cell) + 1, columnOf(cell) + 1);

/** Where to look, without giving the number away where that can be. */
export function whereText(/** @type {Texts} */ t, /** @type {Hint} */ { technique, cells, digits, units }) {
  if (technique === 'full-house') return t.where.last(t.unit(units[0]));
  if (technique === 'naked-single' || technique === 'mistake') return t.where.cell(cellName(t, cells[0]));
  if (technique === 'xy-wing') return t.where.cells(t.list(digits));
  if (units.length === 1 && digits.length === 1) return t.where.unit(digits[0], t.unit(units[0]));
  const looked = technique === 'x-wing' || technique === 'swordfish' ? units.slice(0, units.length / 2) : units;
  return t.where.units(t.list(digits), t.list(looked.map(t.unit)));
}

/** Why it follows, and what follows. */
export function whyText(/** @type {Texts} */ t, /** @type {Hint} */ hint) {
  const { technique, cells, digits, units, removals } = hint;
  const half = units.length / 2;
  const why = t.why[technique]({
    cell: cellName(t, cells[0]),
    unit: units[0] ? t.unit(units[0]) : '',
    other: units[1] ? t.unit(units[1]) : '',
    units: t.list(units.slice(0, half).map(t.unit)),
    crossing: t.list(units.slice(half).map(t.unit)),
    digits: t.list(digits),
    digit: technique === 'xy-wing' ? digits[2] : digits[0],
    one: digits[0],
    two: digits[1],
  });
  if (removals.length === 0) return why;
  const struck = removals.map(({ cell, mask }) => `${cellName(t, cell)} (${t.list(digitsOf(mask))})`);
  return `${why} ${t.struck(struck.join('; '))}`;
}
