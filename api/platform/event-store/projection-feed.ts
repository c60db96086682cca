import type { Sql } from '../database/database.js';
import type { RecordedEvent } from './events.js';
import type { FeedReader } from './feed.js';
import type { Projection } from './projection.js';
import { rowStatements } from './row-changes.js';

/** Applies a projection's changes for a batch of events with one statement per table and kind. */
export async function applyProjection(
  projection: Projection,
  schema: string,
  events: readonly RecordedEvent[],
  sql: Sql,
): Promise<void> {
  const project = projection.remember
    ? await projection.remember(events, sql, schema)
    : (event: RecordedEvent) => projection.project(event);
  for (const { text, value } of rowStatements(schema, events.flatMap(project))) {
    await sql.query(text.replace('$?', '$1'), [value]);
  }
}

/** The reader that keeps an asynchronous projection's live tables. @param isOwn whether this release built them. */
export function projectionReader(projection: Projection, version: number, isOwn = true): FeedReader {
  return {
    name: projection.name,
    version,
    isOwn,
    money: projection.money,
    handle: (events, sql) => applyProjection(projection, `${projection.name}_v${version}`, events, sql),
  };
}
