import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { poll } from '../../../platform/patience.js';
import { BooksQueries } from '../../books/index.js';

const PATIENCE_MS = 30_000;

/** What still stands in the pools of the first rule. */
@Injectable()
export class Pools {
  constructor(
    private readonly db: Database,
    private readonly books: BooksQueries,
  ) {}

  /** @throws Error while the books are behind the log; the close is then tried again. */
  async left(): Promise<{ pool: string; amount: number }[]> {
    const [head] = await this.db.query<{ position: number }>(
      'select coalesce(max(position), 0) as position from es.events',
    );
    const level = await poll(() => this.reached(head?.position ?? 0), Boolean, PATIENCE_MS);
    if (!level) throw new Error('the books are behind the log: the pools cannot be read yet');
    return this.books.pools();
  }

  private async reached(position: number): Promise<boolean> {
    const [row] = await this.db.query<{ behind: boolean }>(
      `select exists (select from es.checkpoints c join es.projections p on p.name = c.feed and p.version = c.version and p.status = 'live'
         join es.events e on (e.txid, e.position) > (c.txid, c.position)
         where c.feed = 'books' and e.position <= $1) as behind`,
      [position],
    );
    return row?.behind === false;
  }
}
