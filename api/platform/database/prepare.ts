import { runMigrations } from 'bullmq';
import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { singleConnection } from './connections.js';
import { Database } from './database.js';
import { APP_ROLE, ensureAppLogin, type DatabaseAddresses } from './app-login.js';
import { ownerDataSource, type Schema } from './data-source.js';
import { refuseSharedSessions } from './sessions.js';

/** Any number that no one else locks; it lets one process of several prepare the database. */
const PREPARE_LOCK = 7_283_001;

/** The schema in which BullMQ keeps its jobs when there is no Redis. */
export const QUEUE_SCHEMA = 'bullmq';

/**
 * Brings the database to the shape this release needs, one process at a time: migrations, the application's login, the queue's tables, and what `build` adds.
 */
export async function prepareDatabase(
  { owner: url, app }: DatabaseAddresses,
  schema: Schema,
  queueInPostgres: boolean,
  build: (owner: Database) => Promise<void>,
): Promise<void> {
  await refuseSharedSessions(url);
  const lock = singleConnection({ connectionString: url, application_name: 'ludoteca-prepare' });
  await lock.connect();
  // Without the lock another process may be preparing too: better to end and begin again.
  const lost = new Promise<never>((_, reject) => lock.once('error', reject));
  lost.catch(() => undefined);
  const source = ownerDataSource(url, schema);
  try {
    await lock.query('select pg_advisory_lock($1)', [PREPARE_LOCK]);
    await Promise.race([lost, bringUpToDate(source, lock, { app, queueInPostgres, build })]);
  } finally {
    if (source.isInitialized) await source.destroy();
    await lock.end();
  }
}

async function bringUpToDate(
  source: DataSource,
  lock: pg.Client,
  { app, queueInPostgres, build }: { app: string; queueInPostgres: boolean; build: (owner: Database) => Promise<void> },
): Promise<void> {
  await source.initialize();
  await source.runMigrations({ transaction: 'each' });
  await ensureAppLogin(lock, app);
  await refuseSharedSessions(app);
  if (queueInPostgres) await prepareQueue(lock);
  await build(new Database(source));
}

async function prepareQueue(owner: pg.Client): Promise<void> {
  await runMigrations(owner as never, QUEUE_SCHEMA);
  await owner.query(`
    grant usage, create on schema ${QUEUE_SCHEMA} to ${APP_ROLE};
    grant all on all tables in schema ${QUEUE_SCHEMA} to ${APP_ROLE};
    grant all on all sequences in schema ${QUEUE_SCHEMA} to ${APP_ROLE};
    grant execute on all functions in schema ${QUEUE_SCHEMA} to ${APP_ROLE}`);
}
