import { setTimeout as pause } from 'node:timers/promises';
import { isTransient, type Database, type Sql } from '../database/database.js';
import { machineMs } from '../machine-time.js';
import type { EventStore } from './event-store.js';
import type { RecordedEvent } from './events.js';
import { NewerEvent } from './upcasting.js';

/** Something that follows the log: an asynchronous projection or a relay. */
export interface FeedReader {
  name: string;
  version: number;
  /** Whether this release made what it keeps. Another's is followed only while that release is away, so that two never mix their rows. */
  isOwn: boolean;
  /** A reader of a new version begins where the one before it stands, not at the first event. */
  followsOn?: boolean;
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
/** A release that did not look at its feed for so long is away. */
const AWAY = '1 minute';
const SEEN_EVERY_MS = 10_000;
const TRIES = 3;
/** A stopped reader of money tries by itself whether its cause is mended, so often. */
const RETRY_STOPPED = '3 minutes';

/** The handler's own error; whether it condemns the event is decided after some tries with that event alone. */
class HandlerFault extends Error {
  constructor(
    override readonly cause: unknown,
    readonly first: RecordedEvent | undefined,
  ) {
    super(String((cause as Error)?.message ?? cause));
  }
}

/** An event is set aside, or stops its reader; thrown once that is written down. */
export class EventCondemned extends Error {
  constructor(
    feed: string,
    { type, id, position }: RecordedEvent,
    verdict: 'is set aside' | 'stops the feed',
    override readonly cause: unknown,
  ) {
    super(
      `${feed} cannot handle ${type} ${id} at position ${position}, which ${verdict}: ${String((cause as Error)?.message ?? cause)}`,
    );
    this.name = 'EventCondemned';
  }
}

/** Moves one reader along the log, exactly once into the same database: rows and checkpoint commit together or not at all. */
export class Feed {
  private limit = BATCH;
  private failures = { eventId: '', count: 0 };
  /** When this process last noted that it follows which version. */
  private seen = { place: '', at: 0 };

  constructor(
    private readonly db: Database,
    private readonly store: EventStore,
    public reader: FeedReader,
    /** Gives the reader of what is live now: a rebuild elsewhere puts another version in its place. */
    private readonly renewed: (() => Promise<FeedReader>) | null = null,
  ) {}

  async register(): Promise<void> {
    if (this.renewed) this.reader = await this.renewed();
    const place = `${this.reader.name} ${this.reader.version}`;
    if (this.seen.place === place && Date.now() - this.seen.at < SEEN_EVERY_MS) return;
    await registerReader(this.db, this.reader);
    this.seen = { place, at: Date.now() };
  }

  /**
   * Takes one batch. @returns how many events it moved past, 1 also where it only narrowed down what cannot be handled; 0 when there was nothing, or another process has the feed.
   * @throws EventCondemned when an event was set aside or stopped the feed; what the database says, which condemns no event.
   */
  async step(): Promise<number> {
    if (!(await this.hasMore())) return 0;
    try {
      const events = await this.db.transaction((sql) => this.claimAndHandle(sql));
      this.limit = Math.min(BATCH, this.limit * 2);
      await this.reader.afterwards?.(events);
      return events.length;
    } catch (error) {
      // What a newer release wrote is that release's to handle; nothing is wrong with it.
      if (error instanceof NewerEvent) throw error;
      const isAlone = this.limit === 1;
      // What takes too long together may be done in parts.
      this.limit = Math.max(1, Math.floor(this.limit / 2));
      if (!(error instanceof HandlerFault)) throw error;
      if (isAlone) await this.judge(error);
      return 1;
    }
  }

  /** Whether the newest event lies behind the reader's place: one statement, where a transaction that finds nothing takes four. */
  private async hasMore(): Promise<boolean> {
    // The last row of the index, however long the log: a search for any later event may read the whole table.
    const found = await this.db.query(
      `select from es.checkpoints c
         cross join lateral (select e.txid, e.position from es.events e order by e.txid desc, e.position desc limit 1) newest
        where c.feed = $1 and c.version = $2 and (newest.txid, newest.position) > (c.txid, c.position)`,
      [this.reader.name, this.reader.version],
    );
    return found.length > 0;
  }

  private async claimAndHandle(sql: Sql): Promise<RecordedEvent[]> {
    const { name, version, isOwn } = this.reader;
    const [checkpoint] = await sql.query<Checkpoint & { status: string }>(
      `select txid::text as txid, position, status from es.checkpoints
        where feed = $1 and version = $2 and (status = 'running' or moved_at < now() - interval '${RETRY_STOPPED}')
          and ($3 or not exists (select from es.followers f where f.feed = $1 and f.version = $2 and f.seen_at > now() - interval '${AWAY}')) for update skip locked`,
      [name, version, isOwn],
    );
    if (!checkpoint) return [];

    if (checkpoint.status === 'failed') this.limit = 1;
    const events = await this.store.feed(checkpoint, this.limit, sql);
    const last = events.at(-1);
    if (!last) return [];

    await this.handle(await this.withoutParked(events, sql), sql);
    const moved = await sql.query(
      `update es.checkpoints set txid = $3::xid8, position = $4, moved_at = now(), status = 'running', failed_at = null, error = null
        where feed = $1 and version = $2 and txid = $5::xid8 and position = $6 returning feed`,
      [name, version, last.txid, last.position, checkpoint.txid, checkpoint.position],
    );
    if (moved.length === 0) throw new Error(`feed ${name} lost its place to another process`);
    return events;
  }

  private async handle(events: RecordedEvent[], sql: Sql): Promise<void> {
    try {
      await this.reader.handle(events, sql);
    } catch (error) {
      // A full disk or a lost connection says nothing about the event.
      throw isTransient(error) ? error : new HandlerFault(error, events[0]);
    }
  }

  /**
   * Goes on after its cause was mended: what was set aside is handled first, in its order.
   * @returns how many events had been set aside. @throws what still keeps one of them from being handled; nothing has changed then.
   */
  async resume(): Promise<number> {
    const { name, version } = this.reader;
    return this.db.transaction(async (sql) => {
      await sql.query('select from es.checkpoints where feed = $1 and version = $2 for update', [name, version]);
      const parked = await sql.query<{ position: number }>(
        'delete from es.parked where feed = $1 and version = $2 returning position',
        [name, version],
      );
      if (parked.length > 0)
        await this.reader.handle(
          await this.store.at(
            parked.map(({ position }) => position),
            sql,
          ),
          sql,
        );
      await sql.query(
        `update es.checkpoints set status = 'running', failed_at = null, error = null, moved_at = now() where feed = $1 and version = $2`,
        [name, version],
      );
      return parked.length;
    });
  }

  /** Events whose stream has one set aside join it there, so that each stream keeps its order. */
  private async withoutParked(events: RecordedEvent[], sql: Sql): Promise<RecordedEvent[]> {
    const { name, version } = this.reader;
    const parked = await sql.query<{ sequence_key: string }>(
      'select distinct sequence_key from es.parked where feed = $1 and version = $2',
      [name, version],
    );
    if (parked.length === 0) return events;
    const keys = new Set(parked.map((row) => row.sequence_key));
    for (const event of events.filter((e) => keys.has(e.stream)))
      await this.park(sql, event, 'waits behind an earlier event of its stream');
    return events.filter((event) => !keys.has(event.stream));
  }

  private async judge({ cause, message, first }: HandlerFault): Promise<void> {
    const eventId = first?.id ?? '';
    this.failures = { eventId, count: this.failures.eventId === eventId ? this.failures.count + 1 : 1 };
    if (this.failures.count < TRIES) return;
    this.failures.count = 0;
    const condemned = await this.setAside(eventId, message);
    if (condemned)
      throw new EventCondemned(
        this.reader.name,
        condemned,
        this.reader.money ? 'stops the feed' : 'is set aside',
        cause,
      );
  }

  /** Another process may have got past the event meanwhile: then it is not the next one any more, and stays. */
  private async setAside(eventId: string, message: string): Promise<RecordedEvent | null> {
    const { name, version, money } = this.reader;
    return this.db.transaction(async (sql) => {
      const [checkpoint] = await sql.query<Checkpoint>(
        `select txid::text as txid, position from es.checkpoints where feed = $1 and version = $2 for update`,
        [name, version],
      );
      const [poison] = checkpoint ? await this.store.feed(checkpoint, 1, sql) : [];
      if (poison?.id !== eventId) return null;
      if (money) {
        await sql.query(
          `update es.checkpoints set status = 'failed', failed_at = $3, error = $4, moved_at = now() where feed = $1 and version = $2`,
          [name, version, poison.position, message],
        );
        return poison;
      }
      await this.park(sql, poison, message);
      await sql.query(
        'update es.checkpoints set txid = $3::xid8, position = $4, moved_at = now() where feed = $1 and version = $2',
        [name, version, poison.txid, poison.position],
      );
      return poison;
    });
  }

  private async park(sql: Sql, event: RecordedEvent, error: string): Promise<void> {
    await sql.query(
      `insert into es.parked (feed, version, sequence_key, position, attempts, error) values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [this.reader.name, this.reader.version, event.stream, event.position, TRIES, error],
    );
  }
}

/** Notes a reader's place, and that its release is here. */
export async function registerReader(
  sql: Sql,
  { name, version, isOwn, followsOn = false }: Pick<FeedReader, 'name' | 'version' | 'isOwn' | 'followsOn'>,
): Promise<void> {
  await sql.query(
    `insert into es.checkpoints (feed, version, txid, position)
     select $1::text, $2::int, coalesce(l.txid, '0'), coalesce(l.position, 0) from (select 1) o left join lateral (
       select txid, position from es.checkpoints where feed = $1 and $3 order by txid desc, position desc limit 1) l on true
     on conflict do nothing`,
    [name, version, followsOn],
  );
  if (isOwn) await noteFollower(sql, name, version);
}

/** Notes that a release follows what it built. */
export async function noteFollower(sql: Sql, feed: string, version: number): Promise<void> {
  await sql.query(
    'insert into es.followers (feed, version) values ($1, $2) on conflict (feed, version) do update set seen_at = excluded.seen_at',
    [feed, version],
  );
}

/** Keeps feeds going: woken by appends, by NOTIFY from other processes, and by the clock in any case. */
export class FeedRunner {
  private readonly wakeUps = new Set<() => void>();
  private stopping = false;
  private readonly loops: Promise<void>[] = [];
  /** When a feed last got an answer of the database, in `machineMs`. */
  reachedAt: number | null = null;

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
      const request = this.nextWakeUp(1_000 + Math.random() * 200);
      try {
        await feed.register();
        while (!this.stopping && (await this.stepOf(feed)) > 0);
        backOff = 0;
      } catch (error) {
        this.onError(feed.reader.name, error);
        backOff = Math.min(5_000, backOff * 2 || 100);
        await pause(backOff);
        continue;
      }
      await request;
    }
  }

  private async stepOf(feed: Feed): Promise<number> {
    const moved = await feed.step();
    this.reachedAt = machineMs();
    return moved;
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
