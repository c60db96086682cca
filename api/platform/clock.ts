import type { Clock } from '../kernel/ports.js';
import { instant, type Instant } from '../kernel/instant.js';
import type { Database } from './database/database.js';

/**
 * The business clock: the wall clock plus an offset that lies in the database, so that every process tells the same time.
 * Outside tests and demonstrations the offset is zero. Sessions, throttles and leases use the wall clock instead.
 */
export class BusinessClock implements Clock {
  private offset = 0;

  constructor(private readonly db: Database) {}

  now(): Instant {
    return instant(Date.now() + this.offset);
  }

  /** Looks at the shared offset again. */
  async follow(): Promise<void> {
    const rows = await this.db.query<{ offset_ms: number }>('select offset_ms from es.business_clock');
    this.offset = rows[0]?.offset_ms ?? 0;
  }

  /** Moves the time of every process. Never offered in production. */
  async move(offsetMs: number): Promise<void> {
    await this.db.query('update es.business_clock set offset_ms = $1', [offsetMs]);
    this.offset = offsetMs;
    await this.db.query(`notify es_clock`);
  }

  get offsetMs(): number {
    return this.offset;
  }
}
