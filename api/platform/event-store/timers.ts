import type { Instant } from '../../kernel/instant.js';
import type { Database } from '../database/database.js';
import { LEASE } from './due.js';
import { rowStatements, type RowChange } from './row-changes.js';

/** Moves timers where no fact changes: an answer that brought nothing new still has a next time. */
export async function setTimers(db: Pick<Database, 'query'>, changes: readonly RowChange[]): Promise<void> {
  for (const { text, value } of rowStatements('es', changes)) await db.query(text.replace('$?', '$1'), [value]);
}

/** Sets a timer that repeats, unless it is set already: every process does so at start. */
export async function setFirstTimer(db: Database, key: string, what: string, dueAt: Instant): Promise<void> {
  await db.query('insert into es.due (key, what, due_at) values ($1, $2, $3) on conflict (key) do nothing', [
    key,
    what,
    dueAt,
  ]);
}

/** Says that a timer's handler is still at work: no other process begins with it. Such a handler sets the timer again at its end. */
export async function prolongLease(db: Database, key: string): Promise<void> {
  await db.query(
    `update es.due set lease_until = now() + interval '${LEASE}' where key = $1 and lease_until is not null`,
    [key],
  );
}
