import { Batches } from './batches.js';

const LIMITS = { underWay: 4, items: 64 };

/** Rows by their id. What is looked up while other questions are under way is asked for in one statement. */
export class Lookups<Row> {
  private readonly request: Batches<string, Row | null>;

  constructor(read: (ids: readonly string[]) => Promise<readonly Row[]>, idOf: (row: Row) => string) {
    this.request = new Batches<string, Row | null>(async (ids) => {
      const rows = new Map((await read([...new Set(ids)])).map((row) => [idOf(row), row]));
      // An id from an address may come in capitals.
      return ids.map((id) => rows.get(id.toLowerCase()) ?? null);
    }, LIMITS);
  }

  /** Null for an id that nothing has. */
  one(id: string): Promise<Row | null> {
    return this.request.add(id);
  }
}
