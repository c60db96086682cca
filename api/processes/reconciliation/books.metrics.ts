import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { BooksQueries } from '../../contexts/books/index.js';
import { BusinessClock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { Metrics } from '../../platform/observability/metrics.js';

/** What pages staff: books that do not balance, money in doubt, incidents that wait. */
@Injectable()
export class BooksMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly books: BooksQueries,
    private readonly db: Database,
    private readonly clock: BusinessClock,
  ) {}

  onModuleInit(): void {
    const registers = [this.metrics.registry];
    const { books, db, clock } = this;
    new Gauge({
      name: 'books_trial_balance_pesos',
      help: 'Sum of the newest entries of the books; anything but 0 is a fault',
      registers,
      async collect() {
        this.set(await books.recentBalance());
      },
    });
    new Gauge({
      name: 'payments_oldest_unknown_seconds',
      help: 'Age of the oldest payment of which nobody knows whether the bank took the money',
      registers,
      async collect() {
        const [row] = await db.query<{ age: number }>(
          `select extract(epoch from $1::timestamptz - planned_at)::float8 as age from payments.payments
            where in_doubt and state in ('checking', 'committing', 'unknown', 'needs-person') order by planned_at limit 1`,
          [clock.now()],
        );
        this.set(Math.max(0, row?.age ?? 0));
      },
    });
    new Gauge({
      name: 'incidents_open',
      help: 'Differences that no one has resolved, counted up to 1,000',
      registers,
      async collect() {
        const [row] = await db.query<{ open: number }>(
          `select count(*) as open from (select from incidents.incidents where status = 'open' limit 1000) open`,
        );
        this.set(row?.open ?? 0);
      },
    });
  }
}
