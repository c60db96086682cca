import { Injectable } from '@nestjs/common';
import type { Fact } from '../../kernel/decider.js';
import { crashPoint } from '../crash-point.js';
import { isRepeatable, sqlStateOf, Database, type Sql } from '../database/database.js';
import { Batches } from '../database/batches.js';
import {
  CommandReused,
  VersionConflict,
  type CommandContext,
  type EventMeta,
  type RecordedEvent,
  type StreamAppend,
} from './events.js';
import { NotedTypes } from './noted-types.js';
import { Projections } from './projection.js';
import { rowStatements, type RowChange, type RowStatement } from './row-changes.js';
import { EventTypes } from './upcasting.js';
import { derivedId } from './uuid.js';

/** What an append did. */
export interface Appended {
  events: RecordedEvent[];
  /** True when this very command had already happened: the events are those of the first time. */
  replayed: boolean;
}

interface EventRow {
  stream_id: string;
  version: number;
  txid: string;
  position: number;
  id: string;
  type: string;
  schema_version: number;
  data: Record<string, unknown>;
  meta: EventMeta;
  effective_at: Date;
  recorded_at: Date;
}

const COLUMNS =
  'e.stream_id, e.version, e.txid::text as txid, e.position, e.id, e.type, e.schema_version, e.data, e.meta, e.effective_at, e.recorded_at';

/** What one command adds: its facts, and rows that change with them. */
interface Append {
  events: RecordedEvent[];
  changes: readonly RowChange[];
}

/** Statements under way at once, and commands or questions in one of them. */
const BATCHES = { underWay: 4, items: 32 };
/** More facts than any command causes at once. */
const FACTS_PER_COMMAND = 256;
/** Up to this many events go as plain parameters, which PostgreSQL reads faster than a set of records. */
const PLAIN_EVENTS = 6;
const FIELDS = ['text', 'int', 'uuid', 'text', 'smallint', 'jsonb', 'jsonb', 'timestamptz'];
const RETURNING = 'returning stream_id, version, txid::text as txid, position, recorded_at';

const INSERT_MANY_EVENTS = `
  insert into es.events (stream_id, version, id, type, schema_version, data, meta, effective_at)
  select e.* from jsonb_to_recordset($1::jsonb) as e(stream_id text, version int, id uuid, type text, schema_version smallint,
                                                   data jsonb, meta jsonb, effective_at timestamptz)
   order by e.stream_id, e.version
  ${RETURNING}`;

/**
 * The log of facts: append on top of a known version, read streams, read the feed.
 * An append is one statement, with the inline projections inside it, so it is the first and only
 * thing its transaction writes; a transaction id is never older than the version it follows.
 */
@Injectable()
export class EventStore {
  private readonly listeners = new Set<() => void>();
  private readonly notes: NotedTypes;
  private readonly batches = new Batches<Append, RecordedEvent[]>((appends) => this.insert(appends), BATCHES);
  private readonly reads = new Batches<readonly string[], RecordedEvent[][]>(
    (request) => this.readTogether(request),
    BATCHES,
  );

  constructor(
    private readonly db: Database,
    private readonly types: EventTypes,
    private readonly projections: Projections,
  ) {
    this.notes = new NotedTypes(db, types);
  }

  /** Calls back after each append of this process; feeds wake up by it. */
  onAppend(listener: () => void): void {
    this.listeners.add(listener);
  }

  /**
   * Appends facts to one or many streams, all or nothing. Crash tests name the places around it by its facts.
   * @param changes rows that must change together with the facts and are no projection: timers.
   * @throws VersionConflict when a stream moved on; CommandReused when the command id stands for another request.
   */
  async append(
    streams: readonly StreamAppend[],
    context: CommandContext,
    changes: readonly RowChange[] = [],
  ): Promise<Appended> {
    const events = this.number(streams, context);
    if (events.length === 0) return { events, replayed: false };

    placesToDie('before', events);
    const stored = await this.tryAppend({ events, changes }, context);
    placesToDie('after', events);
    if (!stored.replayed) for (const listener of this.listeners) listener();
    return stored;
  }

  /**
   * Appends what several commands add, all or nothing, each under its own id; later ones may follow earlier ones on a stream.
   * @throws VersionConflict when a stream moved on, or one of the commands had happened before.
   */
  async appendAll(
    commands: readonly { streams: readonly StreamAppend[]; context: CommandContext }[],
  ): Promise<RecordedEvent[][]> {
    const appends = commands.map(({ streams, context }) => ({ events: this.number(streams, context), changes: [] }));
    const events = appends.flatMap((append) => append.events);
    try {
      placesToDie('before', events);
      const stored = await this.insert(appends);
      placesToDie('after', events);
      for (const listener of this.listeners) listener();
      return stored;
    } catch (error) {
      // A lost answer to COMMIT is a conflict as well: a second look tells what became of it.
      if (!isRepeatable(error) && !['events_stream_version', 'events_id'].includes(constraintOf(error))) throw error;
      throw new VersionConflict(streamsOf(events));
    }
  }

  private async tryAppend(append: Append, context: CommandContext): Promise<Appended> {
    const { events } = append;
    for (let attempt = 1; ; attempt++) {
      try {
        return { events: await this.batches.add(append), replayed: false };
      } catch (error) {
        // A lost answer to COMMIT shows up on the next try as "already happened".
        if (isRepeatable(error) && attempt < 4) continue;
        if (sqlStateOf(error) !== '23505') throw error;
        return this.afterCollision(error, events, context);
      }
    }
  }

  /** Appends of several commands in one statement; whether one of them collides is seen by all. */
  private async insert(appends: readonly Append[]): Promise<RecordedEvent[][]> {
    const { text, values } = this.appendStatement(
      appends.flatMap(({ events }) => events),
      appends.flatMap(({ changes }) => changes),
    );
    // With projections the text follows from who happens to be in the batch; a plan kept for each would fill the server's memory.
    const recurs = appends.length === 1 || !text.startsWith('with ');
    const rows = await (recurs ? this.db.query<EventRow>(text, values) : this.db.queryOnce<EventRow>(text, values));
    for (const { events } of appends) this.notes.appended(events);
    const byPlace = new Map(rows.map((row) => [`${row.stream_id} ${row.version}`, row]));
    return appends.map(({ events }) =>
      events.map((event) => placed(event, byPlace.get(`${event.stream} ${event.version}`))),
    );
  }

  private async afterCollision(error: unknown, events: RecordedEvent[], context: CommandContext): Promise<Appended> {
    const earlier = await this.eventsOfCommand(context);
    if (earlier.length > 0) return { events: earlier, replayed: true };
    if (constraintOf(error) !== 'events_stream_version') throw error;
    throw new VersionConflict(streamsOf(events));
  }

  /**
   * The events that a command caused the first time; empty when it never ran.
   * @throws CommandReused when the id was used with another request.
   */
  async eventsOfCommand({
    commandId,
    commandHash,
  }: Pick<CommandContext, 'commandId' | 'commandHash'>): Promise<RecordedEvent[]> {
    const [first] = await this.select('e.id = $1', [derivedId(commandId, 0)]);
    if (!first) return [];
    if (commandHash && first.meta.commandHash && first.meta.commandHash !== commandHash)
      throw new CommandReused(commandId);
    return this.select('e.id = any($1)', [
      Array.from({ length: FACTS_PER_COMMAND }, (_, ordinal) => derivedId(commandId, ordinal)),
    ]);
  }

  /** @throws Error when the log holds an event that this release cannot read, or reads in another shape than it was written in. */
  refuseUnknownTypes(): Promise<void> {
    return this.notes.refuseUnknown();
  }

  /** All facts of the streams named, in version order; a stream without facts is an empty list. */
  async read(...streams: string[]): Promise<RecordedEvent[][]> {
    return streams.length === 0 ? [] : this.reads.add(streams);
  }

  /** The facts of a stream that name this value in a field, in version order; of a long stream only they leave the database. */
  async readAbout(stream: string, field: string, value: string): Promise<RecordedEvent[]> {
    return this.select('e.stream_id = $1 and e.data->>$2 = $3', [stream, field, value], 'e.version');
  }

  private async readTogether(request: readonly (readonly string[])[]): Promise<RecordedEvent[][][]> {
    const streams = [...new Set(request.flat())];
    const rows = await this.db.query<EventRow>(
      `select ${COLUMNS} from es.events e where e.stream_id = any($1) order by e.stream_id, e.version`,
      [streams],
    );
    const found = new Map<string, RecordedEvent[]>(streams.map((stream) => [stream, []]));
    for (const row of rows) found.get(row.stream_id)?.push(this.recorded(row));
    return request.map((one) => one.map((stream) => [...(found.get(stream) ?? [])]));
  }

  /** The version of a stream's latest fact, 0 for none; however long the stream is. */
  async lastVersion(stream: string): Promise<number> {
    const [row] = await this.db.query<{ version: number }>(
      'select version from es.events where stream_id = $1 order by version desc limit 1',
      [stream],
    );
    return row?.version ?? 0;
  }

  /** The facts at these places of the log, in the feed's order. */
  async at(positions: readonly number[], sql: Sql = this.db): Promise<RecordedEvent[]> {
    return this.select('e.position = any($1)', [positions], undefined, sql);
  }

  /**
   * What was committed after a place in the feed, in commit order.
   * Nothing at or above the oldest open transaction is shown: it could still commit something earlier.
   * @param sql the connection of a reader that holds one already: a second one for each would exhaust the pool.
   */
  async feed(after: { txid: string; position: number }, limit: number, sql: Sql = this.db): Promise<RecordedEvent[]> {
    return this.select(
      `(e.txid, e.position) > ($1::xid8, $2::bigint) and e.txid < pg_snapshot_xmin(pg_current_snapshot())`,
      [after.txid, after.position],
      `e.txid, e.position limit ${Math.trunc(limit)}`,
      sql,
    );
  }

  /** The feed up to its very end; right only for a transaction that has locked out every append. */
  async feedToTheEnd(after: { txid: string; position: number }, limit: number, sql: Sql): Promise<RecordedEvent[]> {
    return this.select(
      '(e.txid, e.position) > ($1::xid8, $2::bigint)',
      [after.txid, after.position],
      `e.txid, e.position limit ${Math.trunc(limit)}`,
      sql,
    );
  }

  private async select(
    where: string,
    values: unknown[],
    order = 'e.txid, e.position',
    sql: Sql = this.db,
  ): Promise<RecordedEvent[]> {
    const rows = await sql.query<EventRow>(
      `select ${COLUMNS} from es.events e where ${where} order by ${order}`,
      values,
    );
    return rows.map((row) => this.recorded(row));
  }

  private number(streams: readonly StreamAppend[], context: CommandContext): RecordedEvent[] {
    const meta: EventMeta = {
      command: context.commandId,
      actor: context.actor,
      correlation: context.correlation,
      causation: context.causation,
      ...(context.commandHash ? { commandHash: context.commandHash } : {}),
    };
    let ordinal = 0;
    return streams.flatMap(({ stream, expectedVersion, facts }) =>
      facts.map((fact: Fact, index) => ({
        id: derivedId(context.commandId, ordinal++),
        stream,
        version: expectedVersion + index + 1,
        txid: '0',
        position: 0,
        type: fact.type,
        schemaVersion: this.types.versionOf(fact.type),
        data: fact.data as Record<string, unknown>,
        meta,
        effectiveAt: context.now,
        recordedAt: context.now,
      })),
    );
  }

  private appendStatement(events: RecordedEvent[], changes: readonly RowChange[]): { text: string; values: unknown[] } {
    const insert = events.length <= PLAIN_EVENTS ? insertFew(events) : insertMany(events);
    const statements: RowStatement[] = [...this.notes.statements(events), ...rowStatements('es', changes)];
    for (const projection of this.projections.inline) {
      statements.push(
        ...rowStatements(
          projection.name,
          events.flatMap((event) => projection.project(event)),
        ),
      );
    }
    if (statements.length === 0) return insert;

    const next = insert.values.length + 1;
    const parts = statements.map(({ text }, index) => `change_${index} as (${text.replace('$?', `$${index + next}`)})`);
    return {
      text: `with appended as (${insert.text}), ${parts.join(', ')} select * from appended`,
      values: [...insert.values, ...statements.map(({ value }) => value)],
    };
  }

  private recorded(row: EventRow): RecordedEvent {
    return {
      id: row.id,
      stream: row.stream_id,
      version: row.version,
      txid: row.txid,
      position: row.position,
      type: row.type,
      schemaVersion: row.schema_version,
      data: this.types.upcast(row.type, row.schema_version, row.data),
      meta: row.meta,
      effectiveAt: row.effective_at.toISOString(),
      recordedAt: row.recorded_at.toISOString(),
    };
  }
}

function constraintOf(error: unknown): string {
  return (error as { constraint?: string } | null)?.constraint ?? '';
}

function placesToDie(when: 'before' | 'after', events: readonly RecordedEvent[]): void {
  for (const type of new Set(events.map((event) => event.type))) crashPoint(`${when}-${type}`);
}

function streamsOf(events: readonly RecordedEvent[]): string[] {
  return [...new Set(events.map(({ stream }) => stream))];
}

/** Rows in one order everywhere, so that two appends over the same streams cannot wait for each other in a circle. */
function inOrder(events: readonly RecordedEvent[]): RecordedEvent[] {
  return [...events].sort((a, b) => (a.stream === b.stream ? a.version - b.version : a.stream < b.stream ? -1 : 1));
}

function insertFew(events: readonly RecordedEvent[]): { text: string; values: unknown[] } {
  const rows = events.map(
    (_, row) => `(${FIELDS.map((type, field) => `$${row * FIELDS.length + field + 1}::${type}`).join(', ')})`,
  );
  return {
    text: `insert into es.events (stream_id, version, id, type, schema_version, data, meta, effective_at) values ${rows.join(', ')} ${RETURNING}`,
    values: inOrder(events).flatMap((e) => [
      e.stream,
      e.version,
      e.id,
      e.type,
      e.schemaVersion,
      JSON.stringify(e.data),
      JSON.stringify(e.meta),
      e.effectiveAt,
    ]),
  };
}

function insertMany(events: readonly RecordedEvent[]): { text: string; values: unknown[] } {
  const rows = events.map((e) => ({
    stream_id: e.stream,
    version: e.version,
    id: e.id,
    type: e.type,
    schema_version: e.schemaVersion,
    data: e.data,
    meta: e.meta,
    effective_at: e.effectiveAt,
  }));
  return { text: INSERT_MANY_EVENTS, values: [JSON.stringify(rows)] };
}

function placed(event: RecordedEvent, row: EventRow | undefined): RecordedEvent {
  if (!row) throw new Error(`the log did not answer for ${event.stream} version ${event.version}`);
  return { ...event, txid: row.txid, position: row.position, recordedAt: row.recorded_at.toISOString() };
}
