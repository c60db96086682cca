import { readFile } from 'node:fs/promises';
import type { Database, Sql } from '../database/database.js';
import { APP_ROLE } from '../database/data-source.js';
import type { EventStore } from './event-store.js';
import { noteFollower } from './feed.js';
import type { RecordedEvent } from './events.js';
import { hashOf, type Projection } from './projection.js';
import { applyProjection } from './projection-feed.js';

const BATCH = 5_000;
const NEAR = 500;
const ROLLBACK_FOR = '7 days';

/** How far a rebuild has come. */
export interface RebuildProgress {
  projection: string;
  done: number;
  total: number;
  perSecond: number;
}

/** The version that serves now, and where its sums differ from those of the version before: `orders.total: 9980 before, 4990 now`. */
export interface Rebuilt {
  version: number;
  differences: string[];
}

interface FeedPlace {
  txid: string;
  position: number;
}

type Registered = { version: number; status: 'building' | 'live' | 'retired'; tables_hash: string };

/** Builds projections beside the live ones and swaps the views; works with the owner's connection. */
export class ProjectionBuilder {
  constructor(
    private readonly owner: Database,
    private readonly store: EventStore,
  ) {}

  /** Makes sure that each projection is live in the shape its file describes; builds those that are not. */
  async prepare(
    projections: readonly Projection[],
    onProgress: (progress: RebuildProgress) => void = () => undefined,
  ): Promise<void> {
    for (const projection of projections) {
      const hash = await hashOf(projection);
      const rows = await this.registered(projection.name);
      const live = rows.find((row) => row.status === 'live');
      if (live?.tables_hash === hash) continue;
      const own = rows.findLast((row) => row.tables_hash === hash && row.status === 'retired');
      // A newer release has the word; where its tables hold all of ours, this one can go on beside it or after it.
      if (
        live &&
        own &&
        own.version < live.version &&
        (await this.holdsAll(projection.name, live.version, own.version))
      )
        continue;
      await this.rebuild(projection, onProgress);
    }
    await this.dropRetired();
  }

  /** Drops versions retired a week ago: too old for a rollback, and no older release still reads them. */
  private async dropRetired(): Promise<void> {
    const old = await this.owner.query<{ name: string; version: number }>(
      `select name, version from es.projections where status = 'retired' and retired_at < now() - interval '${ROLLBACK_FOR}'`,
    );
    for (const { name, version } of old) {
      await this.owner.transaction(async (sql) => {
        await sql.query(`drop schema if exists "${name}_v${version}" cascade`);
        await sql.query('delete from es.parked where feed = $1 and version = $2', [name, version]);
        await sql.query('delete from es.checkpoints where feed = $1 and version = $2', [name, version]);
        await sql.query('delete from es.projections where name = $1 and version = $2', [name, version]);
      });
    }
  }

  /** The live version's number. */
  async liveVersion(name: string): Promise<number> {
    const live = (await this.registered(name)).find((row) => row.status === 'live');
    if (!live) throw new Error(`projection ${name} was never built`);
    return live.version;
  }

  /**
   * Builds a new version from the first event on while the old one serves, then cuts over exactly.
   * A build that was interrupted goes on where it stopped.
   */
  async rebuild(
    projection: Projection,
    onProgress: (progress: RebuildProgress) => void = () => undefined,
  ): Promise<Rebuilt> {
    const version = await this.begin(projection);
    await this.catchUp(projection, version, onProgress);
    return { version, differences: await this.cut(projection, version) };
  }

  /** Goes back to the version before, brought up to date first. */
  async rollback(projection: Projection): Promise<number> {
    const rows = await this.registered(projection.name);
    const before = rows.filter((row) => row.status === 'retired').at(-1);
    if (!before) throw new Error(`projection ${projection.name} has no earlier version to go back to`);
    await this.catchUp(projection, before.version, () => undefined);
    await this.cut(projection, before.version);
    return before.version;
  }

  /** Whether one version has every table and column of another. */
  private async holdsAll(name: string, wide: number, narrow: number): Promise<boolean> {
    const missing = await this.owner.query(
      `select table_name, column_name from information_schema.columns where table_schema = $2
       except select table_name, column_name from information_schema.columns where table_schema = $1`,
      [`${name}_v${wide}`, `${name}_v${narrow}`],
    );
    return missing.length === 0;
  }

  private registered(name: string): Promise<Registered[]> {
    return this.owner.query<Registered>(
      'select version, status, tables_hash from es.projections where name = $1 order by version',
      [name],
    );
  }

  private async begin(projection: Projection): Promise<number> {
    const hash = await hashOf(projection);
    const rows = await this.registered(projection.name);
    const unfinished = rows.find((row) => row.status === 'building' && row.tables_hash === hash);
    if (unfinished) return unfinished.version;

    const version = (rows.at(-1)?.version ?? 0) + 1;
    const schema = `${projection.name}_v${version}`;
    const tables = await readFile(projection.tables, 'utf8');
    await this.owner.transaction(async (sql) => {
      await sql.query(
        'insert into es.projections (name, version, tables_hash, mode, status) values ($1, $2, $3, $4, $5)',
        [projection.name, version, hash, projection.mode, 'building'],
      );
      await sql.query('insert into es.checkpoints (feed, version) values ($1, $2)', [projection.name, version]);
      await sql.query(`create schema "${schema}"`);
      await sql.query(`set local search_path = "${schema}", public`);
      for (const statement of tables.split(/;\s*$/m).filter((text) => text.trim())) await sql.query(statement);
      const live = rows.find((row) => row.status === 'live');
      if (live) await relaxNewColumns(projection.name, live.version, version, sql);
      await sql.query(`grant usage on schema "${schema}" to ${APP_ROLE}`);
      await sql.query(`grant select, insert, update, delete on all tables in schema "${schema}" to ${APP_ROLE}`);
    });
    return version;
  }

  private async catchUp(
    projection: Projection,
    version: number,
    onProgress: (progress: RebuildProgress) => void,
  ): Promise<void> {
    const [head] = await this.owner.query<{ total: number }>(
      'select coalesce(max(position), 0) as total from es.events',
    );
    const started = process.hrtime.bigint();
    for (let done = 0; ;) {
      const applied = await this.owner.transaction((sql) =>
        this.applyNext(projection, version, sql, (at) => this.store.feed(at, BATCH, sql)),
      );
      done += applied;
      const elapsed = Number(process.hrtime.bigint() - started) / 1e9;
      onProgress({
        projection: projection.name,
        done,
        total: Math.max(done, head?.total ?? 0),
        perSecond: Math.round(done / Math.max(elapsed, 0.001)),
      });
      if (applied < NEAR) return;
    }
  }

  /** Applies what follows the version's checkpoint, as `read` gives it, and moves on. @returns how many events. */
  private async applyNext(
    projection: Projection,
    version: number,
    sql: Sql,
    read: (at: FeedPlace) => Promise<RecordedEvent[]>,
  ): Promise<number> {
    const [at] = await sql.query<FeedPlace>(
      'select txid::text as txid, position from es.checkpoints where feed = $1 and version = $2 for update',
      [projection.name, version],
    );
    if (!at) throw new Error(`projection ${projection.name} version ${version} has no checkpoint`);
    const events = await read(at);
    const last = events.at(-1);
    if (!last) return 0;
    await applyProjection(projection, `${projection.name}_v${version}`, events, sql);
    await sql.query(
      'update es.checkpoints set txid = $3::xid8, position = $4, moved_at = now() where feed = $1 and version = $2',
      [projection.name, version, last.txid, last.position],
    );
    return events.length;
  }

  /** Appends wait for some milliseconds while the last events are applied and the views swapped; reads go on. */
  private async cut(projection: Projection, version: number): Promise<string[]> {
    return this.owner.transaction(async (sql) => {
      await sql.query(`set local lock_timeout = '5s'`);
      await sql.query('lock table es.events in share row exclusive mode');
      const retired = await sql.query<{ version: number }>(
        `update es.projections set status = 'retired', retired_at = now() where name = $1 and status = 'live' returning version`,
        [projection.name],
      );
      // Under the lock no append is open, so the whole log may be read up to its end.
      while ((await this.applyNext(projection, version, sql, (at) => this.store.feedToTheEnd(at, BATCH, sql))) > 0);
      const [before] = projection.mode === 'inline' ? retired : [];
      const differences = before ? await this.differences(projection.name, before.version, version, sql) : [];
      // An inline version that is retired stands exactly here; a rollback goes on from this place.
      await sql.query(
        `update es.checkpoints o set txid = n.txid, position = n.position from es.checkpoints n
          where o.feed = $1 and o.version = any($2) and n.feed = $1 and n.version = $3 and $4`,
        [projection.name, retired.map((row) => row.version), version, projection.mode === 'inline'],
      );
      await sql.query(`update es.projections set status = 'live', retired_at = null where name = $1 and version = $2`, [
        projection.name,
        version,
      ]);
      await noteFollower(sql, projection.name, version);
      await this.pointViews(projection.name, version, sql);
      return differences;
    });
  }

  /** Compares rows and sums of whole numbers, money among them, of two versions that stand at the same event. */
  private async differences(name: string, before: number, now: number, sql: Sql): Promise<string[]> {
    const columns = await sql.query<{ table_name: string; column_name: string }>(
      `select a.table_name, a.column_name from information_schema.columns a join information_schema.columns b using (table_name, column_name)
        where a.table_schema = $1 and b.table_schema = $2 and a.data_type = 'bigint' and b.data_type = 'bigint'
       union all select a.table_name, '' from information_schema.tables a join information_schema.tables b using (table_name)
        where a.table_schema = $1 and b.table_schema = $2`,
      [`${name}_v${before}`, `${name}_v${now}`],
    );
    const found: string[] = [];
    for (const { table_name: table, column_name: column } of columns) {
      const sum = column ? `coalesce(sum("${column}"), 0)` : 'count(*)';
      const [row] = await sql.query<{ old: string; new: string }>(
        `select (select ${sum} from "${name}_v${before}"."${table}")::text as old, (select ${sum} from "${name}_v${now}"."${table}")::text as new`,
      );
      if (row && row.old !== row.new) found.push(`${table}.${column || 'rows'}: ${row.old} before, ${row.new} now`);
    }
    return found;
  }

  private async pointViews(name: string, version: number, sql: Sql): Promise<void> {
    await sql.query(`create schema if not exists "${name}"`);
    // Views that a migration put there show no table of the projection.
    const views = await sql.query<{ view: string }>(
      `select distinct view_name as view from information_schema.view_table_usage
        where view_schema = $1 and table_schema ~ ('^' || $1 || '_v[0-9]+$')`,
      [name],
    );
    for (const { view } of views) await sql.query(`drop view "${name}"."${view}"`);
    const tables = await sql.query<{ table_name: string }>(
      'select table_name from information_schema.tables where table_schema = $1',
      [`${name}_v${version}`],
    );
    for (const { table_name: table } of tables)
      await sql.query(`create view "${name}"."${table}" as select * from "${name}_v${version}"."${table}"`);
    await sql.query(`grant usage on schema "${name}" to ${APP_ROLE}`);
    await sql.query(`grant select, insert, update, delete on all tables in schema "${name}" to ${APP_ROLE}`);
  }
}

/** The release before goes on writing for a while and does not know new columns: until the next rebuild they may be empty. */
async function relaxNewColumns(name: string, before: number, version: number, sql: Sql): Promise<void> {
  const columns = await sql.query<{ table: string; column: string }>(
    `select n.table_name as table, n.column_name as column from information_schema.columns n
      where n.table_schema = $2 and n.is_nullable = 'NO' and n.column_default is null and n.is_identity = 'NO' and n.is_generated = 'NEVER'
        and not exists (select from information_schema.key_column_usage k where k.table_schema = $2 and k.table_name = n.table_name and k.column_name = n.column_name)
        and exists (select from information_schema.tables o where o.table_schema = $1 and o.table_name = n.table_name)
        and not exists (select from information_schema.columns o where o.table_schema = $1 and o.table_name = n.table_name and o.column_name = n.column_name)`,
    [`${name}_v${before}`, `${name}_v${version}`],
  );
  for (const { table, column } of columns)
    await sql.query(`alter table "${name}_v${version}"."${table}" alter column "${column}" drop not null`);
}
