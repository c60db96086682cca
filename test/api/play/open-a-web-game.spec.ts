import { days, minutes } from '../../../api/kernel/instant.js';
import type { Game, Player, Shop } from '../../support/shop.js';
import { releasesWebBuild } from '../../support/web-games.js';
import { Staff } from '../backoffice/console.js';
import { fetchAt, fileOf, FILES, opens, type Ticket } from './players.js';
import { WebShop } from './web-shop.js';

describe('opening a web game', () => {
  let web: WebShop;
  let shop: Shop;
  beforeAll(async () => {
    web = await WebShop.starts();
    ({ shop } = web);
  });
  afterAll(() => web?.close());

  const anOwner = async (): Promise<{ game: Game; ana: Player; orderId: string; ticket: Ticket }> => {
    const game = await web.aGame();
    const ana = await shop.aPlayer();
    const { orderId } = await ana.buys([game]);
    return { game, ana, orderId, ticket: (await opens(shop, game, ana)).body };
  };
  const statusOf = async (url: string): Promise<number> => (await fetchAt(shop, url)).status;
  const renews = (player: Player | null, slug: string, ticket: string) =>
    shop.post(`/v1/play/${slug}/renew`, { ticket }, player ? { token: player.token } : {});

  it('shows what was opened last as played last, and as not played for any time', async () => {
    const [first, second] = [await web.aGame(), await web.aGame()];
    const ana = await shop.aPlayer();
    await ana.buys([first, second]);
    await opens(shop, second, ana);
    await opens(shop, first, ana);
    const { body } = await ana.get<{ entries: { slug: string; playMinutes: number; lastPlayedAt: string | null }[] }>(
      '/v1/library',
    );

    expect(body.entries.map(({ slug, playMinutes }) => [slug, playMinutes])).toEqual([
      [first.slug, 0],
      [second.slug, 0],
    ]);
    expect(body.entries.every(({ lastPlayedAt }) => lastPlayedAt !== null)).toBe(true);
  });

  it('gives those who may play it an address of its own for some minutes', async () => {
    const { game, ticket } = await anOwner();

    expect(ticket).toMatchObject({ because: 'purchase', kind: 'html', frameOrigin: new URL(ticket.frameUrl).origin });
    expect(new URL(ticket.frameUrl).hostname).toMatch(new RegExp(`^${game.slug}--[0-9a-f]{12}\\.games\\.localhost$`));
    expect(Date.parse(ticket.expiresAt) - Date.parse(await shop.now())).toBeGreaterThan(minutes(9));
    expect(await statusOf(ticket.frameUrl)).toBe(200);
  });

  it('finds the files of a build that was kept with names as its archive wrote them', async () => {
    const [composed, decomposed] = ['imágenes/año.json'.normalize('NFC'), 'imágenes/año.json'.normalize('NFD')];
    const page = `${'páginas'.normalize('NFD')}/index.html`;
    const game = await web.aGame({ files: { ...FILES, [decomposed]: '{"a":1}', [page]: '<title>Segunda</title>' } });
    const ana = await shop.aPlayer();
    await ana.buys([game]);
    const { body: ticket } = await opens(shop, game, ana);

    for (const path of [composed, decomposed])
      expect(await fetchAt(shop, fileOf(ticket, encodeURI(path)))).toMatchObject({ status: 200, text: '{"a":1}' });
    for (const path of ['páginas/'.normalize('NFC'), page]) {
      const led = await fetchAt(shop, fileOf(ticket, encodeURI(path)), { 'sec-fetch-dest': 'iframe' });
      expect(led.status).toBe(303);
      const { status, text } = await fetchAt(shop, new URL(String(led.headers.location), ticket.frameUrl).href, {
        'sec-fetch-dest': 'iframe',
      });
      expect([status, text]).toEqual([200, expect.stringContaining('Segunda')]);
    }
  });

  it('gives no ticket to anybody else', async () => {
    const game = await web.aGame();
    const beto = await shop.aPlayer();

    for (const who of [null, beto]) {
      expect(await opens(shop, game, who)).toMatchObject({ status: 403, body: { code: 'play-not-entitled' } });
      expect(await opens(shop, game, who, 'preview')).toMatchObject({ status: 404, body: { code: 'play-no-build' } });
      expect(await opens(shop, game, who, 'demo')).toMatchObject({ status: 404, body: { code: 'play-no-build' } });
    }
    expect(await opens(shop, { slug: 'no-such-game' }, beto)).toMatchObject({ status: 404 });
    expect((await shop.post(`/v1/play/${game.slug}`, { channel: 'other' })).status).toBe(422);
  });

  it('says what a visitor, a buyer and staff can do with it', async () => {
    const { game, ana } = await anOwner();
    await releasesWebBuild(shop.sql, web.folder, game, { files: FILES, channel: 'preview' });
    const options = async (token?: string) => (await shop.get(`/v1/play/${game.slug}`, { token })).body;

    expect(await options()).toMatchObject({ hasWebBuild: true, hasDemo: false, because: null, canPreview: false });
    expect(await options(ana.token)).toMatchObject({ because: 'purchase', canPreview: false });
    expect(await options((await Staff.signsIn(shop)).token)).toMatchObject({ because: null, canPreview: true });
    expect((await shop.get('/v1/play/no-such-game')).status).toBe(404);
  });

  it('lets everyone try its demo, and only that', async () => {
    const game = await web.aGame({ channel: 'demo', files: { 'index.html': 'demo' } });
    const buildId = await releasesWebBuild(shop.sql, web.folder, game, { files: FILES });
    const { status, body } = await opens(shop, game, null, 'demo');

    expect([status, body.because]).toEqual([200, 'demo']);
    expect(await statusOf(body.frameUrl)).toBe(200);
    expect(new URL(body.frameUrl).hostname).toBe(`${game.slug}.games.localhost`);
    expect(await statusOf(fileOf(body, 'game.js'))).toBe(404);
    expect(buildId).not.toBe('');
  });

  it('shows what is not released to its studio', async () => {
    const game = await web.aGame({ channel: 'preview' });
    const [ana, beto] = [await shop.aPlayer(), await shop.aPlayer()];
    await shop.sql.query(
      `insert into developers.members (person_id, developer_id, role, since)
       select $1::uuid, developer_id, 'reader', now() from publishing.games where id = $2 union all select $3::uuid, $1::uuid, 'owner', now()`,
      [ana.id, game.id, beto.id],
    );

    expect(await opens(shop, game, ana, 'preview')).toMatchObject({ status: 200, body: { because: 'studio' } });
    expect(await opens(shop, game, beto, 'preview')).toMatchObject({ status: 404 });
  });

  it('ends after some minutes unless it is renewed, by its own person alone', async () => {
    const { game, ana, ticket } = await anOwner();
    const beto = await shop.aPlayer();
    await shop.timePasses(minutes(8));
    for (const other of [beto, null])
      expect(await renews(other, game.slug, ticket.ticket)).toMatchObject({ status: 404 });
    expect(await renews(ana, 'another-game', ticket.ticket)).toMatchObject({ status: 404 });
    expect(await renews(ana, game.slug, `${ticket.ticket}x`)).toMatchObject({ status: 404 });
    expect((await renews(ana, game.slug, ticket.ticket)).status).toBe(200);
    await shop.timePasses(minutes(8));
    expect(await statusOf(ticket.frameUrl)).toBe(200);
    await shop.timePasses(minutes(3));
    expect(await statusOf(ticket.frameUrl)).toBe(403);
    expect((await opens(shop, game, ana)).body.ticket).toBe(ticket.ticket);
    await shop.timePasses(days(8));
    const later = (await opens(shop, game, ana)).body;
    expect(later.ticket).not.toBe(ticket.ticket);
    expect(await statusOf(later.frameUrl)).toBe(200);
  });

  it('lies at the same address over builds and weeks, since games file by it what they keep', async () => {
    const { game, ana, ticket } = await anOwner();
    const placeOf = ({ frameUrl }: Ticket): string => new URL(frameUrl).origin + new URL(frameUrl).pathname;
    await releasesWebBuild(shop.sql, web.folder, game, { files: { ...FILES, 'new.js': 'new' } });
    const updated = (await opens(shop, game, ana)).body;
    await shop.timePasses(days(15));
    const later = (await opens(shop, game, ana)).body;

    expect(new Set([ticket, updated, later].map(({ ticket: text }) => text)).size).toBe(3);
    expect([placeOf(updated), placeOf(later)]).toEqual([placeOf(ticket), placeOf(ticket)]);
    expect(await statusOf(fileOf(later, 'new.js'))).toBe(200);
  });

  it('ends with a refund and a block', async () => {
    const [hers, his] = [await anOwner(), await anOwner()];
    for (const { ticket } of [hers, his]) expect(await statusOf(ticket.frameUrl)).toBe(200);
    await hers.ana.post(`/v1/orders/${hers.orderId}/refunds`, { lines: 'all' });
    await shop.settles();
    await (await Staff.signsIn(shop)).post(`people/${his.ana.id}/block`, { reason: 'Cuenta robada' });
    await shop.timePasses(3_000);

    for (const { ticket } of [hers, his]) expect(await statusOf(ticket.frameUrl)).toBe(403);
    expect(await opens(shop, hers.game, hers.ana)).toMatchObject({ status: 403 });
    expect(await renews(hers.ana, hers.game.slug, hers.ticket.ticket)).toMatchObject({ status: 403 });
    expect(await opens(shop, his.game, his.ana)).toMatchObject({ status: 403 });
  });
});
