import type { Clock } from '../kernel/ports.js';
import { instant, type Instant } from '../kernel/instant.js';
import type { Database } from './database/database.js';

/** More than any clock that is set over the network goes wrong. */
const MOST_SKEW_MS = 30_000;

/**
 * The business clock: the wall clock plus an offset that lies in the database, so that every process tells the same time.
 * Outside tests and demonstrations the offset is zero. Sessions, throttles and leases use the wall clock instead.
 */
export class BusinessClock implements Clock {
  private offset = 0;
  private skew = 0;
  /** Looks at the offset, numbered: an answer that comes late never undoes a later one. */
  private looks = 0;
  private known = 0;

  /** @param wall the clock of this machine, in milliseconds. */
  constructor(
    private readonly db: Database,
    private readonly wall: () => number = Date.now,
  ) {}

  now(): Instant {
    return instant(this.wall() + this.offset);
  }

  /** Milliseconds by which this machine's clock was last seen ahead of the database's; negative when behind. */
  get skewMs(): number {
    return this.skew;
  }

  /** Whether this machine's clock may decide what is due: a machine that is days ahead would charge everybody early. */
  get isTrusted(): boolean {
    return Math.abs(this.skew) <= MOST_SKEW_MS;
  }

  /** Looks roughly whether the database's clock, as it was just read, still agrees. @returns whether this machine's may be trusted. */
  agreesWith(databaseMs: number): boolean {
    const skew = this.wall() - databaseMs;
    if (Math.abs(skew) > MOST_SKEW_MS) this.skew = skew;
    return this.isTrusted;
  }

  /** Asks the database what time it is. @returns the skew, less what the question itself took. */
  async compare(): Promise<number> {
    const request = this.wall();
    const [row] = await this.db.query<{ ms: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
    );
    const answered = this.wall();
    const between = (request + answered) / 2 - (row?.ms ?? request);
    this.skew = Math.sign(between) * Math.max(0, Math.abs(between) - (answered - request) / 2);
    return this.skew;
  }

  /** Looks at the shared offset again. */
  async follow(): Promise<void> {
    const look = ++this.looks;
    const rows = await this.db.query<{ offset_ms: number }>('select offset_ms from es.business_clock');
    this.know(rows[0]?.offset_ms ?? 0, look);
  }

  /** Moves the time of every process. Never offered in production. */
  async move(offsetMs: number): Promise<void> {
    await this.db.query(
      `with moved as (update es.business_clock set offset_ms = $1 returning 1) select pg_notify('es_clock', '') from moved`,
      [offsetMs],
    );
    this.know(offsetMs, ++this.looks);
  }

  private know(offset: number, look: number): void {
    if (look < this.known) return;
    this.known = look;
    this.offset = offset;
  }

  get offsetMs(): number {
    return this.offset;
  }
}
