import { days } from '../../../api/kernel/instant.js';
import { CardHolder } from '../../support/cards.js';
import { aClass, joins } from '../../support/classes.js';
import { aFamily, setsLimits } from '../../support/families.js';
import type { Game, Player, Shop } from '../../support/shop.js';
import { releasesWebBuild, type WebBuild } from '../../support/web-games.js';
import { fetchAt, fileOf, FILES, PAGE, type Ticket } from './players.js';
import { WebShop } from './web-shop.js';

interface Copy {
  ticket: Ticket & { buildId: string };
  keeperUrl: string;
  files: { path: string; bytes: number; sha256: string }[];
  pages: string[];
  goodUntil: string;
  code?: string;
  message?: string;
}

describe('a copy of a game for a time without a connection', () => {
  let web: WebShop;
  let shop: Shop;
  beforeAll(async () => {
    web = await WebShop.starts();
    ({ shop } = web);
  });
  afterAll(() => web?.close());

  const byScript = { 'sec-fetch-dest': 'empty' };
  const copies = (game: Pick<Game, 'slug'>, player: Pick<Player, 'token'> | null) =>
    shop.post<Copy>(`/v1/play/${game.slug}/copy`, {}, player ? { token: player.token } : {});
  const anOwner = async (build: Partial<WebBuild> = {}): Promise<{ game: Game; ana: Player; copy: Copy }> => {
    const [game, ana] = [await web.aGame(build), await shop.aPlayer()];
    await ana.buys([game]);
    return { game, ana, copy: (await copies(game, ana)).body };
  };
  const daysLeft = async ({ goodUntil }: Copy): Promise<number> =>
    (Date.parse(goodUntil) - Date.parse(await shop.now())) / days(1);

  it('names all files of the released build, which lie on its ticket, and is good for fourteen days', async () => {
    const { copy } = await anOwner();

    expect(copy.files.map(({ path }) => path).sort()).toEqual(Object.keys(FILES).sort());
    expect(copy.files.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(copy.ticket.totalBytes);
    expect(copy.pages).toEqual(['index.html']);
    expect(await daysLeft(copy)).toBeCloseTo(14, 1);
    for (const { path, sha256 } of copy.files) {
      const { status, headers } = await fetchAt(shop, fileOf(copy.ticket, encodeURI(path)), byScript);
      expect([status, String(headers.etag).slice(1, 65)]).toEqual([200, sha256]);
    }
  });

  it('has the page with our script where it is read to be kept, and as it lies there for the game itself', async () => {
    const { copy } = await anOwner();
    const reads = (more: string) => fetchAt(shop, `${copy.ticket.frameUrl}${more}`, byScript);

    const kept = await reads('&copy');
    expect(kept.status).toBe(200);
    expect(kept.text).toMatch(/<script src="\/sandbox\/bridge-[0-9a-f]{16}\.js">/);
    expect(kept.headers['content-security-policy']).toContain('sandbox allow-scripts');
    expect((await reads('')).status).toBe(302);
    expect((await fetchAt(shop, fileOf(copy.ticket, 'index.html'), byScript)).text).toBe(PAGE);
  });

  it('is kept by a page of ours, which runs our script alone and opens nowhere but in the shop', async () => {
    const { copy } = await anOwner();
    expect(new URL(copy.keeperUrl).origin).toBe(copy.ticket.frameOrigin);
    const { status, text, headers } = await fetchAt(shop, copy.keeperUrl, { 'sec-fetch-dest': 'iframe' });
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${new URL(shop.url).origin}; sandbox allow-scripts allow-same-origin`,
    );
    const [, script = ''] = /src="(\/sandbox\/keeper-[0-9a-f]{16}\.js)"/.exec(text) ?? [];
    expect((await fetchAt(shop, copy.ticket.frameOrigin + script)).status).toBe(200);

    expect((await fetchAt(shop, copy.keeperUrl.replace(/\/\/[^.]+/, '//_'))).status).toBe(404);
    const opened = await fetchAt(shop, copy.keeperUrl, { 'sec-fetch-dest': 'document' });
    expect(opened.status).toBe(303);
  });

  it('has one worker for all games, and still none of a game', async () => {
    const { copy } = await anOwner({ files: { ...FILES, 'worker.js': 'addEventListener("fetch", () => {})' } });
    const asWorker = { 'service-worker': 'script' };
    const ours = await fetchAt(shop, `${copy.ticket.frameOrigin}/keeping.js`, asWorker);
    expect([ours.status, ours.headers['cache-control'], ours.headers['content-type']]).toEqual([
      200,
      'no-cache',
      'text/javascript; charset=utf-8',
    ]);
    expect(ours.headers['service-worker-allowed']).toBeUndefined();
    expect((await fetchAt(shop, fileOf(copy.ticket, 'worker.js'), asWorker)).status).toBe(403);
  });

  it('is a page of ours around an engine build', async () => {
    const engine = { loader: 'b.loader.js', data: 'b.data', framework: 'b.framework.js', code: 'b.wasm' };
    const files = Object.fromEntries(Object.values(engine).map((path) => [path, path]));
    const { copy } = await anOwner({ files, engine });
    expect(copy.pages).toEqual(['']);
    const kept = await fetchAt(shop, `${copy.ticket.frameUrl}&copy`, byScript);
    expect(kept.text).toMatch(/<script src="\/sandbox\/engine-[0-9a-f]{16}\.js">/);
  });

  it('is given to nobody who may not play, to no guest and to no pupil', async () => {
    const [game, beto] = [await web.aGame(), await shop.aPlayer()];
    const { code } = await aClass(shop, await shop.aPlayer(), [game]);
    const { body: pupil } = await joins(shop, code, 'Puma');
    expect(await copies(game, beto)).toMatchObject({ status: 403, body: { code: 'play-not-entitled' } });
    expect((await copies(game, null)).status).toBe(401);
    expect([401, 403]).toContain((await copies(game, pupil)).status);
    expect(await copies({ slug: 'no-such-game' }, beto)).toMatchObject({ status: 404 });
  });

  it('is not offered where a guardian limits the time, which nothing counts without a connection', async () => {
    const [game] = (await shop.games({ free: true })) as [Game];
    await releasesWebBuild(shop.sql, web.folder, game, { files: FILES });
    const { child, token } = await aFamily(shop, game);
    expect((await copies(game, child)).status).toBe(200);
    await setsLimits(shop, token, { minutesADay: 60 });
    expect(await copies(game, child)).toMatchObject({ status: 409, body: { code: 'play-copy-limited' } });
  });

  it('is no play: what was played last stays', async () => {
    const { game, ana } = await anOwner();
    await copies(game, ana);
    const { body } = await ana.get<{ entries: { lastPlayedAt: string | null }[] }>('/v1/library');
    expect(body.entries.map(({ lastPlayedAt }) => lastPlayedAt)).toEqual([null]);
  });

  it('ends with a plan that does not renew', async () => {
    const { games: included } = (await shop.get<{ games: Game[] }>('/v1/games?plan=included&price=paid&size=100')).body;
    const game = included.at(-1) as Game;
    await releasesWebBuild(shop.sql, web.folder, game, { files: FILES });
    const holder = await CardHolder.of(shop);
    const { body } = await holder.player.post<{ subscription: { subscription_id: string } | null }>(
      '/v1/subscription/oneclick',
      { planId: 'monthly', paymentMethodId: await holder.saves() },
    );
    const { token } = holder.player;
    const until = async (): Promise<Copy> => (await copies(game, holder.player)).body;
    expect(await daysLeft(await until())).toBeCloseTo(14, 1);

    await shop.call('PATCH', `/v1/subscription/${body.subscription?.subscription_id}/cancel`, { token, body: {} });
    await shop.settles();
    const access = await shop.get<{ until: string }>(`/v1/library/${game.id}/access`, { token });
    await shop.clockReaches(new Date(Date.parse(access.body.until) - days(3)).toISOString());
    expect((await until()).goodUntil).toBe(access.body.until);
  });
});
