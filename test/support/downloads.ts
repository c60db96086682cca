import { createHash, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Game, Shop } from './shop.js';

export interface Build {
  id: string;
  platform: string;
  name: string;
  content: Buffer;
  sha256: string;
}

interface NewBuild {
  content: Buffer;
  platform?: string;
  name?: string;
  version?: string;
}

/** The games on sale that have nothing to download yet. */
export async function gamesWithoutDownloads(shop: Shop): Promise<Game[]> {
  const { rows } = await shop.sql.query<{ id: string }>(
    "select game_id as id from publishing.builds where kind = 'download'",
  );
  const packed = new Set(rows.map(({ id }) => id));
  return (await shop.games()).filter(({ id }) => !packed.has(id));
}

/** Gives a game a build to download, live from now on. @param dataDir the shop's DATA_DIR. */
export async function releasesBuild(
  shop: Shop,
  dataDir: string,
  { id: gameId, slug }: Pick<Game, 'id' | 'slug'>,
  { content, platform = 'windows', name = `${slug}.zip`, version = '1.0' }: NewBuild,
): Promise<Build> {
  const [id, sha256] = [randomUUID(), createHash('sha256').update(content).digest('hex')];
  const folder = join(dataDir, 'files', 'blobs', sha256.slice(0, 2));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, sha256), content);
  await shop.sql.query(
    'insert into publishing.games (id, developer_id, slug, created_at) values ($1, $1, $2, now()) on conflict do nothing',
    [gameId, slug],
  );
  await shop.sql.query(
    `insert into publishing.builds (id, game_id, kind, platform, status, version, archive_name, archive_sha256, archive_size, created_at)
     values ($1, $2, 'download', $3, 'ready', $4, $5, $6, $7, now())`,
    [id, gameId, platform, version, name, sha256, content.length],
  );
  await shop.sql.query(
    `insert into publishing.channels (game_id, channel, kind, platform, build_id, since) values ($1, 'live', 'download', $2, $3, now())
     on conflict (game_id, channel, kind, platform) do update set build_id = excluded.build_id, since = excluded.since`,
    [gameId, platform, id],
  );
  return { id, platform, name, content, sha256 };
}
