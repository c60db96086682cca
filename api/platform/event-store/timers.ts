import type { Database } from '../database/database.js';
import { rowStatements, type RowChange } from './row-changes.js';

/** Moves timers where no fact changes: an answer that brought nothing new still has a next time. */
export async function setTimers(db: Database, changes: readonly RowChange[]): Promise<void> {
  for (const { text, value } of rowStatements('es', changes)) await db.query(text.replace('$?', '$1'), [value]);
}
