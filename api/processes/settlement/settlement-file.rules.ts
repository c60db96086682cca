import type { CivilDate } from '../../kernel/calendar.js';
import type { Pesos } from '../../kernel/money.js';

/** One movement of the bank's settlement file. */
export interface SettlementRow {
  /** The line of the file, counted from 1. */
  line: number;
  kind: 'sale' | 'refund';
  /** The day of the movement in Chile. */
  day: CivilDate;
  buyOrder: string;
  authorizationCode: string;
  amount: Pesos;
}

/** What was read, or the first thing that could not be. */
type SettlementFile = { is: 'read'; rows: SettlementRow[] } | { is: 'unreadable'; line: number; column: string };

/** The columns by their names in the bank's exports, without accents, case and signs; further columns are ignored. */
const COLUMNS = {
  day: /^fecha (de )?(la )?(venta|transaccion|movimiento)/,
  kind: /^tipo (de )?(transaccion|movimiento)/,
  buyOrder: /^((numero|n|nro) )?(de )?orden( de (compra|pedido))?$/,
  authorizationCode: /^cod(igo)? (de )?autorizacion/,
  amount: /^monto( (de )?(la )?(venta|transaccion|original|bruto|afecto))?$/,
} as const;
type Column = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as Column[];
const REFUND = /anula|revers|devol|nulli/;

/** Titles above the columns' names are few; a file without these names is not searched to its end. */
const HEAD_WITHIN = 100;

/** Reads the file that the bank's portal exports: a title or two, a line with the columns' names, one line per movement; `;`, `,` or tabs between. */
export function readSettlement(text: string): SettlementFile {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const { separator, head, places } = headOf(lines);
  const missing = NAMES.filter((name) => places[name] === undefined);
  if (missing.length > 0) return { is: 'unreadable', line: head + 1, column: missing.join(', ') };

  const rows: SettlementRow[] = [];
  for (const [index, line] of lines.entries()) {
    if (index <= head) continue;
    const cells = cellsOf(line, separator);
    // Empty lines and sums at the end name no order.
    if (!cells[places.buyOrder ?? -1] || !cells[places.day ?? -1]) continue;
    const read = rowOf(index + 1, cells, places as Record<Column, number>);
    if (typeof read === 'string') return { is: 'unreadable', line: index + 1, column: read };
    rows.push(read);
  }
  return { is: 'read', rows };
}

interface Head {
  separator: string;
  /** Which line, counted from 0. */
  head: number;
  places: Partial<Record<Column, number>>;
}

/** The first line that names all columns, else the one that names most. */
function headOf(lines: readonly string[]): Head {
  let best: Head = { separator: ';', head: 0, places: {} };
  for (const separator of [';', '\t', ',']) {
    for (const [head, line] of lines.slice(0, HEAD_WITHIN).entries()) {
      const places = placesOf(cellsOf(line, separator));
      if (Object.keys(places).length > Object.keys(best.places).length) best = { separator, head, places };
    }
  }
  return best;
}

function rowOf(line: number, cells: readonly string[], places: Record<Column, number>): SettlementRow | Column {
  const cell = (column: Column): string => cells[places[column]] ?? '';
  const [day, amount] = [dayOf(cell('day')), pesosOf(cell('amount'))];
  if (!day) return 'day';
  if (amount === null) return 'amount';
  const isRefund = amount < 0 || REFUND.test(plain(cell('kind')));
  return {
    line,
    kind: isRefund ? 'refund' : 'sale',
    day,
    buyOrder: cell('buyOrder'),
    authorizationCode: cell('authorizationCode'),
    amount: Math.abs(amount),
  };
}

/** Which cell holds which column, as far as the names are there. */
function placesOf(cells: readonly string[]): Partial<Record<Column, number>> {
  const names = cells.map(plain);
  const found = NAMES.map((name) => [name, names.findIndex((text) => COLUMNS[name].test(text))] as const);
  return Object.fromEntries(found.filter(([, place]) => place >= 0));
}

/** Cells between separators; quotes may hold one, and two quotes are one. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let [cell, quoted] = ['', false];
  for (let at = 0; at < line.length; at++) {
    const sign = line[at] as string;
    if (sign === '"' && quoted && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (sign === separator && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  // Spreadsheets protect codes with leading zeros as ="001213".
  return [...cells, cell.trim()].map((text) => text.replace(/^=/, ''));
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** `21/11/2026`, `21-11-2026` or `2026-11-21`, with or without a time after it. */
function dayOf(text: string): CivilDate | null {
  const chilean = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?:\D|$)/.exec(text);
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:\D|$)/.exec(text);
  const day = chilean
    ? `${chilean[3]}-${chilean[2]?.padStart(2, '0')}-${chilean[1]?.padStart(2, '0')}`
    : iso
      ? iso[0].slice(0, 10)
      : '';
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : null;
}

/** `$ 8.990`, `8990`, `8.990,00` or `-8990`: whole pesos, or null. */
function pesosOf(text: string): Pesos | null {
  const written = text
    .replace(/[$\s]/g, '')
    .replace(/(?:,|\.)00$/, '')
    .replace(/[.,](?=\d{3}(?:\D|$))/g, '');
  return /^-?\d{1,10}$/.test(written) ? Number(written) : null;
}
