import { setTimeout as pause } from 'node:timers/promises';
import { isTransient, type Database, type Sql } from '../database/database.js';
import type { EventStore } from './event-store.js';
import type { RecordedEvent } from './events.js';

/** Something that follows the log: an asynchronous projection or a relay. */
export interface FeedReader {
  name: string;
  version: number;
  /** A reader of money stops at an event it cannot handle; others park it and everything behind it in its stream. */
  money: boolean;
  /** Handles a batch inside the transaction that also moves the checkpoint. */
  handle(events: RecordedEvent[], sql: Sql): Promise<void>;
  /** Runs after the batch is committed; may be lost, never repeated. */
  afterwards?(events: RecordedEvent[]): Promise<void>;
}

interface Checkpoint {
  txid: string;
  position: number;
}

const BATCH = 2_000;
const TRIES = 3;

/** Moves one reader along the log, exactly once into the same database: rows and checkpoint commit together or not at all. */
export class Feed {
  private limit = BATCH;
  private failures = 0;

  constructor(
    private readonly db: Database,
    private readonly store: EventStore,
    public reader: FeedReader,
    /** Gives the reader of what is live now: a rebuild elsewhere puts another version in its place. */
    private readonly renewed: (() => Promise<FeedReader>) | null = null,
  ) {}

  async register(): Promise<void> {
    if (this.renewed) this.reader = await this.renewed();
    await this.db.query('insert into es.checkpoints (feed, version) values ($1, $2) on conflict do nothing', [this.reader.name, this.reader.version]);
  }

  /** Takes one batch. @returns how many events it moved past; 0 when there was nothing, or another process has the feed. */
  async step(): Promise<number> {
    try {
      const events = await this.db.transaction((sql) => this.claimAndHandle(sql));
      this.failures = 0;
      this.limit = Math.min(BATCH, this.limit * 2);
      await this.reader.afterwards?.(events);
      return events.length;
    } catch (error) {
      if (isTransient(error)) throw error;
      await this.narrowDown(error);
      return 1;
    }
  }

  private async claimAndHandle(sql: Sql): Promise<RecordedEvent[]> {
    const { name, version } = this.reader;
    const [checkpoint] = await sql.query<Checkpoint>(
      `select txid::text as txid, position from es.checkpoints where feed = $1 and version = $2 and status = 'running' for update skip locked`,
      [name, version],
    );
    if (!checkpoint) return [];

    const events = await this.store.feed(checkpoint, this.limit);
    const last = events.at(-1);
    if (!last) return [];

    await this.reader.handle(await this.withoutParked(events, sql), sql);
    const moved = await sql.query(
      `update es.checkpoints set txid = $3::xid8, position = $4, moved_at = now()
        where feed = $1 and version = $2 and txid = $5::xid8 and position = $6 returning feed`,
      [name, version, last.txid, last.position, checkpoint.txid, checkpoint.position],
    );
    if (moved.length === 0) throw new Error(`feed ${name} lost its place to another process`);
    return events;
  }

  /**
   * Goes on after somebody mended what stopped it: what was set aside is handled first, in its order.
   * @returns how many events had been set aside. @throws what still keeps one of them from being handled; nothing has changed then.
   */
  async resume(): Promise<number> {
    const { name, version } = this.reader;
    return this.db.transaction(async (sql) => {
      await sql.query('select from es.checkpoints where feed = $1 and version = $2 for update', [name, version]);
      const parked = await sql.query<{ position: number }>('delete from es.parked where feed = $1 and version = $2 returning position', [name, version]);
      if (parked.length > 0) await this.reader.handle(await this.store.at(parked.map(({ position }) => position)), sql);
      await sql.query(`update es.checkpoints set status = 'running', failed_at = null, error = null, moved_at = now() where feed = $1 and version = $2`, [name, version]);
      return parked.length;
    });
  }

  /** Events whose stream has one set aside join it there, so that each stream keeps its order. */
  private async withoutParked(events: RecordedEvent[], sql: Sql): Promise<RecordedEvent[]> {
    const { name, version } = this.reader;
    const parked = await sql.query<{ sequence_key: string }>('select distinct sequence_key from es.parked where feed = $1 and version = $2', [name, version]);
    if (parked.length === 0) return events;
    const keys = new Set(parked.map((row) => row.sequence_key));
    for (const event of events.filter((e) => keys.has(e.stream))) await this.park(sql, event, 'waits behind an earlier event of its stream');
    return events.filter((event) => !keys.has(event.stream));
  }

  private async narrowDown(error: unknown): Promise<void> {
    if (this.limit > 1) {
      this.limit = Math.max(1, Math.floor(this.limit / 2));
      return;
    }
    this.failures++;
    if (this.failures < TRIES) return;
    this.failures = 0;
    await this.setAside(String((error as Error)?.message ?? error));
  }

  private async setAside(message: string): Promise<void> {
    const { name, version, money } = this.reader;
    await this.db.transaction(async (sql) => {
      const [checkpoint] = await sql.query<Checkpoint>(
        `select txid::text as txid, position from es.checkpoints where feed = $1 and version = $2 for update`, [name, version]);
      const [poison] = checkpoint ? await this.store.feed(checkpoint, 1) : [];
      if (!poison) return;
      if (money) {
        await sql.query(`update es.checkpoints set status = 'failed', failed_at = $3, error = $4, moved_at = now() where feed = $1 and version = $2`,
          [name, version, poison.position, message]);
        return;
      }
      await this.park(sql, poison, message);
      await sql.query('update es.checkpoints set txid = $3::xid8, position = $4, moved_at = now() where feed = $1 and version = $2',
        [name, version, poison.txid, poison.position]);
    });
  }

  private async park(sql: Sql, event: RecordedEvent, error: string): Promise<void> {
    await sql.query(
      `insert into es.parked (feed, version, sequence_key, position, attempts, error) values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [this.reader.name, this.reader.version, event.stream, event.position, TRIES, error],
    );
  }
}

/** Keeps feeds going: woken by appends, by NOTIFY from other processes, and by the clock in any case. */
export class FeedRunner {
  private readonly wakeUps = new Set<() => void>();
  private stopping = false;
  private readonly loops: Promise<void>[] = [];

  constructor(
    private readonly feeds: readonly Feed[],
    private readonly onError: (feed: string, error: unknown) => void,
  ) {}

  start(): void {
    for (const feed of this.feeds) this.loops.push(this.loop(feed));
  }

  wake(): void {
    for (const wakeUp of this.wakeUps) wakeUp();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.wake();
    await Promise.all(this.loops);
  }

  private async loop(feed: Feed): Promise<void> {
    let backOff = 0;
    while (!this.stopping) {
      const asked = this.nextWakeUp(1_000 + Math.random() * 200);
      try {
        await feed.register();
        while (!this.stopping && (await feed.step()) > 0);
        backOff = 0;
      } catch (error) {
        this.onError(feed.reader.name, error);
        backOff = Math.min(5_000, backOff * 2 || 100);
        await pause(backOff);
        continue;
      }
      await asked;
    }
  }

  /** Armed before the reading starts, so that a wake-up during it is not lost. */
  private nextWakeUp(atMost: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.wakeUps.delete(done);
        resolve();
      };
      const timer = setTimeout(done, atMost);
      this.wakeUps.add(done);
    });
  }
}
