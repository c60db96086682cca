import { randomUUID } from 'node:crypto';
import type { BusinessClock } from '../clock.js';
import type { Database } from '../database/database.js';

/** What a worker writes to the database, so that monitoring notices when none is left. */
export class Heartbeat {
  private readonly process = randomUUID();

  constructor(
    private readonly db: Database,
    private readonly clock: Pick<BusinessClock, 'skewMs'>,
  ) {}

  /** Says that this worker lives, and whether it still charges; clears away what workers of another day left. */
  async beat(isBraked = false): Promise<void> {
    await this.db.query(
      `with gone as (delete from es.heartbeats where seen_at < clock_timestamp() - interval '1 day')
       insert into es.heartbeats (process, skew_ms, is_braked) values ($1, $2, $3) on conflict (process) do update set skew_ms = excluded.skew_ms, is_braked = excluded.is_braked, seen_at = clock_timestamp()`,
      [this.process, Math.round(this.clock.skewMs), isBraked],
    );
  }

  /** A worker that was asked to end is not missed. */
  async end(): Promise<void> {
    await this.db.query('delete from es.heartbeats where process = $1', [this.process]);
  }
}
