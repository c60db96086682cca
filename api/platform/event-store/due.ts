import { setTimeout as pause } from 'node:timers/promises';
import type { Instant } from '../../kernel/instant.js';
import type { Clock } from '../../kernel/ports.js';
import type { Database } from '../database/database.js';
import { Batches } from '../database/batches.js';
import { put, remove, type RowChange } from './row-changes.js';

/** A timer set together with the facts that call for it; `at` null stops it. */
export function timer(key: string, what: string, at: Instant | null): RowChange {
  return at === null ? remove('due', { key }) : put('due', { key }, { what, due_at: at, lease_until: null, attempts: 0, error: null });
}

/** Does what is due under one name. Afterwards its timer has moved or is gone. */
export interface DueHandler {
  what: string;
  handle(key: string): Promise<void>;
}

interface DueRow {
  key: string;
  what: string;
  /** Until when it is ours, as text: a Date would lose the microseconds that tell it from another's. */
  lease: string;
}

const LEASE = '60 seconds';
/** This share of the places is given out together: a statement for each would cost more than they wait. */
const REFILL = 1 / 4;
const LOOK_AGAIN_MS = 500;

/** Decides by the business clock what is due. The queue never decides that; it only makes things prompt. */
export class DueSweeper {
  private readonly handlers: Map<string, DueHandler>;
  private readonly underWay = new Set<Promise<void>>();
  private moreIsDue = false;
  private stopping = false;
  private readonly done = new Batches<DueRow, void>((rows) => this.clear(rows), { underWay: 1, items: 64 });

  /** @param atOnce how many are handled at the same time; as many as the connections carry. */
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    handlers: readonly DueHandler[],
    private readonly atOnce: number,
    private readonly onError: (key: string, error: unknown) => void,
  ) {
    this.handlers = new Map(handlers.map((handler) => [handler.what, handler]));
  }

  /** Handles what is due, oldest first, until nothing is: where one is done another takes its place. */
  async sweep(): Promise<void> {
    for (;;) {
      const places = Math.max(0, this.atOnce - this.underWay.size);
      const taken = await this.take(places);
      this.moreIsDue = places > 0 && taken.length === places;
      if (taken.length === 0 && this.underWay.size === 0) return;
      for (const row of taken) {
        const one: Promise<void> = this.handleOne(row).finally(() => this.underWay.delete(one));
        this.underWay.add(one);
      }
      await this.places();
    }
  }

  /** More is due than there are places. */
  get isCrowded(): boolean {
    return this.moreIsDue;
  }

  /** Waits, at most so long, while it is crowded: for work that nobody waits for. */
  async calm(atMostMs: number): Promise<void> {
    for (const until = Date.now() + atMostMs; this.moreIsDue && Date.now() < until;) await pause(LOOK_AGAIN_MS / 5);
  }

  /** Takes no more; what is under way ends by itself. */
  stop(): void {
    this.stopping = true;
  }

  /** Waits for places; with places left, for anything that may have become due. */
  private async places(): Promise<void> {
    while (this.underWay.size > this.atOnce * (1 - REFILL)) await Promise.race(this.underWay);
    if (this.underWay.size === 0 || this.moreIsDue) return;
    const looking = new AbortController();
    await Promise.race([...this.underWay, pause(LOOK_AGAIN_MS, undefined, { signal: looking.signal }).catch(() => undefined)]);
    looking.abort();
  }

  private async take(places: number): Promise<DueRow[]> {
    if (this.stopping) return [];
    // The lease commits by itself: an append inside its transaction would be numbered too early in the feed.
    return this.db.query<DueRow>(
      `update es.due d set lease_until = now() + interval '${LEASE}', attempts = attempts + 1
        where d.key in (select key from es.due where due_at <= $1 and (lease_until is null or lease_until < now())
                         order by due_at limit $2 for update skip locked)
       returning d.key, d.what, d.lease_until::text as lease`,
      [this.clock.now(), places],
    );
  }

  private async handleOne(row: DueRow): Promise<void> {
    const { key, what, lease } = row;
    const handler = this.handlers.get(what);
    try {
      if (!handler) throw new Error(`nobody handles "${what}"`);
      await handler.handle(key);
      await this.done.add(row);
    } catch (error) {
      this.onError(key, error);
      await this.db.query(
        `update es.due set error = $2, lease_until = now() + least(attempts * attempts, 300) * interval '1 second' where key = $1 and lease_until = $3::timestamptz`,
        [key, String((error as Error)?.message ?? error), lease],
      ).catch(() => undefined);
    }
  }

  /** What was set anew meanwhile has no lease, or another handler's, and stays. */
  private async clear(rows: readonly DueRow[]): Promise<void[]> {
    await this.db.query(
      `delete from es.due d using unnest($1::text[], $2::timestamptz[]) as done(key, lease) where d.key = done.key and d.lease_until = done.lease`,
      [rows.map(({ key }) => key), rows.map(({ lease }) => lease)]);
    return rows.map(() => undefined);
  }
}
