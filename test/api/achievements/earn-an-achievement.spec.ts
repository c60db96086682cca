import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { days, minutes } from '../../../api/kernel/instant.js';
import { playedFor } from '../../support/play-time.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { achievement, GameToEarnIn, INSTANT, type Own, type Reported } from './earners.js';

describe('earning achievements', () => {
  let shop: Shop;
  let folder: string;
  let game: GameToEarnIn;
  let other: GameToEarnIn;
  let ana: Player;
  let beto: Player;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'achievements-'));
    shop = await startShop({ env: { DATA_DIR: folder } });
    const [first, second] = (await shop.games()) as [Game, Game];
    game = await GameToEarnIn.of(shop, folder, first);
    other = await GameToEarnIn.of(shop, folder, second);
    for (const one of [achievement('TEN'), achievement('FIRST', INSTANT), achievement('HIDDEN', { secret: true })])
      await game.defines(one);
    await other.defines(achievement('TEN'));
    [ana, beto] = [await game.owner(), await game.owner()];
  });
  afterAll(async () => {
    await shop?.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(() => shop.timePasses(minutes(1)));

  const own = async (player: Player, title: string) =>
    (await game.page(player)).achievements.find((one) => one.title?.en === `Name ${title} en`)?.mine ?? null;

  it('counts what a game in the browser reports, for its player alone', async () => {
    const reports = await game.plays(ana);
    const { status, body } = await reports({ key: 'TEN', value: 4 }, { key: 'FIRST', unlock: true });

    expect(status).toBe(200);
    expect(body.results).toMatchObject([
      { key: 'TEN', kept: true, value: 4, target: 10, unlockedAt: null, isNew: false, title: null },
      { key: 'FIRST', kept: true, value: 1, isNew: true, title: { en: 'Name FIRST en' } },
    ]);
    expect(await own(ana, 'TEN')).toMatchObject({ value: 4, unlockedAt: null, trust: 'bridge' });
    expect(await own(beto, 'TEN')).toBeNull();
    expect((await game.page(null)).achievements.every(({ mine }) => mine === null)).toBe(true);
    expect((await ana.get<{ unlocked: number; games: object[] }>('/v1/achievements')).body).toMatchObject({
      unlocked: 1,
      games: [{ game: { slug: game.game.slug }, unlocked: 1, total: 3 }],
    });
  });

  it('lists the latest and the nearest with icon and rarity, to their owner alone, and no secret before it is earned', async () => {
    const [player, friend] = [await game.owner(), await shop.aPlayer()];
    await player.buys([other.game]);
    await shop.sql.query(
      `update achievements.definitions set locked_icon = 'before.webp', unlocked_icon = 'after.webp' where game_id = $1`,
      [other.game.id],
    );
    for (let n = 0; n < 49; n++) await playedFor(shop, randomUUID(), other.game.id, 5);
    const reports = await game.plays(player);
    await reports({ key: 'FIRST', unlock: true }, { key: 'HIDDEN', value: 9 }, { key: 'TEN', value: 4 });
    await shop.timePasses(minutes(1));
    const elsewhere = await other.plays(player);
    await elsewhere({ key: 'TEN', value: 5 });
    const ownOf = async (one: Player): Promise<Own> => (await one.get<Own>('/v1/achievements')).body;
    const titles = (entries: Own['latest']) =>
      entries.map(({ game: of, achievement: one }) => [of.slug, one.title?.en, one.icon, one.rarity, one.mine?.value]);
    const [here, there] = [game.game.slug, other.game.slug];

    const before = await ownOf(player);
    expect(titles(before.latest)).toEqual([[here, 'Name FIRST en', null, null, 1]]);
    expect(titles(before.underWay)).toEqual([
      [there, 'Name TEN en', expect.stringMatching(/\/media\/achievements\/before.webp$/), 0, 5],
      [here, 'Name TEN en', null, null, 4],
    ]);
    expect(JSON.stringify(before)).not.toMatch(/HIDDEN|after\.webp/);

    await reports({ key: 'HIDDEN', unlock: true });
    await shop.timePasses(minutes(1));
    await elsewhere({ key: 'TEN', value: 10 });
    const after = await ownOf(player);
    expect(titles(after.latest)).toEqual([
      [there, 'Name TEN en', expect.stringMatching(/\/media\/achievements\/after.webp$/), expect.any(Number), 10],
      [here, 'Name HIDDEN en', null, null, 10],
      [here, 'Name FIRST en', null, null, 1],
    ]);
    expect(titles(after.underWay)).toEqual([[here, 'Name TEN en', null, null, 4]]);
    expect(await ownOf(friend)).toEqual({ unlocked: 0, games: [], latest: [], underWay: [] });
    expect((await shop.get('/v1/achievements')).status).toBe(401);
  });

  it('never goes back, and is told once that something is new', async () => {
    const player = await game.owner();
    const reports = await game.plays(player);
    await reports({ key: 'TEN', value: 7 });
    expect((await reports({ key: 'TEN', value: 2 })).body.results).toMatchObject([{ kept: true, value: 7 }]);

    const all = await Promise.all(Array.from({ length: 8 }, () => reports({ key: 'TEN', value: 10 })));
    expect(all.flatMap(({ body }) => body.results).filter(({ isNew }) => isNew)).toHaveLength(1);
    expect((await reports({ key: 'TEN', value: 12 }, { key: 'TEN', unlock: true })).body.results).toMatchObject([
      { value: 10, isNew: false },
      { value: 10, isNew: false },
    ]);
  });

  it('merges what a downloaded game kept for forty days, with its times', async () => {
    const player = await game.owner();
    const { ticket } = await game.connects(player);
    const started = Date.parse(await shop.now());
    await (
      await game.plays(player)
    )({ key: 'TEN', value: 6 });
    await shop.timePasses(days(40));
    const at = (day: number): string => new Date(started + days(day)).toISOString();
    const late = [
      { key: 'TEN', value: 9, at: at(30) },
      { key: 'TEN', value: 3, at: at(2) },
      { key: 'FIRST', unlock: true, at: at(3) },
      { key: 'FIRST', unlock: true, at: at(1) },
    ];
    const { body } = await game.downloaded(ticket, ...late);

    expect(body.results).toMatchObject([
      { value: 9 },
      { value: 9 },
      { value: 1, isNew: true },
      { value: 1, isNew: false },
    ]);
    expect(await own(player, 'FIRST')).toEqual({ value: 1, unlockedAt: at(1), trust: 'ticket' });
    // A second copy of the same queue, and one from a clock in the future, change nothing.
    const again = await game.downloaded(ticket, ...late, { key: 'FIRST', unlock: true, at: '2099-01-01T00:00:00Z' });
    expect(again.body.results.some(({ isNew }) => isNew)).toBe(false);
    expect(await own(player, 'FIRST')).toEqual({ value: 1, unlockedAt: at(1), trust: 'ticket' });
    expect(await own(player, 'TEN')).toMatchObject({ value: 9, trust: 'ticket' });
  });

  it('takes the word of the developer’s server over that of a game, for its own game and player alone', async () => {
    const player = await game.owner();
    const reports = await game.plays(player);
    const { playerId } = (await reports({ key: 'FIRST', unlock: true })).body;
    const keyOf = async (one: GameToEarnIn) =>
      (await one.studio.player.post<{ key: string }>(`${one.path}-key`, {})).body.key;
    const [key, foreign] = [await keyOf(game), await keyOf(other)];
    const serverReports = (token: string, id = playerId) =>
      shop.post<Reported>(
        '/v1/achievements/server-reports',
        {
          playerId: id,
          reports: [
            { key: 'FIRST', unlock: true },
            { key: 'TEN', value: 5 },
          ],
        },
        { token },
      );

    expect(await own(player, 'FIRST')).toMatchObject({ trust: 'bridge' });
    expect((await serverReports(key)).status).toBe(200);
    expect(await own(player, 'FIRST')).toMatchObject({ trust: 'server' });
    expect(await own(player, 'TEN')).toMatchObject({ value: 5, trust: 'server' });
    await reports({ key: 'TEN', value: 5 });
    expect(await own(player, 'TEN')).toMatchObject({ trust: 'server' });
    expect(await serverReports(foreign)).toMatchObject({ status: 404, body: { code: 'player-unknown' } });
    expect(await serverReports(key, randomUUID())).toMatchObject({ status: 404 });
    const rotated = await keyOf(game);
    expect(await serverReports(key)).toMatchObject({ status: 401, body: { code: 'server-key-unknown' } });
    expect((await serverReports(rotated)).status).toBe(200);
    expect(JSON.stringify((await game.studio.player.get(game.path)).body)).not.toContain(rotated);
  });

  it('refuses the ticket of another person, another game and a visitor', async () => {
    const { ticket } = (await ana.post<{ ticket: string }>(`/v1/play/${game.game.slug}`, { channel: 'live' })).body;
    const body = { ticket, reports: [{ key: 'TEN', value: 1 }] };
    expect((await beto.post(`/v1/play/${game.game.slug}/achievements`, body)).status).toBe(404);
    expect((await ana.post(`/v1/play/${other.game.slug}/achievements`, body)).status).toBe(404);
    expect((await shop.post(`/v1/play/${game.game.slug}/achievements`, body)).status).toBe(401);
    // Tickets of the player open no door of downloaded games.
    expect(await game.downloaded(ticket, { key: 'TEN', value: 1 })).toMatchObject({ status: 401 });
  });

  it('is held to a burst and a steady pace for each person and game', async () => {
    const [player, friend] = [await game.owner(), await game.owner()];
    const reports = await game.plays(player);
    const began = Date.now();
    const answers = await Promise.all(Array.from({ length: 60 }, () => reports({ key: 'TEN', value: 1 })));
    // Twenty in ten seconds: a busy machine may need longer for them.
    const windows = 1 + Math.floor((Date.now() - began) / 10_000);
    const taken = answers.filter(({ status }) => status === 200).length;
    expect(taken).toBeGreaterThanOrEqual(20);
    expect(taken).toBeLessThanOrEqual(20 * windows);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: 'achievements-too-fast', retryAfterSeconds: expect.any(Number) });
    expect((await (await game.plays(friend))({ key: 'TEN', value: 1 })).status).toBe(200);
    await shop.timePasses(11_000);
    expect((await reports({ key: 'TEN', value: 1 })).status).toBe(200);

    await shop.sql.query(
      `update achievements.rate_windows set used = 600 where person_id = $1 and kind = 'sustained'`,
      [player.id],
    );
    await shop.timePasses(11_000);
    expect((await reports({ key: 'TEN', value: 1 })).status).toBe(429);
    await shop.timePasses(minutes(61));
    expect((await (await game.plays(player))({ key: 'TEN', value: 1 })).status).toBe(200);
  });

  it('opens no new window for requests that overtake each other, but for a clock that was set back', async () => {
    const player = await game.owner();
    const reports = await game.plays(player);
    const opensLater = (interval: string): Promise<unknown> =>
      shop.sql.query(
        `update achievements.rate_windows set used = 20, started_at = started_at + $2::interval where person_id = $1 and kind = 'burst'`,
        [player.id, interval],
      );
    await reports({ key: 'TEN', value: 1 });
    await opensLater('9 seconds');
    expect((await reports({ key: 'TEN', value: 1 })).status).toBe(429);
    await opensLater('1 hour');
    expect((await reports({ key: 'TEN', value: 1 })).status).toBe(200);
  });

  it('leaves with the person, who takes a copy along', async () => {
    const player = await game.owner();
    await (
      await game.plays(player)
    )({ key: 'TEN', value: 8 });
    await game.connects(player);
    await player.post('/v1/privacy/erasure', { password: 'Ludoteca1' });
    await shop.settles();
    await shop.timePasses(days(7));
    await shop.settles();

    for (const table of ['progress', 'players', 'devices', 'passes', 'rate_windows'])
      expect(
        (await shop.sql.query(`select from achievements.${table} where person_id = $1`, [player.id])).rowCount,
      ).toBe(0);
  });
});
