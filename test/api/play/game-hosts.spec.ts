import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { cpuSecondsOf, eventually } from '../../support/process.js';
import { rawRequest } from '../../support/raw.js';
import { startShop, type Game, type Shop } from '../../support/shop.js';
import { releasesWebBuild } from '../../support/web-games.js';
import { fetchAt, fileOf, FILES, opens, type Ticket } from './players.js';

/** Of two files, in bytes. */
const [SMALL, LARGE] = [1_000, 30_000_000];
const SIZED = { 'small.bin': Buffer.alloc(SMALL), 'level.bin': Buffer.alloc(LARGE) };
/** How many files below a folder the server holds open. */
const filesOpenIn = async (folder: string, { api }: Shop): Promise<number> => {
  const numbers = await readdir(`/proc/${api.child.pid}/fd`);
  const paths = await Promise.all(numbers.map((n) => readlink(`/proc/${api.child.pid}/fd/${n}`).catch(() => '')));
  return paths.filter((path) => path.startsWith(folder)).length;
};
const isClosed = (status: number): boolean => [400, 403, 404].includes(status);

describe("a game's host", () => {
  let shop: Shop;
  let folder: string;
  let [game, other]: Game[] = [];
  let ticket: Ticket;
  let otherTicket: Ticket;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hosts-'));
    shop = await startShop({ env: { DATA_DIR: folder } });
    [game, other] = await shop.games();
    for (const each of [game, other])
      await releasesWebBuild(shop.sql, folder, each as Game, { files: { ...FILES, ...SIZED } });
    const ana = await shop.aPlayer();
    await ana.buys([game as Game, other as Game]);
    ticket = (await opens(shop, game as Game, ana)).body;
    otherTicket = (await opens(shop, other as Game, ana)).body;
  });
  afterAll(async () => {
    await shop?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const at = (path: string): string => fileOf(ticket, path);

  it('gives the page with our script first, and what it may do', async () => {
    const { status, text, headers } = await fetchAt(shop, ticket.frameUrl, { 'sec-fetch-dest': 'iframe' });
    const [, script = ''] = /<script src="(\/sandbox\/[^"]+)">/.exec(text) ?? [];

    expect(status).toBe(200);
    expect(text.indexOf(script)).toBeLessThan(text.indexOf('go()'));
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`frame-ancestors ${shop.url}`);
    expect(policy).toMatch(/script-src 'self' blob: 'unsafe-inline'/);
    expect(policy).not.toMatch(/ 'unsafe-eval'|allow-modals/);
    expect(headers).toMatchObject({
      'origin-agent-cluster': '?1',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(headers).not.toHaveProperty('service-worker-allowed');
    expect(await fetchAt(shop, ticket.frameOrigin + script)).toMatchObject({
      status: 200,
      headers: { 'cache-control': expect.stringContaining('immutable') },
    });
  });

  it('lets a build run text as code and open dialogs where the check found that it needs both', async () => {
    const [, , , needy] = (await shop.games()) as [Game, Game, Game, Game];
    await releasesWebBuild(shop.sql, folder, needy, { files: FILES });
    await shop.sql.query(`update publishing.builds set needs = '{eval,dialogs}' where game_id = $1`, [needy.id]);
    const beto = await shop.aPlayer();
    await beto.buys([needy]);
    const { body } = await opens(shop, needy, beto);
    expect(body.allowsDialogs).toBe(true);
    for (const url of [body.frameUrl, fileOf(body, 'game.js')]) {
      const { headers } = await fetchAt(shop, url, { 'sec-fetch-dest': url === body.frameUrl ? 'iframe' : 'script' });
      expect(headers['content-security-policy']).toMatch(/script-src [^;]* 'unsafe-eval'.*sandbox [^;]*allow-modals/);
    }
  });

  it('gives a page of a build that an older release made, which kept nothing about pages, and reads it once', async () => {
    const [, , older] = (await shop.games()) as [Game, Game, Game];
    const build = await releasesWebBuild(shop.sql, folder, older, { files: FILES });
    await shop.sql.query('update publishing.build_files set script_at = null where build_id = $1', [build]);
    const beto = await shop.aPlayer();
    await beto.buys([older]);
    const { body } = await opens(shop, older, beto);
    const pages = await Promise.all([1, 2, 3].map(() => fetchAt(shop, body.frameUrl, { 'sec-fetch-dest': 'iframe' })));

    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { text } of pages) expect(text.indexOf('/sandbox/')).toBeLessThan(text.indexOf('go()'));
    const kept = await shop.sql.query(
      `select count(*)::int as pages, count(script_at)::int as kept from publishing.build_files where build_id = $1 and type like 'text/html%'`,
      [build],
    );
    expect(kept.rows).toEqual([{ pages: 1, kept: 1 }]);
  });

  it('gives files packed as the browser reads them, kept for good, and in parts', async () => {
    const url = at('game.js');
    const plain = await fetchAt(shop, url);
    const [brotli, zipped] = [
      await fetchAt(shop, url, { 'accept-encoding': 'gzip, br' }),
      await fetchAt(shop, url, { 'accept-encoding': 'gzip' }),
    ];

    expect([plain.text, plain.headers['content-type']]).toEqual([FILES['game.js'], 'text/javascript; charset=utf-8']);
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(FILES['game.js']);
    expect(gunzipSync(zipped.bytes).toString()).toBe(FILES['game.js']);
    expect(plain.headers['cache-control']).toBe('private, max-age=31536000, immutable');
    // A worker has the policy of its own file.
    expect(plain.headers['content-security-policy']).toContain("connect-src 'self' data: blob:");
    const etag = String(plain.headers.etag);
    expect(new Set([etag, brotli.headers.etag, zipped.headers.etag]).size).toBe(3);
    expect(await fetchAt(shop, url, { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' });
    expect(await fetchAt(shop, url, { range: 'bytes=3-5' })).toMatchObject({
      status: 206,
      text: FILES['game.js'].slice(3, 6),
      headers: { 'content-range': `bytes 3-5/${FILES['game.js'].length}` },
    });
    expect(await fetchAt(shop, url, { range: 'bytes=99999-' })).toMatchObject({ status: 416 });
    expect(await fetchAt(shop, url, {}, 'HEAD')).toMatchObject({ status: 200, text: '' });
    expect(await fetchAt(shop, at('data/level%201.json'))).toMatchObject({ status: 200, text: '{"a":1}' });
  });

  it('reads no more of a file than was asked for, and keeps none open', async () => {
    const secondsOfLastBytes = async (name: string, size: number): Promise<number> => {
      const before = cpuSecondsOf(shop.api.child);
      for (let n = 0; n < 50; n++)
        expect(await fetchAt(shop, at(name), { range: `bytes=${size - 1}-` })).toMatchObject({
          status: 206,
          headers: { 'content-length': '1' },
        });
      return cpuSecondsOf(shop.api.child) - before;
    };
    const small = await secondsOfLastBytes('small.bin', SMALL);
    expect(await secondsOfLastBytes('level.bin', LARGE)).toBeLessThan(5 * small + 0.5);

    const url = at('level.bin');
    const range = `bytes=${LARGE - 1}-`;
    for (const headers of [{}, { range }, { 'accept-encoding': 'br' }] as Record<string, string>[])
      for (let n = 0; n < 50; n++) expect((await fetchAt(shop, url, headers, 'HEAD')).text).toBe('');
    const open = (): Promise<number> => filesOpenIn(join(folder, 'files'), shop);
    expect(await eventually(open, (count) => count === 0)).toBe(0);
  });

  it('tells a HEAD the length that a GET has', async () => {
    for (const [url, headers] of [
      [ticket.frameUrl, { 'sec-fetch-dest': 'iframe' }],
      [at('game.js'), {}],
      [at('game.js'), { 'accept-encoding': 'br' }],
      [at('game.js'), { 'accept-encoding': 'gzip' }],
      [at('game.js'), { range: 'bytes=3-5' }],
    ] as const) {
      const { bytes } = await fetchAt(shop, url, headers);
      const head = await fetchAt(shop, url, headers, 'HEAD');
      expect([head.headers['content-length'], head.text]).toEqual([String(bytes.length), '']);
    }
  });

  it('gives the page at one path for good, its own addresses below the files of the build', async () => {
    const inFrame = { 'sec-fetch-dest': 'iframe' };
    const { pathname } = new URL(ticket.frameUrl);
    const base = `<base href="/t/${ticket.ticket}/">`;

    expect(pathname).toBe('/play/index.html');
    expect((await fetchAt(shop, ticket.frameUrl, inFrame)).text).toContain(base);
    // A link of the game to a page of its own, which is read below the files.
    const linked = await fetchAt(shop, `${at('index.html')}?level=2`, inFrame);
    expect([linked.status, linked.headers.location]).toEqual([303, `/play/index.html?level=2&ticket=${ticket.ticket}`]);
    expect((await fetchAt(shop, `${ticket.frameOrigin}/play/?ticket=${ticket.ticket}`, inFrame)).text).toContain(base);
    // A page that a game reads itself is a file like every other.
    expect(await fetchAt(shop, at('index.html'), { 'sec-fetch-dest': 'empty' })).toMatchObject({
      status: 200,
      text: FILES['index.html'],
    });
  });

  it('finds a file that the game asked for beside its page', async () => {
    const beside = `${ticket.frameOrigin}/play/data/level%201.json?v=2`;
    for (const referer of [ticket.frameUrl, at('game.js')]) {
      const { status, headers } = await fetchAt(shop, beside, { referer, 'sec-fetch-dest': 'empty' });
      expect([status, headers.location]).toEqual([302, new URL(at('data/level%201.json')).pathname]);
    }
    expect((await fetchAt(shop, beside, { referer: otherTicket.frameUrl })).status).toBe(403);
    expect((await fetchAt(shop, beside)).status).toBe(404);
  });

  it("is one person's alone", async () => {
    const beto = await shop.aPlayer();
    await beto.buys([game as Game]);
    const his = (await opens(shop, game as Game, beto)).body;

    expect(his.frameOrigin).not.toBe(ticket.frameOrigin);
    expect((await fetchAt(shop, his.frameUrl)).status).toBe(200);
    expect((await fetchAt(shop, his.frameUrl.replace(his.frameOrigin, ticket.frameOrigin))).status).toBe(403);
    expect((await fetchAt(shop, fileOf(his, 'game.js').replace(his.frameOrigin, ticket.frameOrigin))).status).toBe(403);
  });

  it('opens nothing without a ticket of this game', async () => {
    const foreign = ticket.frameUrl.replace(ticket.ticket, otherTicket.ticket);
    const [head = '', body = '', mark = ''] = ticket.ticket.split('.');
    const changed = ticket.frameUrl.replace(mark, `${mark.slice(1)}${mark[0]}`);
    const guesses = [
      '/',
      '/index.html',
      '/game.js',
      '/t/',
      '/t/x/index.html',
      '/t//index.html',
      '/play/',
      '/play/?ticket=',
      '/play/index.html?ticket=x',
      '/play/game.js',
      `/t/${head}.${body}./`,
    ];
    const files = ['nothing.js', '../index.html', '..%2fgame.js', 'data', 'data/', '%zz', 'GAME.JS', 'game.js/'];

    for (const url of [foreign, changed, ...guesses.map((path) => ticket.frameOrigin + path)])
      expect([url, isClosed((await fetchAt(shop, url)).status)]).toEqual([url, true]);
    for (const file of files) {
      const path = `/t/${ticket.ticket}/${file}`;
      const { status } = await rawRequest(shop.url, { path, headers: { host: new URL(ticket.frameUrl).host } });
      expect([file, isClosed(status)]).toEqual([file, true]);
    }
  });

  it('reaches nothing of the shop', async () => {
    const { host } = new URL(ticket.frameUrl);
    const paths = [
      '/v1/health',
      '/v1/games',
      '/v1/openapi.json',
      '/admin/',
      '/',
      '/games',
      '/login',
      '/favicon.svg',
      '/dev/mail',
    ];
    for (const path of paths) {
      const { status, headers } = await rawRequest(shop.url, { path, headers: { host } });
      expect([path, status, headers['access-control-allow-origin']]).toEqual([path, 404, undefined]);
    }
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect((await rawRequest(shop.url, { method, path: '/v1/auth', headers: { host } })).status).toBe(405);
    }
    for (const name of ['games.localhost', 'a.b.games.localhost', 'nothing.games.localhost'])
      expect((await rawRequest(shop.url, { path: '/v1/games', headers: { host: name } })).status).toBe(404);
  });

  it("is the only place of its files: the shop's own host has none", async () => {
    for (const path of [new URL(ticket.frameUrl).pathname, `/t/${ticket.ticket}/game.js`, '/sandbox/bridge.js'])
      expect([path, (await shop.get(path)).status]).toEqual([path, 404]);
  });

  it('is no page of its own, and keeps no service worker', async () => {
    const alone = await fetchAt(shop, ticket.frameUrl, { 'sec-fetch-dest': 'document' });

    expect([alone.status, alone.headers.location]).toEqual([303, `${shop.url}/webgame/${game?.slug}`]);
    expect((await fetchAt(shop, at('game.js'), { 'service-worker': 'script' })).status).toBe(403);
  });

  it("cannot change anything with a player's session", async () => {
    const ana = await shop.aPlayer();
    const request = { headers: { origin: ticket.frameOrigin, 'sec-fetch-site': 'same-site' }, token: ana.token };

    expect(await shop.post(`/v1/play/${game?.slug}`, {}, request)).toMatchObject({
      status: 403,
      body: { code: 'foreign-page' },
    });
    expect((await shop.get('/v1/library', request)).headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a host of games that is flooded', () => {
  it('holds up one ticket before its network, and no other network', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'flooded-'));
    // 50 for a network, 10 for a ticket.
    const shop = await startShop({ env: { DATA_DIR: folder, TRUST_PROXY: '1', REQUESTS_PER_MINUTE: '5' } });
    try {
      const [game] = (await shop.games()) as [Game];
      await releasesWebBuild(shop.sql, folder, game, { files: FILES });
      const players = [await shop.aPlayer(), await shop.aPlayer()];
      const files: string[] = [];
      for (const player of players) {
        await player.buys([game]);
        files.push(fileOf((await opens(shop, game, player)).body, 'game.js'));
      }
      const [first = '', second = ''] = files;
      const statusesOf = async (url: string, address: string, times: number) => {
        const replies = [];
        for (let n = 0; n < times; n++) replies.push(await fetchAt(shop, url, { 'x-forwarded-for': address }, 'HEAD'));
        return replies.map(({ status }) => status);
      };

      expect(new Set(await statusesOf(first, '203.0.113.7', 10))).toEqual(new Set([200]));
      expect(await statusesOf(first, '203.0.113.7', 1)).toEqual([429]);
      expect(await statusesOf(second, '203.0.113.7', 1)).toEqual([200]);
      await statusesOf(first, '203.0.113.7', 38);
      expect(await statusesOf(second, '203.0.113.7', 1)).toEqual([429]);
      expect(await statusesOf(second, '203.0.113.8', 1)).toEqual([200]);
    } finally {
      await shop.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
