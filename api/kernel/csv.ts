import type { Language } from './language.js';

type Cell = string | number | null;

/** Spreadsheets set to es-CL read a comma as the sign for fractions. */
const SEPARATOR: Record<Language, string> = { es: ';', en: ',' };

/** A table as spreadsheets read it: a mark for UTF-8, and no text that would be run as a formula. */
export function csvOf(language: Language, head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [head, ...rows].map((row) => row.map(cellText).join(SEPARATOR[language]));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
