import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { get as fetchRaw } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { days, hours, minutes } from '../../../api/kernel/instant.js';
import { gamesWithoutDownloads, releasesBuild, type Build } from '../../support/downloads.js';
import { eventually } from '../../support/process.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { Staff } from '../backoffice/console.js';

const NOT_THERE = '0198a000-0000-7000-8000-000000000000';

describe('downloading the games of my library', () => {
  let shop: Shop;
  let folder: string;
  let games: Game[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'downloads-'));
    shop = await startShop({ env: { DATA_DIR: folder } });
    games = await gamesWithoutDownloads(shop);
  });
  afterAll(async () => {
    await shop?.close();
    await rm(folder, { recursive: true, force: true });
  });

  let given = 0;
  /** A game that no other test touches, with a build, and a person who bought it. */
  const ownedGame = async (size = 2_000): Promise<{ game: Game; build: Build; ana: Player; orderId: string }> => {
    const game = games[given++] as Game;
    const build = await releasesBuild(shop, folder, game, { content: randomBytes(size) });
    const ana = await shop.aPlayer();
    const { orderId } = await ana.buys([game]);
    return { game, build, ana, orderId };
  };
  const link = (player: Player, { id }: Pick<Build, 'id'>) =>
    player.post<{ url: string }>(`/v1/downloads/${id}/link`, {});
  const urlOf = async (player: Player, build: Build): Promise<string> => (await link(player, build)).body.url;
  const transfer = async (url: string, headers: Record<string, string> = {}, method = 'GET') => {
    const reply = await fetch(`${shop.url}${url}`, { headers, method });
    return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) };
  };
  /** Takes some bytes and hangs up. */
  const breaksAfter = (url: string, from: number, bytes: number): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      const parts: Buffer[] = [];
      let taken = 0;
      const request = fetchRaw(`${shop.url}${url}`, { headers: { range: `bytes=${from}-` } }, (reply) => {
        reply.on('error', () => undefined);
        reply.on('data', (part: Buffer) => {
          parts.push(part);
          taken += part.length;
          if (taken < bytes) return;
          request.destroy();
          resolve(Buffer.concat(parts).subarray(0, bytes));
        });
      });
      request.on('error', reject);
    });
  const completed = async ({ id }: Build): Promise<number> =>
    (await shop.sql.query('select from library.downloads where build_id = $1 and completed_at is not null', [id])).rows
      .length;
  /** Transfers are noted once they ended, just after their last byte. */
  const counted = (build: Build): Promise<number> =>
    eventually(
      () => completed(build),
      (count) => count > 0,
    );

  it('lists what there is, with size and fingerprint, and gives the file under its own name', async () => {
    const game = games[given++] as Game;
    const build = await releasesBuild(shop, folder, game, {
      content: randomBytes(70_000),
      name: 'Números (niños).zip',
    });
    const ana = await shop.aPlayer();
    await ana.buys([game]);

    const { body } = await ana.get<{ downloads: unknown[] }>(`/v1/games/${game.id}/downloads`);
    expect(body.downloads).toEqual([
      {
        buildId: build.id,
        platform: 'windows',
        name: 'Números (niños).zip',
        size: 70_000,
        sha256: build.sha256,
        version: '1.0',
        since: expect.any(String),
      },
    ]);
    const { status, headers, bytes } = await transfer(await urlOf(ana, build));
    expect(status).toBe(200);
    expect(bytes.equals(build.content)).toBe(true);
    expect(Object.fromEntries(headers)).toMatchObject({
      etag: `"${build.sha256}"`,
      'accept-ranges': 'bytes',
      'content-length': '70000',
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="Numeros (ninos).zip"; filename*=UTF-8''N%C3%BAmeros%20%28ni%C3%B1os%29.zip`,
      'cache-control': 'private, no-store',
    });
    expect((await transfer(await urlOf(ana, build), {}, 'HEAD')).headers.get('content-length')).toBe('70000');
  });

  it('is for people who may play the game, and for nobody else', async () => {
    const { game, build, ana } = await ownedGame();
    const beto = await shop.aPlayer();
    const url = await urlOf(ana, build);

    expect(await beto.get(`/v1/games/${game.id}/downloads`)).toMatchObject({
      status: 403,
      body: { code: 'not-in-library' },
    });
    expect(await link(beto, build)).toMatchObject({ status: 404, body: { code: 'download-unknown' } });
    expect((await beto.get(`/v1/downloads/${build.id}`)).status).toBe(404);
    expect((await link(ana, { id: NOT_THERE })).status).toBe(404);
    expect((await shop.get(`/v1/downloads/${build.id}`)).status).toBe(401);
    const { build: other } = await ownedGame();
    const guesses = [
      url.replace(build.id, other.id),
      url.replace(ana.id, beto.id),
      url.slice(0, -1),
      url.replace(/link=.*/, 'link=x'),
    ];
    for (const guess of guesses) expect((await transfer(guess)).status).toBe(403);
    expect((await transfer(url.replace(/\?.*/, ''))).status).toBe(422);
    expect((await shop.get(`/v1/games/${game.id}/availability`)).body).toMatchObject({
      web: true,
      demo: false,
      downloads: [{ platform: 'windows', version: '1.0', size: 2_000 }],
    });
  });

  it('answers ranges rightly', async () => {
    const { build, ana } = await ownedGame();
    const url = await urlOf(ana, build);
    const etag = `"${build.sha256}"`;
    const part = async (range: string, more: Record<string, string> = {}) => {
      const { status, headers, bytes } = await transfer(url, { range, ...more });
      const at = headers.get('content-range');
      return [status, at, status < 300 && bytes.equals(build.content.subarray(...spanOf(at)))];
    };

    expect(await part('bytes=-500')).toEqual([206, 'bytes 1500-1999/2000', true]);
    expect(await part('bytes=100-199')).toEqual([206, 'bytes 100-199/2000', true]);
    expect(await part('bytes=1999-5000')).toEqual([206, 'bytes 1999-1999/2000', true]);
    expect(await part('bytes=100-', { 'if-range': etag })).toEqual([206, 'bytes 100-1999/2000', true]);
    expect(await part('bytes=5-2')).toEqual([416, 'bytes */2000', false]);
    expect(await part('bytes=2000-')).toEqual([416, 'bytes */2000', false]);
    expect(await part('bytes=0-0,5-9')).toEqual([200, null, true]);
    expect(await part('bytes=100-', { 'if-range': '"an older build"' })).toEqual([200, null, true]);
    expect(await part('bytes=100-', { 'if-range': `W/${etag}` })).toEqual([200, null, true]);
    expect((await transfer(url, { 'if-none-match': etag })).status).toBe(304);
  });

  it('has the right hash after breaking at ten random points, and counts once', async () => {
    // Far more than the buffers of a connection hold: what is not read was not sent.
    const { build, ana } = await ownedGame(24_000_000);
    const parts: Buffer[] = [];
    const held = (): number => parts.reduce((sum, { length }) => sum + length, 0);
    for (let n = 0; n < 10; n++) {
      const bytes = 1 + Math.floor(Math.random() * 500_000);
      parts.push(await breaksAfter(await urlOf(ana, build), held(), bytes));
    }
    expect(await completed(build)).toBe(0);
    const rest = await transfer(await urlOf(ana, build), {
      range: `bytes=${held()}-`,
      'if-range': `"${build.sha256}"`,
    });
    expect(rest.status).toBe(206);

    const hash = createHash('sha256')
      .update(Buffer.concat([...parts, rest.bytes]))
      .digest('hex');
    expect(hash).toBe(build.sha256);
    expect(await counted(build)).toBe(1);
    await transfer(await urlOf(ana, build));
    expect(await counted(build)).toBe(1);
  });

  it('notes scattered bytes up to a bound, and still counts the whole', async () => {
    const { build, ana } = await ownedGame();
    const url = await urlOf(ana, build);
    // Every other byte.
    for (let byte = 1; byte < 500; byte += 20)
      await Promise.all(
        Array.from({ length: 10 }, (_, n) => transfer(url, { range: `bytes=${byte + 2 * n}-${byte + 2 * n}` })),
      );
    const pieces = async (): Promise<number> => {
      const { rows } = await shop.sql.query<{ pieces: number }>(
        'select count(*)::int as pieces from library.downloads d, unnest(d.received) where d.build_id = $1',
        [build.id],
      );
      return rows[0]?.pieces ?? 0;
    };

    expect(await eventually(pieces, (count) => count >= 200)).toBe(200);
    await transfer(url);
    expect(await counted(build)).toBe(1);
    expect(await pieces()).toBe(1);
  });

  it('goes on with the old build when a new one comes, for 30 days, and begins with the new one', async () => {
    const { game, build: old, ana } = await ownedGame();
    const beto = await shop.aPlayer();
    await beto.buys([game]);
    const url = await urlOf(ana, old);
    const first = await transfer(url, { range: 'bytes=0-999' });
    const fresh = await releasesBuild(shop, folder, game, { content: randomBytes(2_000), version: '1.1' });

    const rest = await transfer(url, { range: 'bytes=1000-', 'if-range': `"${old.sha256}"` });
    expect([rest.status, Buffer.concat([first.bytes, rest.bytes]).equals(old.content)]).toEqual([206, true]);
    expect((await link(ana, old)).status).toBe(200);
    // A client that mixes the builds gets the new one whole, and never the halves of two.
    const mixed = await transfer(await urlOf(ana, fresh), { range: 'bytes=1000-', 'if-range': `"${old.sha256}"` });
    expect([mixed.status, mixed.bytes.equals(fresh.content)]).toEqual([200, true]);
    expect((await link(beto, old)).status).toBe(404);
    expect(
      (await ana.get<{ downloads: { buildId: string }[] }>(`/v1/games/${game.id}/downloads`)).body.downloads,
    ).toEqual([expect.objectContaining({ buildId: fresh.id, version: '1.1' })]);

    await shop.timePasses(days(30));
    expect((await link(ana, old)).status).toBe(404);
  });

  it('signs each transfer for minutes; one that broke may go on for a day, but not begin again', async () => {
    const { build, ana } = await ownedGame();
    const url = await urlOf(ana, build);
    await transfer(url, { range: 'bytes=0-999' });
    await shop.timePasses(minutes(10));

    expect(await transfer(url)).toMatchObject({ status: 403 });
    expect((await transfer(url, { range: 'bytes=1000-' })).bytes.equals(build.content.subarray(1000))).toBe(true);
    await shop.timePasses(hours(24));
    expect((await transfer(url, { range: 'bytes=1000-' })).status).toBe(403);

    const stable = await fetch(`${shop.url}/v1/downloads/${build.id}`, {
      headers: { authorization: `Bearer ${ana.token}` },
    });
    expect([stable.redirected, Buffer.from(await stable.arrayBuffer()).equals(build.content)]).toEqual([true, true]);
  });

  it('ends with a refund, and with a block', async () => {
    const { build, ana, orderId } = await ownedGame();
    const { game: another, build: kept, ana: beto } = await ownedGame();
    const [hers, his] = [await urlOf(ana, build), await urlOf(beto, kept)];
    await ana.post(`/v1/orders/${orderId}/refunds`, { lines: 'all' });
    await shop.settles();

    expect(await transfer(hers)).toMatchObject({ status: 403 });
    expect((await link(ana, build)).status).toBe(404);
    expect((await transfer(his)).status).toBe(200);
    const admin = await Staff.signsIn(shop);
    await admin.post(`people/${beto.id}/block`, { reason: 'Cuenta robada' });
    expect((await transfer(his)).status).toBe(403);
    expect(another.id).not.toBe('');
  });

  it('shows what is installed once a device reported, and keeps filters by name', async () => {
    const { game, ana } = await ownedGame();
    const beto = await shop.aPlayer();
    const library = async (player: Player) =>
      (
        await player.get<{
          entries: { gameId: string; installed: boolean }[];
          devices: { name: string; installedCount: number }[];
          presets: unknown[];
        }>('/v1/library')
      ).body;
    expect(await library(ana)).toMatchObject({
      entries: [{ gameId: game.id, installed: false }],
      devices: [],
      presets: [],
    });

    const device = { deviceId: NOT_THERE, name: 'Notebook', installed: [game.id] };
    expect((await ana.post('/v1/library/devices', device)).status).toBe(204);
    const presets = [{ name: 'Ciencias sin jugar', filters: { subject: 'science', played: 'not-played' } }];
    expect((await shop.call('PUT', '/v1/library/presets', { token: ana.token, body: { presets } })).status).toBe(204);

    expect(await library(ana)).toMatchObject({
      entries: [{ gameId: game.id, installed: true }],
      devices: [{ name: 'Notebook', installedCount: 1 }],
      presets,
    });
    expect(await library(beto)).toMatchObject({ devices: [], presets: [] });
    const forget = (player: Player) => shop.call('DELETE', `/v1/library/devices/${NOT_THERE}`, { token: player.token });
    expect((await forget(beto)).status).toBe(404);
    expect((await forget(ana)).status).toBe(204);
    expect((await library(ana)).entries).toMatchObject([{ installed: false }]);
  });
});

/** The part that a Content-Range names; all of it without one. */
function spanOf(contentRange: string | null): [number, number?] {
  const [, start, end] = /^bytes (\d+)-(\d+)/.exec(contentRange ?? '') ?? [];
  return end ? [Number(start), Number(end) + 1] : [0];
}
