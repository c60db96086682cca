import pg from 'pg';
import { connectionsEnd } from './own-postgres.js';
import { eventually } from './process.js';
import type { Shop } from './shop.js';

/** On a connection of its own: those of the pool are ended again and again. */
export async function askAside<Row extends pg.QueryResultRow>(shop: Shop, statement: string): Promise<Row[]> {
  const client = new pg.Client(shop.database.url);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Rows and index entries that PostgreSQL read for it, which no slow machine changes. */
export async function rowsRead(shop: Shop, look: () => Promise<unknown>): Promise<number> {
  const before = await readSoFar(shop);
  await look();
  return (await readSoFar(shop)) - before;
}

/** A connection says what it read when it ends. */
async function readSoFar(shop: Shop): Promise<number> {
  await connectionsEnd(shop.database.url);
  await eventually(
    () => shop.get('/v1/health/ready').catch(() => ({ status: 0 })),
    ({ status }) => status === 200,
  );
  const [read] = await askAside<{ n: number }>(
    shop,
    `select ((select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) from pg_stat_user_tables) + (select sum(idx_tup_read) from pg_stat_user_indexes))::float8 as n`,
  );
  return read?.n ?? 0;
}
