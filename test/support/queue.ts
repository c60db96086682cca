import { Redis } from 'ioredis';
import type { Shop } from './shop.js';

/** Takes every job out of the shop's queue, wherever it lies. @returns how many rows or keys were there. */
export async function queueIsWiped(shop: Shop): Promise<number> {
  const redisUrl = process.env.TEST_REDIS_URL;
  return redisUrl
    ? wipedInRedis(redisUrl, `bull-${new URL(shop.database.url).pathname.slice(1)}:*`)
    : wipedInPostgres(shop);
}

async function wipedInPostgres(shop: Shop): Promise<number> {
  const { rows: tables } = await shop.sql.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'bullmq' and tablename like '%job%'`,
  );
  if (tables.length === 0) throw new Error('the queue has no tables');
  const names = tables.map(({ name }) => name);
  const {
    rows: [held],
  } = await shop.sql.query<{ n: number }>(
    `select (${names.map((name) => `(select count(*) from ${name})`).join(' + ')})::int as n`,
  );
  await shop.sql.query(`truncate ${names.join(', ')} cascade`);
  return held?.n ?? 0;
}

async function wipedInRedis(url: string, pattern: string): Promise<number> {
  const redis = new Redis(url);
  try {
    const keys = await redis.keys(pattern);
    return keys.length > 0 ? await redis.del(keys) : 0;
  } finally {
    redis.disconnect();
  }
}
