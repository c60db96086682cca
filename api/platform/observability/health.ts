import type { Database } from '../database/database.js';

/** Where one feed stands against the end of the log. */
export interface FeedHealth {
  name: string;
  status: 'running' | 'failed';
  lagEvents: number;
  lagSeconds: number;
  parked: number;
  error: string | null;
}

export interface HealthReport {
  feeds: FeedHealth[];
  effects: Record<string, number>;
  oldestUnknownSeconds: number;
  horizon: Horizon;
}

/** The oldest open write transaction of the PostgreSQL server; while it is open no feed gets past it. */
export interface Horizon {
  seconds: number;
  /** Which connection holds it, for whoever has to end it: `4711, psql, idle in transaction`. */
  heldBy: string | null;
}

/** Looks at the state of feeds and effects as the database tells it. */
export class Health {
  constructor(private readonly db: Database) {}

  async report(): Promise<HealthReport> {
    const [feeds, effects, horizon] = await Promise.all([this.feeds(), this.effects(), this.horizon()]);
    return { feeds, effects: effects.counts, oldestUnknownSeconds: effects.oldestUnknown, horizon };
  }

  async feeds(): Promise<FeedHealth[]> {
    return this.db.query<FeedHealth>(`
      select c.feed as name, c.status, c.error,
             (select count(*) from es.events e where (e.txid, e.position) > (c.txid, c.position)) as "lagEvents",
             coalesce((select extract(epoch from clock_timestamp() - min(e.recorded_at)) from es.events e
                        where (e.txid, e.position) > (c.txid, c.position)), 0)::float8 as "lagSeconds",
             (select count(*) from es.parked p where p.feed = c.feed and p.version = c.version) as parked
        from es.checkpoints c
       where not exists (select from es.projections p where p.name = c.feed and (p.mode = 'inline' or p.version = c.version and p.status <> 'live'))
       order by c.feed`);
  }

  private async effects(): Promise<{ counts: Record<string, number>; oldestUnknown: number }> {
    const rows = await this.db.query<{ state: string; count: number; oldest: number }>(`
      select state, count(*) as count, max(extract(epoch from clock_timestamp() - planned_at))::float8 as oldest
        from es.effects where state <> 'done' group by state`);
    return {
      counts: Object.fromEntries(rows.map((row) => [row.state, row.count])),
      oldestUnknown: rows.find((row) => row.state === 'unknown')?.oldest ?? 0,
    };
  }

  async horizon(): Promise<Horizon> {
    const [row] = await this.db.query<{ seconds: number; held_by: string }>('select seconds, held_by from es.horizon()');
    return { seconds: row?.seconds ?? 0, heldBy: row?.held_by ?? null };
  }
}
