import type { SettledLine } from '../earnings.events.js';
import { REPORTS, type EarningsGroup, type EarningsLine, type ReportBy } from './earnings.dto.js';

/** Payments in pesos are taken in Chile alone; the shop asks no buyer for another country. */
export const COUNTRY = 'CL';
export const PAGE = 200;

export interface LineFilter {
  by?: ReportBy | undefined;
  key?: string | undefined;
  after?: number | undefined;
  atMost?: number;
}

/** What the lines of a month come to, by each way of looking at them; the groups in the order of their keys. */
export type Sums = Record<ReportBy, EarningsGroup[]>;

export interface LinePage {
  lines: EarningsLine[];
  /** Of all pages. */
  total: number;
  count: number;
  next: number | null;
}

/** The lines of a month of one studio, wherever they are. */
export interface MonthLines {
  sums(): Promise<Sums>;
  page(filter: LineFilter): Promise<LinePage>;
  /** All of them, some thousand at a time. */
  all(): AsyncIterable<EarningsLine[]>;
  ofOrder(orderId: string): Promise<EarningsLine[]>;
}

/** Lines in memory, so far. */
export class CountedLines implements MonthLines {
  private readonly lines: readonly EarningsLine[];

  /** @param codes of sales: their ids by order and game */
  constructor(settled: readonly SettledLine[], codes: ReadonlyMap<string, string>) {
    this.lines = settled.map(({ developerId: _, ...line }) => ({
      lineId: null,
      ...line,
      country: COUNTRY,
      codeId: codes.get(`${line.orderId} ${line.gameId ?? ''}`) ?? null,
    }));
  }

  async sums(): Promise<Sums> {
    const sums = {} as Sums;
    for (const by of REPORTS) sums[by] = grouped(this.lines, by);
    return sums;
  }

  async page({ by, key = '', after = 0, atMost = PAGE }: LineFilter): Promise<LinePage> {
    const all = this.lines.filter((line) => !by || (keyOf(line, by) ?? '') === key);
    const lines = all.slice(after, after + atMost);
    const total = all.reduce((sum, { amount }) => sum + amount, 0);
    return { lines, total, count: all.length, next: nextOf(after, lines.length, all.length) };
  }

  async *all(): AsyncIterable<EarningsLine[]> {
    yield [...this.lines];
  }

  async ofOrder(orderId: string): Promise<EarningsLine[]> {
    return this.lines.filter((line) => line.orderId === orderId);
  }
}

/** @returns where the next page begins; null on the last. */
export const nextOf = (after: number, shown: number, count: number): number | null =>
  after + shown < count ? after + shown : null;

function keyOf(line: EarningsLine, by: ReportBy): string | null {
  const keys = { game: line.gameId, source: line.source, day: line.day, country: line.country, code: line.codeId };
  return keys[by];
}

function grouped(lines: readonly EarningsLine[], by: ReportBy): EarningsGroup[] {
  const groups = new Map<string | null, EarningsGroup>();
  for (const line of lines) {
    const key = keyOf(line, by);
    const { amount, lines: count } = groups.get(key) ?? { amount: 0, lines: 0 };
    groups.set(key, { key, amount: amount + line.amount, lines: count + 1 });
  }
  return [...groups.values()].sort((a, b) => ((a.key ?? '\uffff') < (b.key ?? '\uffff') ? -1 : 1));
}
