import type { Language } from './language.js';

type Cell = string | number | null;

/** Spreadsheets set to es-CL read a comma as the sign for fractions. */
const SEPARATOR: Record<Language, string> = { es: ';', en: ',' };

/** A table as spreadsheets read it: a mark for UTF-8, and no text that would be run as a formula. */
export function csvOf(language: Language, head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${csvRows(language, [head, ...rows])}`;
}

/** More rows of a table that `csvOf` began. */
export const csvRows = (language: Language, rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(SEPARATOR[language])}\r\n`).join('');

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
