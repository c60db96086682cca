import type { Database } from '../database/database.js';

/** What is counted is counted up to here: a look must cost in ten years, and in a bad hour, what it costs today. */
const COUNTED = 1_000;

/** Where one feed stands against the end of the log. */
export interface FeedHealth {
  name: string;
  status: 'running' | 'failed';
  lagEvents: number;
  lagSeconds: number;
  /** Counted up to 1,000. */
  parked: number;
  error: string | null;
}

/** What falls due, and who does it. */
export interface WorkHealth {
  workersAlive: number;
  /** Of these, workers that stopped charging because more charges ran than fell due. */
  workersBraked: number;
  /** Timers that should have been handled a minute ago, counted up to 1,000. */
  overdue: number;
  oldestOverdueSeconds: number;
  /** Timers whose handler failed at its last try, counted up to 1,000. */
  failing: number;
}

export interface HealthReport {
  feeds: FeedHealth[];
  work: WorkHealth;
  /** Those that are not done, by state, each counted up to 1,000. */
  effects: Record<string, number>;
  oldestUnknownSeconds: number;
  waiting: Waiting;
  horizon: Horizon;
}

/** What people wait for, in seconds. */
export interface Waiting {
  /** The oldest mail that was never tried, or was tried since the last one left. A single address that takes none delays nobody else. */
  mailSeconds: number;
  /** The oldest effect other than a mail whose outcome is not known. */
  doubtSeconds: number;
}

/** The oldest open write transaction of the PostgreSQL server; while it is open no feed gets past it. */
export interface Horizon {
  seconds: number;
  /** Which connection holds it, for the operator who has to end it: `4711, psql, idle in transaction`. */
  heldBy: string | null;
}

/** Looks at the state of feeds and effects as the database tells it. */
export class Health {
  private latest: { at: number; report: Promise<HealthReport> } | null = null;

  /** @param keptMs how long a report is given again: many may look, and each look asks the database. */
  constructor(
    private readonly db: Database,
    private readonly keptMs: number,
  ) {}

  /** @throws Error when the database does not answer. */
  report(): Promise<HealthReport> {
    if (this.latest && Date.now() - this.latest.at < this.keptMs) return this.latest.report;
    const report = this.look();
    const latest = { at: Date.now(), report };
    this.latest = latest;
    // A failed look is repeated, never kept.
    report.catch(() => {
      if (this.latest === latest) this.latest = null;
    });
    return report;
  }

  private async look(): Promise<HealthReport> {
    const [feeds, effects, waiting, horizon, work] = await Promise.all([
      this.feeds(),
      this.effects(),
      this.waiting(),
      this.horizon(),
      this.work(),
    ]);
    return { feeds, work, effects: effects.counts, oldestUnknownSeconds: effects.oldestUnknown, waiting, horizon };
  }

  /** @throws Error when it does not. */
  async databaseAnswers(): Promise<void> {
    await this.db.query('select 1');
  }

  async feeds(): Promise<FeedHealth[]> {
    // Positions are drawn in order and few are lost: their distance is told at once, where counting takes longer the further a feed is behind.
    // A checkpoint ahead of the server was restored from another one: what was appended since lies below it, at the end of what this server wrote, and is behind all the same.
    const newest = `select e.recorded_at from es.events e where e.txid < pg_snapshot_xmax(pg_current_snapshot()) order by e.txid desc, e.position desc limit ${COUNTED}`;
    const below = (what: string): string =>
      `case when c.ahead then (select ${what} from (${newest}) e where e.recorded_at > c.moved_at) end`;
    return this.db.query<FeedHealth>(`
      with head as (select txid, position from es.events order by txid desc, position desc limit 1)
      select c.feed as name, case when c.ahead then 'failed' else c.status end as status, case when c.ahead then 'the log was restored from another server' else c.error end as error,
             coalesce((select greatest(1, h.position - c.position) from head h where (h.txid, h.position) > (c.txid, c.position)), 0) + coalesce(${below('count(*)')}, 0) as "lagEvents",
             coalesce(extract(epoch from clock_timestamp() - least((select e.recorded_at from es.events e where (e.txid, e.position) > (c.txid, c.position) order by e.txid, e.position limit 1),
                        ${below('min(e.recorded_at)')})), 0)::float8 as "lagSeconds",
             (select count(*) from (select from es.parked p where p.feed = c.feed and p.version = c.version order by p.position limit ${COUNTED}) p) as parked
        from (select *, txid >= pg_snapshot_xmax(pg_current_snapshot()) as ahead from es.followed) c
       order by c.feed`);
  }

  private async effects(): Promise<{ counts: Record<string, number>; oldestUnknown: number }> {
    const inState = "from es.effects e where e.state = s.state and e.state <> 'done'";
    const rows = await this.db.query<{ state: string; count: number; oldest: number | null }>(`
      select s.state, (select count(*) from (select ${inState} order by e.planned_at limit ${COUNTED}) e) as count,
             extract(epoch from clock_timestamp() - (select min(e.planned_at) ${inState}))::float8 as oldest
        from (values ('planned'), ('started'), ('unknown'), ('failed'), ('manual')) s (state)`);
    return {
      counts: Object.fromEntries(rows.map((row) => [row.state, row.count])),
      oldestUnknown: rows.find((row) => row.state === 'unknown')?.oldest ?? 0,
    };
  }

  private async waiting(): Promise<Waiting> {
    const [row] = await this.db.query<Waiting>(`
      with open as (
        select e.* from (values ('planned'), ('started'), ('unknown')) s (state),
               lateral (select e.state, e.kind, e.attempt, e.planned_at from es.effects e where e.state = s.state and e.state <> 'done' order by e.planned_at limit ${COUNTED}) e),
      newest as (select e.kind, e.result, e.settled_at from es.effects e where e.state = 'done' order by e.settled_at desc limit ${COUNTED}),
      last as (select max(settled_at) as settled_at from newest where kind like 'mail:%' and result->>'skipped' is null)
      select coalesce(extract(epoch from clock_timestamp() - min(planned_at)
               filter (where kind like 'mail:%' and (attempt = 0 or planned_at > coalesce((select settled_at from last), '-infinity')))), 0)::float8 as "mailSeconds",
             coalesce(extract(epoch from clock_timestamp() - min(planned_at)
               filter (where kind not like 'mail:%' and state = 'unknown')), 0)::float8 as "doubtSeconds" from open`);
    return row ?? { mailSeconds: 0, doubtSeconds: 0 };
  }

  /** What is overdue, and how many workers live and charge. */
  async work(): Promise<WorkHealth> {
    const [row] = await this.db.query<WorkHealth>(`
      with clock as (select clock_timestamp() + offset_ms * interval '1 millisecond' as now from es.business_clock)
      select (select count(*) from es.heartbeats where seen_at > clock_timestamp() - interval '30 seconds') as "workersAlive",
             (select count(*) from es.heartbeats where seen_at > clock_timestamp() - interval '30 seconds' and is_braked) as "workersBraked",
             (select count(*) from (select from es.due where due_at < (select now - interval '1 minute' from clock) order by due_at limit ${COUNTED}) late) as overdue,
             greatest(0, extract(epoch from (select now from clock) - (select min(due_at) from es.due)))::float8 as "oldestOverdueSeconds",
             (select count(*) from (select from es.due where error is not null order by attempts limit ${COUNTED}) failed) as failing`);
    return row ?? { workersAlive: 0, workersBraked: 0, overdue: 0, oldestOverdueSeconds: 0, failing: 0 };
  }

  async horizon(): Promise<Horizon> {
    const [row] = await this.db.query<{ seconds: number; held_by: string }>(
      'select seconds, held_by from es.horizon()',
    );
    return { seconds: row?.seconds ?? 0, heldBy: row?.held_by ?? null };
  }
}
