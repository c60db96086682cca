import { DataSource, type MixedList, type EntitySchema } from 'typeorm';
import pg from 'pg';
import { driver } from './connections.js';

/** What the contexts bring along: entities of what is rows, and their migrations. */
export interface Schema {
  // eslint's ban on bare Function does not apply: TypeORM's own type of a class is Function.
  entities: MixedList<string | EntitySchema | (new (...args: never[]) => unknown)>;
  migrations: MixedList<new () => unknown>;
}

export { APP_ROLE } from './app-login.js';

// int8 comes back as text by default; our counts and amounts fit a safe integer or are a bug.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`a database number is too large to be exact: ${text}`);
  return number;
});
// A civil date is a day and stays the text it is: a Date would move it by the time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** So long does anybody wait for a connection unless told otherwise. */
export const CONNECTION_WAIT_MS = 10_000;

/** The application's one DataSource. @param url of the application's login, never the owner's. @param waitMs after which a request that got no connection is told to come back. */
export function appDataSource(url: string, schema: Schema, poolSize: number, waitMs = CONNECTION_WAIT_MS): DataSource {
  return new DataSource({
    type: 'postgres',
    driver,
    url,
    entities: schema.entities as never,
    logging: false,
    poolSize,
    applicationName: 'ludoteca',
    extra: {
      options: '-c idle_in_transaction_session_timeout=15s -c statement_timeout=30s',
      idleTimeoutMillis: 60_000,
      connectionTimeoutMillis: waitMs,
    },
  });
}

/** The owner's connection, for migrations, rebuilds and grants only. */
export function ownerDataSource(url: string, schema: Schema): DataSource {
  return new DataSource({
    type: 'postgres',
    driver,
    url,
    migrations: schema.migrations as never,
    migrationsTableName: 'migrations',
    logging: false,
    poolSize: 2,
    applicationName: 'ludoteca-owner',
  });
}
