import type { Sql } from '../database/database.js';
import type { RecordedEvent } from './events.js';
import type { RowStatement } from './row-changes.js';
import type { EventTypes } from './upcasting.js';

const NOTE = `insert into es.event_types (type, schema_version, shape) select t.* from jsonb_to_recordset($?::jsonb) as t(type text, version smallint, shape text)
  on conflict (type, schema_version) do nothing`;

/** Which event types the log holds, in which shape: each is noted by the statement that appends the first event of it. */
export class NotedTypes {
  /** What this process has noted. */
  private readonly noted = new Set<string>();

  constructor(
    private readonly sql: Sql,
    private readonly types: EventTypes,
  ) {}

  /** The statement that notes the types which this process appends for the first time; none for the others. */
  statements(events: readonly RecordedEvent[]): RowStatement[] {
    const types = [...new Set(events.map(({ type }) => type))].filter((type) => !this.noted.has(type)).sort();
    return types.length === 0
      ? []
      : [
          {
            text: NOTE,
            value: JSON.stringify(
              types.map((type) => ({ type, version: this.types.versionOf(type), shape: this.types.shapeOf(type) })),
            ),
          },
        ];
  }

  appended(events: readonly RecordedEvent[]): void {
    for (const { type } of events) this.noted.add(type);
  }

  /** @throws Error when the log holds an event that this release cannot read, or reads in another shape than it was written in. */
  async refuseUnknown(): Promise<void> {
    const noted = await this.sql.query<{ type: string; version: number; shape: string }>(
      'select type, schema_version as version, shape from es.event_types',
    );
    const unknown = await this.inLog(noted.filter(({ type, version }) => !this.types.knows(type, version)));
    if (unknown.length > 0)
      throw new Error(`the log holds events that this release cannot read: ${unknown.join(', ')}`);
    const before = new Map(noted.map(({ type, version, shape }) => [`${type} v${version}`, shape]));
    const changed = this.types.all
      .map(({ type, version, shape }) => ({ name: `${type} v${version}`, shape }))
      .filter(({ name, shape }) => (before.get(name) || shape) !== shape);
    if (changed.length > 0)
      throw new Error(
        `the log holds events in another shape; they need a new version and a step to it: ${changed.map(({ name }) => name).join(', ')}`,
      );
  }

  /** Of these types those that some event has. Earlier releases noted types that they might write; only then the log itself is read. */
  private async inLog(types: readonly { type: string; version: number }[]): Promise<string[]> {
    if (types.length === 0) return [];
    const found = await this.sql.query<{ name: string }>(
      `select t.type || ' v' || t.version as name from jsonb_to_recordset($1::jsonb) as t(type text, version smallint)
        where exists (select from es.events e where e.type = t.type and e.schema_version = t.version) order by 1`,
      [JSON.stringify(types)],
    );
    return found.map(({ name }) => name);
  }
}
