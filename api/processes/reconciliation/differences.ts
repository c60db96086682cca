import { Injectable } from '@nestjs/common';
import type { Difference } from '../../contexts/books/index.js';
import type { Instant } from '../../kernel/instant.js';
import { Database } from '../../platform/database/database.js';
import { QUESTIONS } from './questions.js';

/** Where the questions look: at what happened since then, and again at what an incident is open about. */
export interface Scope {
  since: Instant;
  now: Instant;
  /** Subjects of open incidents, by kind. */
  open: ReadonlyMap<string, readonly string[]>;
}

/** Compares orders, payments, entitlements and paid periods with each other and with the books. */
@Injectable()
export class Differences {
  constructor(private readonly db: Database) {}

  /** Whether the books have read the log up to what was there when asked. */
  async booksAreCurrent(): Promise<boolean> {
    const [row] = await this.db.query<{ behind: boolean }>(
      `select exists (select from es.checkpoints c join es.projections p on p.name = c.feed and p.version = c.version and p.status = 'live'
         where c.feed = 'books' and exists (select from es.events e where (e.txid, e.position) > (c.txid, c.position))) as behind`);
    return row?.behind === false;
  }

  /** Everything that differs; empty in a shop that is right. */
  async all({ since, now, open }: Scope): Promise<Difference[]> {
    const found: Difference[] = [];
    for (const { kind, sql } of QUESTIONS) {
      const rows = await this.db.query<Omit<Difference, 'kind'>>(sql, [since, now, open.get(kind) ?? []]);
      found.push(...rows.map((row) => ({ kind, ...row })));
    }
    return found;
  }
}
