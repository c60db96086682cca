import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ListMultipartUploadsCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { days } from '../../api/kernel/instant.js';
import { zipped } from '../support/archives/zip-writer.js';
import { ObjectGateway } from '../support/object-gateway.js';
import { eventually } from '../support/process.js';
import { startShop, type Player, type Shop } from '../support/shop.js';
import { aStudio, Uploader } from '../support/studio.js';

const MB = 1_000_000;

describe.each(['a disk', 'an object store'])('uploading in parts to %s', (where) => {
  let folder: string;
  let gateway: ObjectGateway | null = null;
  let shop: Shop;
  let ana: Player;
  let gameId: string;
  let uploader: Uploader;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parts-'));
    await mkdir(join(folder, 'files/uploads'), { recursive: true });
    gateway = where === 'a disk' ? null : await ObjectGateway.open();
    shop = await startShop({ env: { DATA_DIR: folder, ...gateway?.environment } });
    ana = await shop.aPlayer();
    gameId = (await aStudio(shop, { owner: ana, editor: null, reader: null })).gameId;
    uploader = new Uploader(shop.url, ana.token);
  });
  afterAll(async () => {
    await shop?.close();
    await gateway?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const offsetOf = async (path: string): Promise<[number, string | null]> => {
    const { status, headers } = await uploader.offset(path);
    return [status, headers.get('upload-offset')];
  };
  const begins = async (size: number): Promise<string> =>
    (await uploader.begin(size, { gameId })).headers.get('location') ?? '';
  const statusOf = (path: string): Promise<string> =>
    eventually(
      async () =>
        (await ana.get<{ status: string }>(`/v1/developer/games/${gameId}/builds/${path.split('/').pop()}`)).body
          .status,
      (status) => status !== 'checking',
    );
  /** Names of what lies there of uploads, whole or in parts. */
  const uploads = async (): Promise<string[]> => {
    if (!gateway) return readdir(join(folder, 'files/uploads'));
    const client = gateway.client();
    const within = { Bucket: gateway.bucket, Prefix: 'private/uploads/' };
    const [{ Contents = [] }, { Uploads = [] }] = await Promise.all([
      client.send(new ListObjectsV2Command(within)),
      client.send(new ListMultipartUploadsCommand(within)),
    ]);
    client.destroy();
    return [...Contents, ...Uploads].map(({ Key = '' }) => Key);
  };

  it('goes on from each byte that came, in parts of any size, and leaves none of them', async () => {
    const archive = zipped({ 'index.html': '<!doctype html><title>x</title>', 'noise.bin': randomBytes(21 * MB) });
    const path = await begins(archive.length);
    expect(await offsetOf(path)).toEqual([200, '0']);

    let at = 0;
    for (const size of [1, 3 * MB, 9 * MB, 2 * MB, 5 * 1024 * 1024, archive.length]) {
      const part = archive.subarray(at, at + size);
      expect((await uploader.add(path, at + 1, part)).status).toBe(409);
      expect((await uploader.add(path, at, part)).status).toBe(204);
      at += part.length;
      expect(await offsetOf(path)).toEqual([200, String(at)]);
    }

    expect(at).toBe(archive.length);
    expect((await uploader.add(path, at, Buffer.from('x'))).status).toBe(400);
    expect(await statusOf(path)).toBe('ready');
    expect(await eventually(uploads, ({ length }) => length === 0)).toEqual([]);
    expect(await offsetOf(path)).toEqual([200, String(archive.length)]);
  });

  it('is deleted with its parts after two days when it was not finished', async () => {
    const [begun, short, long] = [await begins(20 * MB), await begins(20 * MB), await begins(20 * MB)];
    expect((await uploader.add(short, 0, randomBytes(MB))).status).toBe(204);
    expect((await uploader.add(long, 0, randomBytes(10 * MB))).status).toBe(204);
    expect((await uploads()).length).toBeGreaterThan(0);
    await shop.timePasses(days(2) + 1_000);
    await shop.settles();

    expect(await uploads()).toEqual([]);
    for (const path of [begun, short, long]) expect((await offsetOf(path))[0]).toBe(404);
  });
});
