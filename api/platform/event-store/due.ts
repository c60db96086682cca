import type { Instant } from '../../kernel/instant.js';
import type { Clock } from '../../kernel/ports.js';
import type { Database } from '../database/database.js';
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
  due_at: Date;
}

const LEASE = '60 seconds';
const AT_ONCE = 8;

/** Decides by the business clock what is due. The queue never decides that; it only makes things prompt. */
export class DueSweeper {
  private readonly handlers: Map<string, DueHandler>;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    handlers: readonly DueHandler[],
    private readonly onError: (key: string, error: unknown) => void,
  ) {
    this.handlers = new Map(handlers.map((handler) => [handler.what, handler]));
  }

  /** Handles what is due now, oldest first. @returns how many it took. */
  async sweep(): Promise<number> {
    // The lease commits by itself: an append inside its transaction would be numbered too early in the feed.
    const taken = await this.db.query<DueRow>(
      `update es.due d set lease_until = now() + interval '${LEASE}', attempts = attempts + 1
        where d.key in (select key from es.due where due_at <= $1 and (lease_until is null or lease_until < now())
                         order by due_at limit ${AT_ONCE} for update skip locked)
       returning d.key, d.what, d.due_at`,
      [this.clock.now()],
    );
    await Promise.all(taken.map((row) => this.handleOne(row)));
    return taken.length;
  }

  private async handleOne({ key, what, due_at: dueAt }: DueRow): Promise<void> {
    const handler = this.handlers.get(what);
    try {
      if (!handler) throw new Error(`nobody handles "${what}"`);
      await handler.handle(key);
      await this.db.query('delete from es.due where key = $1 and due_at = $2', [key, dueAt]);
    } catch (error) {
      this.onError(key, error);
      await this.db.query(
        `update es.due set error = $2, lease_until = now() + least(attempts * attempts, 300) * interval '1 second' where key = $1`,
        [key, String((error as Error)?.message ?? error)],
      ).catch(() => undefined);
    }
  }
}
