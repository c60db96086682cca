import { spawn } from 'node:child_process';
import { createCipheriv, createHash, randomBytes, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { fileURLToPath } from 'node:url';
import { ListMultipartUploadsCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { ZipFile } from 'yazl';
import { gamesWithoutDownloads } from '../support/downloads.js';
import { ObjectGateway } from '../support/object-gateway.js';
import { patient } from '../support/patience.js';
import { eventually, peakMegabytesOf } from '../support/process.js';
import { startShop, type Game, type Player, type Shop } from '../support/shop.js';
import { SlowLine } from '../support/slow-line.js';

const SCRIPT = fileURLToPath(new URL('../../api/dev/push.mjs', import.meta.url));
const MB = 1_000_000;
const SIZE = 1_000 * MB;
/** The line breaks once the upload has come to each of these, in percent. */
const BREAKS_AT = [5, 20, 40, 60, 85];
/** Signs that names in addresses, headers and stores treat differently. */
const ARCHIVE = 'Ríos del Sur + 100 % (niños).zip';
/** Megabytes of a process that never holds a build, but parts of it. */
const HELD_AT_MOST = 500;
const LONGEST_MS = 500_000;

describe.each(['a disk', 'an object store'])('pushing a build of a gigabyte to %s', (where) => {
  let folder: string;
  let gateway: ObjectGateway | null = null;
  let shop: Shop;
  let line: SlowLine;
  let ana: Player;
  let game: Game;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gigabyte-'));
    await mkdir(join(folder, 'scratch'));
    gateway = where === 'a disk' ? null : await ObjectGateway.open();
    const places = { DATA_DIR: join(folder, 'data'), TMPDIR: join(folder, 'scratch') };
    shop = await startShop({ env: { ...places, ...gateway?.environment } });
    line = await SlowLine.to(shop.url);
    ana = await shop.aPlayer();
    game = (await gamesWithoutDownloads(shop)).find(({ price }) => price > 0) as Game;
    await ownsGame(shop, ana, game);
    await shop.startWorker();
  });
  afterAll(async () => {
    await line?.close();
    await shop?.close();
    await gateway?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it(
    'comes to its end though the line breaks five times, gives out the same bytes and leaves nothing else behind',
    async () => {
      const archive = join(folder, ARCHIVE);
      const sha256 = await writeBuild(archive);
      const { size } = await stat(archive);
      const pushed = await pushes(archive);
      await rm(archive);

      expect(pushed.output).toContain('Preview: ');
      expect(pushed.breaks).toBe(BREAKS_AT.length);
      await goesLive(shop, game);
      const beto = await shop.aPlayer();
      await beto.buys([game]);
      const { body } = await beto.get<{ downloads: { buildId: string }[] }>(`/v1/games/${game.id}/downloads`);
      expect(body.downloads).toEqual([expect.objectContaining({ name: ARCHIVE, size, sha256, platform: 'linux' })]);
      expect(await downloaded(beto, body.downloads[0]?.buildId ?? '')).toBe(sha256);
      expect(await eventually(kept, ({ length }) => length <= 1)).toEqual([`blobs/${sha256.slice(0, 2)}/${sha256}`]);
      expect(await halves()).toEqual([]);
      for (const started of [shop.api, shop.worker])
        expect(started && peakMegabytesOf(started.child)).toBeLessThan(HELD_AT_MOST);
    },
    patient(LONGEST_MS),
  );

  /** @returns what it printed, and how often the line broke while it ran */
  const pushes = async (archive: string): Promise<{ output: string; breaks: number }> => {
    const { body } = await ana.post<{ token: string }>('/v1/auth/tool-tokens', {
      name: 'CI',
      currentPassword: 'Ludoteca1',
    });
    const child = spawn(process.execPath, [SCRIPT, archive, game.slug, '--version', '1.0', '--platform', 'linux'], {
      env: { ...process.env, LUDOTECA_TOKEN: body.token, LUDOTECA_URL: line.url },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const breaksAt = [...BREAKS_AT];
    const read = (text: Buffer): void => {
      output += text.toString();
      const percent = Number(/(\d+) %[^%]*$/.exec(output)?.[1] ?? 0);
      if (percent >= (breaksAt[0] ?? Infinity) && line.cut() > 0) breaksAt.shift();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    await new Promise((resolve) => child.once('close', resolve));
    return { output, breaks: BREAKS_AT.length - breaksAt.length };
  };

  const downloaded = async (player: Player, buildId: string): Promise<string> => {
    const { body } = await player.post<{ url: string }>(`/v1/downloads/${buildId}/link`, {});
    const reply = await fetch(shop.url + body.url);
    const hash = createHash('sha256');
    await pipeline(Readable.fromWeb(reply.body as WebStream), hash);
    return hash.digest('hex');
  };

  /** Names of all private files. */
  const kept = async (): Promise<string[]> => {
    if (!gateway) return filesBelow(join(folder, 'data/files'));
    const client = gateway.client();
    const { Contents = [] } = await client.send(
      new ListObjectsV2Command({ Bucket: gateway.bucket, Prefix: 'private/' }),
    );
    client.destroy();
    return Contents.map(({ Key = '' }) => Key.replace('private/', ''));
  };

  /** Parts that wait for others, in the bucket or on the server's own disk. */
  const halves = async (): Promise<string[]> => {
    const here = (await filesBelow(join(folder, 'scratch'))).filter((name) => !name.endsWith('.pulse'));
    if (!gateway) return here;
    const client = gateway.client();
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: gateway.bucket }));
    client.destroy();
    return [...here, ...Uploads.map(({ Key = '' }) => Key)];
  };
});

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** Writes an archive that no compression makes smaller, and holds none of it. @returns its SHA-256 */
async function writeBuild(file: string): Promise<string> {
  const archive = new ZipFile();
  const options = { compress: false, size: SIZE };
  archive.addReadStream(Readable.from(noise(SIZE), { objectMode: false }), 'juego/niveles.bin', options);
  archive.end();
  const hash = createHash('sha256');
  await pipeline(archive.outputStream, passing(hash), createWriteStream(file));
  return hash.digest('hex');
}

function* noise(size: number): Generator<Buffer> {
  const cipher = createCipheriv('aes-256-ctr', randomBytes(32), randomBytes(16));
  const zeros = Buffer.alloc(MB);
  for (let sent = 0; sent < size; sent += MB) yield cipher.update(zeros.subarray(0, Math.min(MB, size - sent)));
}

const passing = (hash: Hash): Transform =>
  new Transform({
    transform(bytes: Buffer, _, done) {
      hash.update(bytes);
      done(null, bytes);
    },
  });

/** Makes a game of the catalogue one of a studio that a person owns. */
async function ownsGame(shop: Shop, owner: Player, { id, slug }: Game): Promise<void> {
  await shop.sql.query(
    'insert into publishing.games (id, developer_id, slug, created_at) values ($1, $1, $2, now()) on conflict do nothing',
    [id, slug],
  );
  await shop.sql.query(
    `insert into developers.members (person_id, developer_id, role, since)
     select $1, developer_id, 'owner', now() from publishing.games where id = $2`,
    [owner.id, id],
  );
}

/** Gives players what the preview has, as an approved release would. */
async function goesLive(shop: Shop, { id }: Game): Promise<void> {
  await shop.sql.query(
    `insert into publishing.channels (game_id, channel, kind, platform, build_id, since)
     select game_id, 'live', kind, platform, build_id, now() from publishing.channels where game_id = $1 and channel = 'preview'
     on conflict (game_id, channel, kind, platform) do update set build_id = excluded.build_id, since = excluded.since`,
    [id],
  );
}
