import { setTimeout as pause } from 'node:timers/promises';
import type { Instant } from '../../kernel/instant.js';
import type { Clock } from '../../kernel/ports.js';
import type { Database } from '../database/database.js';
import { Batches } from '../database/batches.js';
import type { Brake, Forecast } from './brake.js';
import { put, remove, type RowChange } from './row-changes.js';

/** A timer set together with the facts that call for it; `at` null stops it. */
export function timer(key: string, what: string, at: Instant | null): RowChange {
  return at === null
    ? remove('due', { key })
    : put('due', { key }, { what, due_at: at, lease_until: null, attempts: 0, error: null });
}

/** Does what is due under one name. Afterwards its timer has moved or is gone. */
export interface DueHandler {
  what: string;
  /** Whether it may charge a person: then it stops when more of it runs than fell due. */
  takesMoney?: boolean;
  /** It only asks the bank, which may take its time: such work never takes the places of what moves money or ends something. */
  isInquiry?: boolean;
  handle(key: string): Promise<void>;
}

/** The clock of this process, and whether the database's agrees with it. */
export interface SweeperClock extends Clock {
  agreesWith(databaseMs: number): boolean;
}

interface SweeperSettings {
  /** How many are handled at the same time; as many as the connections carry. */
  atOnce: number;
  onFailure: (key: string, error: unknown) => void;
  brake?: Brake | null;
}

interface DueRow {
  key: string;
  what: string;
  databaseMs: number;
  /** Until when it is ours, as text: a Date would lose the microseconds that tell it from another's. */
  lease: string;
}

export const LEASE = '60 seconds';
/** This share of the places is given out together: a statement for each would cost more than they wait. */
const REFILL = 1 / 4;
const LOOK_AGAIN_MS = 500;
/** This share of the places is for what only asks the bank. */
const INQUIRY_SHARE = 1 / 4;

/** Decides by the business clock what is due. The queue never decides that; it only makes things prompt. */
export class DueSweeper {
  private readonly atOnce: number;
  private readonly onFailure: SweeperSettings['onFailure'];
  private readonly brake: Brake | null;
  private readonly handlers: Map<string, DueHandler>;
  private readonly inquiries: string[];
  private readonly underWay = new Set<Promise<void>>();
  private running = 0;
  private moreIsDue = false;
  private stopping = false;
  private readonly done = new Batches<DueRow, void>((rows) => this.clear(rows), { underWay: 1, items: 64 });

  constructor(
    private readonly db: Database,
    private readonly clock: SweeperClock,
    handlers: readonly DueHandler[],
    { atOnce, onFailure, brake = null }: SweeperSettings,
  ) {
    this.atOnce = atOnce;
    this.onFailure = onFailure;
    this.brake = brake;
    this.handlers = new Map(handlers.map((handler) => [handler.what, handler]));
    this.inquiries = handlers.filter(({ isInquiry }) => isInquiry).map(({ what }) => what);
  }

  /** Handles what is due, oldest first, until nothing is: where one is done another takes its place. */
  async sweep(): Promise<void> {
    for (;;) {
      const [others, questions] = this.free();
      const urgent = await this.take(others, false);
      const running = await this.take(questions, true);
      this.moreIsDue = others > 0 && urgent.length === others;
      if (urgent.length + running.length === 0 && this.underWay.size === 0) return;
      for (const row of urgent) this.begin(row, false);
      for (const row of running) this.begin(row, true);
      await this.places();
    }
  }

  /** Places for what acts, and those for what only asks the bank. */
  private free(): [number, number] {
    const forInquiries = this.inquiries.length === 0 ? 0 : Math.max(1, Math.floor(this.atOnce * INQUIRY_SHARE));
    return [
      Math.max(0, this.atOnce - forInquiries - (this.underWay.size - this.running)),
      Math.max(0, forInquiries - this.running),
    ];
  }

  private begin(row: DueRow, isInquiry: boolean): void {
    if (isInquiry) this.running += 1;
    const one: Promise<void> = this.handleOne(row).finally(() => {
      this.underWay.delete(one);
      if (isInquiry) this.running -= 1;
    });
    this.underWay.add(one);
  }

  /** More is due than there are places. */
  get isCrowded(): boolean {
    return this.moreIsDue;
  }

  /** Waits, at most so long, while it is crowded: for work that no person waits for. */
  async settled(atMostMs: number): Promise<void> {
    for (const until = Date.now() + atMostMs; this.moreIsDue && Date.now() < until;) await pause(LOOK_AGAIN_MS / 5);
  }

  /** Begins a new minute of the brake: as much may run as falls due. */
  async forecast(): Promise<void> {
    const [due] = await this.db.query<Forecast>(
      `select count(*) filter (where due_at <= $1::timestamptz + interval '2 minutes') as soon, count(*) as "withinTheHour"
         from es.due where what = any($2) and due_at <= $1::timestamptz + interval '1 hour'`,
      [this.clock.now(), this.takingMoney],
    );
    if (due) this.brake?.expect(due);
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
    await Promise.race([
      ...this.underWay,
      pause(LOOK_AGAIN_MS, undefined, { signal: looking.signal }).catch(() => undefined),
    ]);
    looking.abort();
  }

  private get takingMoney(): string[] {
    return [...this.handlers.values()].filter(({ takesMoney }) => takesMoney).map(({ what }) => what);
  }

  /** What may be taken now. What another release set waits for that release. */
  private namesNow(inquiries: boolean): string[] {
    const isStopped = this.brake?.isPulled ?? false;
    return [...this.handlers.values()]
      .filter(({ isInquiry, takesMoney }) => Boolean(isInquiry) === inquiries && !(takesMoney && isStopped))
      .map(({ what }) => what);
  }

  private async take(places: number, isInquiry: boolean): Promise<DueRow[]> {
    if (this.stopping || places === 0) return [];
    // The lease commits by itself: an append inside its transaction would be numbered too early in the feed.
    const rows = await this.db.query<DueRow>(
      `update es.due d set lease_until = now() + interval '${LEASE}', attempts = attempts + 1
        where d.key in (select key from es.due where due_at <= least($1::timestamptz, (select now() + offset_ms * interval '1 millisecond' from es.business_clock))
                           and what = any($3) and (lease_until is null or lease_until < now())
                         order by due_at limit $2 for update skip locked)
       returning d.key, d.what, d.lease_until::text as lease, (extract(epoch from clock_timestamp()) * 1000)::float8 as "databaseMs"`,
      [this.clock.now(), places, this.namesNow(isInquiry)],
    );
    const [first] = rows;
    // Handlers go by this machine's clock: with a wrong one they leave what is due to another machine, when the lease is over.
    return first && !this.clock.agreesWith(first.databaseMs) ? [] : rows;
  }

  private async handleOne(row: DueRow): Promise<void> {
    const { key, what, lease } = row;
    const handler = this.handlers.get(what);
    try {
      if (!handler) throw new Error(`nobody handles "${what}"`);
      if (handler.takesMoney && this.brake?.admits(key) === false)
        throw new Error('more of this runs than fell due: staff have to look');
      await handler.handle(key);
      await this.done.add(row);
    } catch (error) {
      this.onFailure(key, error);
      await this.db
        .query(
          `update es.due set error = $2, lease_until = now() + least(attempts * attempts, 300) * interval '1 second' where key = $1 and lease_until = $3::timestamptz`,
          [key, String((error as Error)?.message ?? error), lease],
        )
        .catch(() => undefined);
    }
  }

  /** What was set again meanwhile has no lease, or another handler's, and stays. */
  private async clear(rows: readonly DueRow[]): Promise<void[]> {
    await this.db.query(
      `delete from es.due d using unnest($1::text[], $2::timestamptz[]) as done(key, lease) where d.key = done.key and d.lease_until = done.lease`,
      [rows.map(({ key }) => key), rows.map(({ lease }) => lease)],
    );
    return rows.map(() => undefined);
  }
}
