import { createHash, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Pool } from 'pg';
import { startOfPage } from '../../api/contexts/publishing/archives/server/page-start.js';

type Sql = Pick<Pool, 'query'>;

const TYPES: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  wasm: 'application/wasm',
  png: 'image/png',
};

export interface WebBuild {
  /** By path. */
  files: Record<string, string | Buffer>;
  channel?: 'live' | 'demo' | 'preview';
  entry?: string | null;
  engine?: Record<string, string> | null;
}

/** Gives a game a web build, given out by a channel from now on. @param dataDir the shop's DATA_DIR. @returns the build's id */
export async function releasesWebBuild(
  sql: Sql,
  dataDir: string,
  { id: gameId, slug }: { id: string; slug: string },
  { files, channel = 'live', entry = 'index.html', engine = null }: WebBuild,
): Promise<string> {
  const buildId = randomUUID();
  await sql.query(
    'insert into publishing.games (id, developer_id, slug, created_at) values ($1, $1, $2, now()) on conflict do nothing',
    [gameId, slug],
  );
  await sql.query(
    `insert into publishing.builds (id, game_id, kind, status, version, archive_name, archive_size, entry, engine, created_at)
     values ($1, $2, 'web', 'ready', '1.0', 'game.zip', 0, $3, $4, now())`,
    [buildId, gameId, entry, engine],
  );
  for (const [path, content] of Object.entries(files)) await keeps(sql, dataDir, buildId, path, Buffer.from(content));
  await sql.query(
    `insert into publishing.channels (game_id, channel, kind, build_id, since) values ($1, $2, 'web', $3, now())
     on conflict (game_id, channel, kind, platform) do update set build_id = excluded.build_id, since = excluded.since`,
    [gameId, channel, buildId],
  );
  return buildId;
}

async function keeps(sql: Sql, dataDir: string, buildId: string, path: string, content: Buffer): Promise<void> {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const [folder, zip, brotli] = [
    join(dataDir, 'files', 'blobs', sha256.slice(0, 2)),
    gzipSync(content),
    brotliCompressSync(content),
  ];
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(join(folder, sha256), content),
    writeFile(join(folder, `${sha256}.gz`), zip),
    writeFile(join(folder, `${sha256}.br`), brotli),
  ]);
  const type = TYPES[path.split('.').pop() ?? ''] ?? 'application/octet-stream';
  await sql.query(
    'insert into publishing.build_files (build_id, path, sha256, size, type, gzip_size, brotli_size, script_at) values ($1, $2, $3, $4, $5, $6, $7, $8)',
    [
      buildId,
      path,
      sha256,
      content.length,
      type,
      zip.length,
      brotli.length,
      type === 'text/html' ? startOfPage(content) : null,
    ],
  );
}
