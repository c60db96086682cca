import { runMigrations } from 'bullmq';
import pg from 'pg';
import { Database } from './database.js';
import { APP_ROLE, ownerDataSource, type Schema } from './data-source.js';

/** Any number that no one else locks; it lets one process of several prepare the database. */
const PREPARE_LOCK = 7_283_001;

/** The schema in which BullMQ keeps its jobs when there is no Redis. */
export const QUEUE_SCHEMA = 'bullmq';

/**
 * Brings the database to the shape this release needs, one process at a time: migrations, the queue's tables, and whatever `build` adds.
 * @param url the owner's address of the database.
 */
export async function prepareDatabase(url: string, schema: Schema, queueInPostgres: boolean, build: (owner: Database) => Promise<void>): Promise<void> {
  const lock = new pg.Client({ connectionString: url, application_name: 'ludoteca-prepare' });
  await lock.connect();
  const source = ownerDataSource(url, schema);
  try {
    await lock.query('select pg_advisory_lock($1)', [PREPARE_LOCK]);
    await source.initialize();
    await source.runMigrations({ transaction: 'each' });
    const owner = new Database(source);
    if (queueInPostgres) await prepareQueue(lock);
    await build(owner);
  } finally {
    if (source.isInitialized) await source.destroy();
    await lock.end();
  }
}

async function prepareQueue(owner: pg.Client): Promise<void> {
  await runMigrations(owner as never, QUEUE_SCHEMA);
  await owner.query(`
    grant usage, create on schema ${QUEUE_SCHEMA} to ${APP_ROLE};
    grant all on all tables in schema ${QUEUE_SCHEMA} to ${APP_ROLE};
    grant all on all sequences in schema ${QUEUE_SCHEMA} to ${APP_ROLE};
    grant execute on all functions in schema ${QUEUE_SCHEMA} to ${APP_ROLE}`);
}
