import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import type pg from 'pg';
import { unzip } from './zip.js';

/** Where any of some words is found, however it is written: in tables, in Redis, in files. */
export class Traces {
  private readonly needles: string[];

  constructor(words: readonly string[]) {
    // A column of bytes shows as hexadecimal digits.
    this.needles = words.flatMap((word) => [word.toLowerCase(), Buffer.from(word).toString('hex')]);
  }

  /** Names of the tables, of all schemas but the server's own, in which some row holds a word in some column. */
  async inTables(sql: pg.Pool): Promise<string[]> {
    const { rows: tables } = await sql.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rowCount } = await sql.query(
        `select from ${name} t where exists (select from unnest($1::text[]) as needle where position(needle in lower(t::text)) > 0) limit 1`,
        [this.needles],
      );
      if (rowCount) found.push(name);
    }
    return found;
  }

  /** Files below a folder whose name or content holds a word; zips are looked into. */
  inFiles(folder: string): string[] {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => this.areIn(path) || this.areIn(textOf(path)));
  }

  /** Keys of Redis whose name or value holds a word. */
  async inRedis(url: string): Promise<string[]> {
    const redis = new Redis(url);
    try {
      const keys = await redis.keys('*');
      const held = await Promise.all(keys.map(async (key) => ({ key, value: await valueOf(redis, key) })));
      return held
        .filter(({ key, value }) => this.areIn(key) || this.areIn(JSON.stringify(value)))
        .map(({ key }) => key);
    } finally {
      redis.disconnect();
    }
  }

  areIn(text: string): boolean {
    const plain = text.toLowerCase();
    return this.needles.some((needle) => plain.includes(needle));
  }
}

function textOf(path: string): string {
  const content = readFileSync(path);
  return path.endsWith('.zip') ? JSON.stringify(unzip(content)) : content.toString('utf8');
}

async function valueOf(redis: Redis, key: string): Promise<unknown> {
  switch (await redis.type(key)) {
    case 'string':
      return redis.get(key);
    case 'hash':
      return redis.hgetall(key);
    case 'list':
      return redis.lrange(key, 0, -1);
    case 'set':
      return redis.smembers(key);
    case 'zset':
      return redis.zrange(key, 0, -1);
    case 'stream':
      return redis.xrange(key, '-', '+');
    default:
      return null;
  }
}
