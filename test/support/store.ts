import { writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DataSource } from 'typeorm';
import type { Fact } from '../../api/kernel/decider.js';
import { OverlappingPeriods1763720300000 } from '../../api/contexts/subscriptions/periods/1763720300000-overlapping-periods.js';
import { addressesOf } from '../../api/platform/database/app-login.js';
import { appDataSource } from '../../api/platform/database/data-source.js';
import { Database } from '../../api/platform/database/database.js';
import { prepareDatabase } from '../../api/platform/database/prepare.js';
import { EventStore } from '../../api/platform/event-store/event-store.js';
import type { CommandContext, RecordedEvent, StreamAppend } from '../../api/platform/event-store/events.js';
import { eventStoreMigrations } from '../../api/platform/event-store/migrations.js';
import { Projections, type Projection } from '../../api/platform/event-store/projection.js';
import { ProjectionBuilder } from '../../api/platform/event-store/rebuild.js';
import { put, set, type RowChange } from '../../api/platform/event-store/row-changes.js';
import { EventTypes } from '../../api/platform/event-store/upcasting.js';
import { randomIds } from '../../api/platform/event-store/uuid.js';
import { freshDatabase, type TestDatabase } from './database.js';

/** An event store for one test, on real PostgreSQL, with projections that a test brings along. */
export interface TestStore {
  db: Database;
  store: EventStore;
  database: TestDatabase;
  projections: Projections;
  /** Does something with the owner's rights. */
  asOwner<Result>(work: (builder: ProjectionBuilder, owner: Database) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export async function openStore(
  projections: readonly Projection[] = [],
  types = new EventTypes([]),
): Promise<TestStore> {
  const database = await freshDatabase();
  const addresses = addressesOf(database.url);
  const all = new Projections(projections);
  const schema = { entities: [], migrations: [...eventStoreMigrations, OverlappingPeriods1763720300000] };
  const asOwner: TestStore['asOwner'] = async (work) => {
    let result: unknown;
    await prepareDatabase(addresses, schema, false, async (owner) => {
      result = await work(new ProjectionBuilder(owner, new EventStore(owner, types, all)), owner);
    });
    return result as never;
  };
  await asOwner((builder) => builder.prepare(all.all));
  const source: DataSource = await appDataSource(addresses.app, schema, 12).initialize();
  const db = new Database(source);
  return {
    db,
    database,
    asOwner,
    projections: all,
    store: new EventStore(db, types, all),
    close: async () => {
      await source.destroy();
      await database.drop();
    },
  };
}

/** A command's context with nothing special about it. */
export function aContext(more: Partial<CommandContext> = {}): CommandContext {
  const id = randomIds.next();
  return {
    commandId: id,
    actor: { kind: 'system', id: 'test' },
    correlation: id,
    causation: id,
    now: '2026-03-01T12:00:00.000Z',
    ...more,
  };
}

export function fact(type: string, data: Record<string, unknown> = {}): Fact {
  return { type, data };
}

export function onto(stream: string, expectedVersion: number, ...facts: Fact[]): StreamAppend {
  return { stream, expectedVersion, facts };
}

/** A projection over `Opened` and `Renamed` facts, one row a stream. */
export function boxes(mode: 'inline' | 'async', { money = false, columns = '', poison = '' } = {}): Projection {
  const folder = join(process.cwd(), '.tmp');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `boxes-${mode}-${columns.length}.tables.sql`);
  writeFileSync(
    file,
    `create table boxes (box text primary key, name text not null, opened int not null${columns});\n`,
  );
  return {
    name: 'boxes',
    mode,
    money,
    tables: pathToFileURL(file),
    project(event: RecordedEvent): RowChange[] {
      if (poison && event.data.name === poison) throw new Error('this name cannot be told');
      if (event.type === 'Opened')
        return [put('boxes', { box: event.stream }, { name: String(event.data.name), opened: event.version })];
      return event.type === 'Renamed' ? [set('boxes', { box: event.stream }, { name: String(event.data.name) })] : [];
    },
  };
}
