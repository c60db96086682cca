import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { get as fetchRaw, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { days } from '../../../api/kernel/instant.js';
import { zipped } from '../../support/archives/zip-writer.js';
import { aClass, joins } from '../../support/classes.js';
import { playedFor } from '../../support/play-time.js';
import { eventually } from '../../support/process.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { Uploader } from '../../support/studio.js';
import { StudioOwner } from '../../support/studios.js';
import { Staff } from '../backoffice/console.js';
import { Payer } from '../card-payments/payer.js';
import { becomes, quietPasses } from '../checkout/orphaned-money.js';
import { fetchAt, FILES, fileOf, opens, type Ticket } from '../play/players.js';

const CHECKLIST = ['plays', 'texts', 'pictures', 'age', 'learning', 'privacy', 'rights'];
const REASON = 'Usa pictogramas de otra obra sin permiso.';
/** More than sockets hold on the way. */
const DOWNLOAD_BYTES = 60_000_000;

describe('a game that staff take down', () => {
  let shop: Shop;
  let folder: string;
  let staff: Staff;
  let owner: StudioOwner;
  let game: Game;
  let downloadId: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'takedown-'));
    shop = await startShop({ env: { DATA_DIR: folder } });
    staff = await Staff.signsIn(shop);
    owner = await StudioOwner.of(shop);
  });
  afterAll(async () => {
    await shop?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const statusOf = async (url: string): Promise<number> => (await fetchAt(shop, url)).status;
  const uploads = async (gameId: string, kind: 'web' | 'download', files: Record<string, string | Buffer>) => {
    const more = kind === 'download' ? { platform: 'windows' } : {};
    return new Uploader(shop.url, owner.player.token).whole(zipped(files), { gameId, kind, ...more });
  };
  /** On sale, with a demo, a preview and a download, on the way of every studio. */
  const released = async (slug: string, bytes = 2_000): Promise<{ game: Game; downloadId: string }> => {
    const { id, revision } = await owner.completes(await owner.begins(slug));
    const web = await uploads(id, 'web', FILES);
    const download = await uploads(id, 'download', { 'game.exe': randomBytes(bytes) });
    await shop.settles();
    const builds = [
      { channel: 'live', buildId: web },
      { channel: 'demo', buildId: web },
      { channel: 'live', buildId: download },
    ];
    await owner.posts(id, 'submit', { revision, builds });
    await staff.post(`publishing/${id}/approve`, { ...(await staff.submission(id)), checklist: CHECKLIST });
    await owner.gives(id, 'preview', web);
    await shop.settles();
    return { game: (await shop.get<Game>(`/v1/games/${slug}`)).body, downloadId: download };
  };
  const takesDown = () => staff.post(`publishing/${game.id}/take-down`, { reason: REASON });
  const linkOf = async (player: Player): Promise<string> =>
    (await player.post<{ url: string }>(`/v1/downloads/${downloadId}/link`, {})).body.url;
  const entryOf = async (player: Player) =>
    (await player.get<{ entries: { gameId: string }[] }>('/v1/library')).body.entries.find(
      ({ gameId }) => gameId === game.id,
    );
  const renews = (player: Player, { ticket }: Ticket) => player.post(`/v1/play/${game.slug}/renew`, { ticket });

  describe('in the middle of everything', () => {
    let ana: Player;
    let ticket: Ticket;
    let demo: Ticket;
    let url: string;
    let order: { orderId: string };
    let pupil: Pick<Player, 'token'>;
    beforeAll(async () => {
      ({ game, downloadId } = await released('rio-seco'));
      ana = await shop.aPlayer();
      order = await ana.buys([game]);
      ticket = (await opens(shop, game, ana)).body;
      demo = (await opens(shop, game, null, 'demo')).body;
      url = await linkOf(ana);
      const { code } = await aClass(shop, await shop.aPlayer(), [game]);
      pupil = (await joins(shop, code, 'Luna')).body;
      expect((await opens(shop, game, pupil)).body).toMatchObject({ because: 'class' });
      await ana.put(`/v1/play/${game.slug}/saves/main`, { data: 'level 3' });
      for (const { frameUrl } of [ticket, demo]) expect(await statusOf(frameUrl)).toBe(200);
      expect(await takesDown()).toMatchObject({ status: 200, body: { state: 'taken-down' } });
      await shop.timePasses(3_000);
      await shop.settles();
    });

    it('closes to players at once, whatever they hold', async () => {
      expect(await statusOf(ticket.frameUrl)).toBe(403);
      expect(await statusOf(fileOf(ticket, 'game.js'))).toBe(403);
      const closed = { status: 403, body: { code: 'play-taken-down' } };
      expect(await renews(ana, ticket)).toMatchObject(closed);
      expect(await opens(shop, game, ana)).toMatchObject(closed);
      expect((await ana.get(`/v1/play/${game.slug}`)).body).toMatchObject({
        title: game.title,
        because: null,
        isTakenDown: true,
      });
      expect((await ana.get(`/v1/library/${game.id}/access`)).body).toMatchObject({ playable: false, because: null });
    });

    it('closes to a class that its teacher gave it to', async () => {
      expect(await opens(shop, game, pupil)).toMatchObject({ status: 403, body: { code: 'play-taken-down' } });
    });

    it('closes its demo to guests', async () => {
      expect(await statusOf(demo.frameUrl)).toBe(403);
      expect(await opens(shop, game, null, 'demo')).toMatchObject({ status: 403, body: { code: 'play-taken-down' } });
    });

    it('is downloaded no more, by old links or new ones', async () => {
      expect((await fetch(shop.url + url)).status).toBe(403);
      expect((await ana.post(`/v1/downloads/${downloadId}/link`, {})).status).toBe(404);
      expect((await ana.get(`/v1/games/${game.id}/downloads`)).status).toBe(403);
      const { body } = await shop.get(`/v1/games/${game.id}/availability`);
      expect(body).toMatchObject({ web: false, demo: false, downloads: [] });
    });

    it('keeps what was saved, and gives it out no more', async () => {
      const closed = { status: 403, body: { code: 'play-taken-down' } };
      expect(await ana.put(`/v1/play/${game.slug}/saves/main`, { data: 'level 4' })).toMatchObject(closed);
      expect(await ana.get(`/v1/play/${game.slug}/saves`)).toMatchObject(closed);
      const { rows } = await shop.sql.query('select data from play.saves where person_id = $1', [ana.id]);
      expect(rows).toEqual([{ data: 'level 3' }]);
    });

    it('is sold no more', async () => {
      const beto = await shop.aPlayer();
      expect((await shop.get(`/v1/games/${game.slug}`)).status).toBe(404);
      expect(await beto.post('/v1/payment', { cart: [game.id] })).toMatchObject({ status: 404 });
    });

    it('is still played by its studio and by staff, as preview', async () => {
      for (const token of [owner.player.token, staff.token])
        expect((await shop.post(`/v1/play/${game.slug}`, { channel: 'preview' }, { token })).status).toBe(200);
    });

    it('is told of to each owner once, with the way to the money', async () => {
      const mails = (await ana.mailbox()).filter(({ subject }) => subject === 'Ludoteca retiró Volcán');
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toContain(REASON);
      expect(mails[0]?.text).toContain(`/orders/${order.orderId}/return?game=${game.id}`);
    });

    it('stays in the library with the reason, and may be returned for 90 days however long it was played', async () => {
      expect(await entryOf(ana)).toMatchObject({
        takenDown: { reason: REASON, at: expect.any(String) },
        web: false,
        downloads: [],
      });
      await playedFor(shop, ana.id, game.id, 600);
      await shop.timePasses(days(80));
      const { body } = await ana.post<{ state: string; basis: string }>(`/v1/orders/${order.orderId}/refunds`, {
        lines: 'all',
      });
      expect(body).toMatchObject({ basis: 'goodwill' });
      await shop.settles();
      expect(await entryOf(ana)).toBeUndefined();
    });

    it('opens again as it was when the appeal of its studio is granted', async () => {
      const carla = await shop.aPlayer();
      await owner.posts(game.id, 'appeal', { words: 'Tenemos el permiso.' });
      await staff.post(`publishing/${game.id}/decide-appeal`, { granted: true, reason: 'El permiso existe.' });
      await shop.settles();
      await carla.buys([game]);
      expect((await opens(shop, game, carla)).status).toBe(200);
      expect(await entryOf(carla)).toMatchObject({ takenDown: null, web: true });
    });
  });

  it('cuts a download that is running', async () => {
    ({ game, downloadId } = await released('rio-largo', DOWNLOAD_BYTES));
    const ana = await shop.aPlayer();
    await ana.buys([game]);
    const url = shop.url + (await linkOf(ana));
    const reply = await new Promise<IncomingMessage>((resolve, reject) => {
      fetchRaw(url, resolve).on('error', reject);
    });
    expect(reply.statusCode).toBe(200);
    await takesDown();
    await eventually(
      async () =>
        (await shop.sql.query(`select from library.downloads where received <> '{}' and game_id = $1`, [game.id]))
          .rowCount,
      (ended) => ended === 1,
    );
    const cut = new Promise((resolve) => void reply.on('error', resolve));
    reply.resume();
    expect(await cut).toMatchObject({ code: 'ECONNRESET' });
    expect((await shop.sql.query('select from library.downloads where completed_at is not null')).rows).toEqual([]);
  });

  it('is not paid by a buyer who is at the bank', async () => {
    ({ game, downloadId } = await released('rio-hondo'));
    const [other] = await shop.games();
    const ana = await shop.aPlayer();
    const checkout = await ana.checksOut([game, other as Game]);
    const back = await shop.bank.play(checkout.token, 'pay');
    await takesDown();
    await shop.browserReturns(back);

    expect(await ana.state(checkout.orderId)).toBe('FAILED');
    expect((await ana.get(`/v1/payment/order/${checkout.orderId}`)).body).toMatchObject({
      closedBecause: 'game-taken-down',
      retryable: false,
    });
    expect(await ana.library()).toEqual([]);
    expect((await shop.bank.charges()).filter(({ token }) => token === checkout.token)).toEqual([]);
  });

  it('that was taken down while the bank took the money gives all of it back by itself, and says why', async () => {
    ({ game, downloadId } = await released('rio-claro'));
    const ana = await shop.aPlayer();
    const checkout = await ana.checksOut([game]);
    const back = await shop.bank.play(checkout.token, 'pay');
    await shop.bank.holds('commit');
    const returning = shop.browserReturns(back);
    await shop.bank.held('commit');
    await takesDown();
    await shop.bank.releases();
    await returning;

    await becomes(shop, checkout.token, 'refunded');
    expect(await ana.library()).toEqual([]);
    await shop.settles();
    expect((await ana.mailbox()).filter(({ text }) => text.includes('había retirado un juego'))).toHaveLength(1);
  });

  it('that was taken down while a saved card was charged gives all of it back too', async () => {
    ({ game, downloadId } = await released('rio-negro'));
    const ana = await Payer.of(shop);
    const { orderId } = await ana.order([game]);
    await shop.bank.holds('authorize');
    const paying = ana.pays(orderId);
    await shop.bank.held('authorize');
    await takesDown();
    await shop.bank.releases();
    await paying;

    await eventually(
      async () => {
        await quietPasses(shop);
        return (await ana.charges(orderId)).map(({ state }) => state);
      },
      (states) => states[0] === 'refunded',
    );
    expect(await ana.heldByBank(orderId)).toBe(0);
    expect(await ana.player.library()).toEqual([]);
  });
});
