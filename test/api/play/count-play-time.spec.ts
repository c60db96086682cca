import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { days, hours, minutes, seconds } from '../../../api/kernel/instant.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { Tab } from './tabs.js';
import { releasesWebBuild } from '../../support/web-games.js';
import { Staff } from '../backoffice/console.js';
import { FILES, opens } from './players.js';

interface Line {
  id: string;
  seconds: number;
  playedOn: string;
  endedAt: string | null;
  contested: string | null;
}
interface Stats {
  totalSeconds: number;
  secondsToday: number;
  weeks: { weekOf: string; seconds: number; subjects: { subject: string; seconds: number }[] }[];
  days: { day: string; seconds: number; countsForStreak: boolean }[];
  streak: { current: number; longest: number };
  games: { slug: string; seconds: number }[];
  limit: object | null;
}

describe('play time', () => {
  let shop: Shop;
  let folder: string;
  let games: Game[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'play-time-'));
    shop = await startShop({ env: { DATA_DIR: folder } });
    games = (await shop.games()).slice(0, 2);
    for (const game of games) await releasesWebBuild(shop.sql, folder, game, { files: FILES });
  });
  afterAll(async () => {
    await shop?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const game = (n = 0): Game => games[n] as Game;
  const aPlayer = async (): Promise<Player> => {
    const player = await shop.aPlayer();
    await player.buys(games);
    return player;
  };
  const opened = async (player: Player, of = game()): Promise<Tab> => {
    const tab = new Tab(shop, player, of, (await opens(shop, of, player)).body.ticket);
    await tab.beats(0);
    return tab;
  };
  const linesOf = async (player: Player): Promise<Line[]> =>
    (await player.get<{ lines: Line[] }>('/v1/play-time')).body.lines;
  const statsOf = async (player: Player): Promise<Stats> => (await player.get<Stats>('/v1/player-stats')).body;
  /** What the clock of the shop was moved by, and at most the time that this test itself has taken. */
  const about = (expected: number) => ({
    asymmetricMatch: (value: number) =>
      value >= expected - 3 && value <= expected + 3 + (performance.now() - began) / 1_000,
    toString: () => `about ${expected}`,
  });
  let began: number;
  beforeEach(() => (began = performance.now()));

  it('is one figure for statistics, library, lines and refunds', async () => {
    const ana = await aPlayer();
    await (await opened(ana)).plays(6);

    const stats = await statsOf(ana);
    expect(stats).toMatchObject({
      totalSeconds: about(180),
      secondsToday: stats.totalSeconds,
      streak: { current: 1, longest: 1 },
    });
    expect(stats.weeks).toHaveLength(12);
    expect(stats.weeks.at(-1)).toMatchObject({ seconds: stats.totalSeconds });
    const [line] = await linesOf(ana);
    expect(stats.days[0]?.day).toBe(stats.weeks[0]?.weekOf);
    expect(stats.days.at(-1)).toEqual({ day: line?.playedOn, seconds: stats.totalSeconds, countsForStreak: true });
    expect(stats.days.slice(0, -1).every(({ seconds: none, countsForStreak }) => !none && !countsForStreak)).toBe(true);
    expect(stats.games).toMatchObject([{ slug: game().slug, seconds: stats.totalSeconds }]);
    expect(await linesOf(ana)).toMatchObject([{ seconds: stats.totalSeconds, endedAt: null, contested: null }]);
    const { rows } = await shop.sql.query<{ seconds: number }>(
      'select seconds, played_on from play.played_days where person_id = $1',
      [ana.id],
    );
    expect(rows).toMatchObject([{ seconds: stats.totalSeconds }]);
    const { body } = await ana.get<{ entries: { slug: string; playMinutes: number }[] }>('/v1/library');
    expect(body.entries.find(({ slug }) => slug === game().slug)?.playMinutes).toBe(
      Math.floor(stats.totalSeconds / 60),
    );
  });

  it('is shown to no one else', async () => {
    const [ana, bruno] = [await aPlayer(), await aPlayer()];
    await (await opened(ana)).plays(3);
    const [line] = await linesOf(ana);
    await shop.timePasses(minutes(3));

    expect(await linesOf(bruno)).toEqual([]);
    expect(await statsOf(bruno)).toMatchObject({ totalSeconds: 0, games: [] });
    expect((await bruno.post(`/v1/play-time/${line?.id}/contest`, {})).status).toBe(404);
    expect((await shop.get('/v1/player-stats')).status).toBe(401);
  });

  it('believes no clock of a browser: 48 hours at once are what the server saw', async () => {
    const ana = await aPlayer();
    const tab = await opened(ana);
    await shop.timePasses(seconds(30));
    expect((await tab.beats(hours(48))).status).toBe(200);

    expect((await statsOf(ana)).totalSeconds).toEqual(about(30));
    expect(
      await Promise.all([-1, 0.5, 'many', null, 2 ** 53].map(async (ms) => (await tab.beats(ms as number)).status)),
    ).toEqual([422, 422, 422, 422, 422]);
  });

  it('counts a repeated or late heartbeat once', async () => {
    const ana = await aPlayer();
    const tab = await opened(ana);
    await tab.plays(2);
    const before = (await statsOf(ana)).totalSeconds;
    await shop.timePasses(seconds(30));
    for (const beat of [2, 1, 0, 2]) expect((await tab.beats(30_000, { beat })).body.state).toBe('counts');
    expect((await statsOf(ana)).totalSeconds).toBe(before);

    // What was sent later arrives first; the earlier one adds nothing.
    await tab.beats(30_000, { beat: 50 });
    const after = (await statsOf(ana)).totalSeconds;
    await tab.beats(30_000, { beat: 49 });
    expect([after, (await statsOf(ana)).totalSeconds]).toEqual([about(before + 30), after]);
  });

  it('runs once per person over tabs and devices', async () => {
    const ana = await aPlayer();
    const first = await opened(ana);
    await first.plays(2);
    const second = await opened(ana, game(1));
    await shop.timePasses(seconds(30));
    const states = [(await first.beats()).body.state, (await second.beats()).body.state];

    expect(states).toEqual(['elsewhere', 'counts']);
    const { totalSeconds, games: played } = await statsOf(ana);
    expect([totalSeconds, played.map(({ slug, seconds: sum }) => [slug, sum])]).toEqual([
      about(90),
      [
        [game().slug, about(60)],
        [game(1).slug, about(30)],
      ],
    ]);

    // The person comes back to the first one.
    expect((await first.beats(0, { takesOver: true })).body.state).toBe('counts');
    await shop.timePasses(seconds(30));
    expect([(await second.beats()).body.state, (await first.beats()).body.state]).toEqual(['elsewhere', 'counts']);
    expect((await statsOf(ana)).totalSeconds).toEqual(about(120));
  });

  it('counts each moment once where heartbeats of two devices overtake each other', async () => {
    const ana = await aPlayer();
    const [tablet, laptop] = [await opened(ana), await opened(ana)];
    await tablet.beats(0, { takesOver: true });
    await tablet.plays(2);
    await laptop.beats(0, { takesOver: true });
    await shop.timePasses(seconds(30));
    const states: string[] = [];
    // Of the laptop the third arrives before the second; of the tablet one comes again, and one that was held up.
    for (const [device, beat] of [
      [laptop, 3],
      [tablet, 2],
      [laptop, 2],
      [tablet, 4],
      [laptop, 3],
      [tablet, 3],
    ] as const)
      states.push((await device.beats(30_000, { beat })).body.state);
    expect(states).toEqual(['counts', 'elsewhere', 'counts', 'elsewhere', 'counts', 'elsewhere']);
    expect((await statsOf(ana)).totalSeconds).toEqual(about(90));

    await shop.timePasses(seconds(30));
    await Promise.all([5, 4].flatMap((beat) => [laptop, tablet].map((device) => device.beats(30_000, { beat }))));
    expect((await statsOf(ana)).totalSeconds).toEqual(about(120));
  });

  it('of a ticket that ended counts no more, but for what was played until then', async () => {
    const ana = await aPlayer();
    const tab = await opened(ana);
    await tab.plays(20);
    await shop.timePasses(seconds(30));
    expect((await tab.beats()).status).toBe(200);
    const before = (await statsOf(ana)).totalSeconds;
    for (let n = 0; n < 5; n++) {
      await shop.timePasses(seconds(30));
      await tab.beats();
    }
    expect(await tab.beats()).toMatchObject({ status: 404, body: { code: 'play-ticket-unknown' } });
    expect((await statsOf(ana)).totalSeconds).toBeLessThanOrEqual(before + 120);

    await ana.post(`/v1/play/${game().slug}/renew`, { ticket: tab.ticket });
    expect((await tab.beats(0)).body.state).toBe('counts');
  });

  it('counts heartbeats that arrive at the same instant once', async () => {
    const ana = await aPlayer();
    const tab = await opened(ana);
    await shop.timePasses(seconds(30));
    await Promise.all(Array.from({ length: 20 }, () => tab.beats()));

    expect((await statsOf(ana)).totalSeconds).toEqual(about(30));
    expect(await linesOf(ana)).toHaveLength(1);
  });

  it('does not count eight hours of sleep, and goes on as another line', async () => {
    const ana = await aPlayer();
    const tab = await opened(ana);
    await tab.plays(2);
    await shop.timePasses(hours(8));
    expect((await tab.beats(hours(8))).status).toBe(404);
    await ana.post(`/v1/play/${game().slug}/renew`, { ticket: tab.ticket });
    await tab.beats(hours(8));
    await tab.plays(2);

    expect((await statsOf(ana)).totalSeconds).toEqual(about(120));
    expect(await linesOf(ana)).toMatchObject([
      { seconds: about(60), endedAt: null },
      { seconds: about(60), endedAt: expect.any(String) },
    ]);
  });

  it('is of a ticket of the person and the game', async () => {
    const [ana, bruno] = [await aPlayer(), await aPlayer()];
    const { ticket } = await opened(ana);
    const beat = { playerId: randomUUID(), beat: 0, playedMs: 0 };
    const statusOf = async (who: Player, slug: string, text: string): Promise<number> =>
      (await who.post(`/v1/play/${slug}/heartbeats`, { ticket: text, ...beat })).status;

    expect([
      await statusOf(bruno, game().slug, ticket),
      await statusOf(ana, game(1).slug, ticket),
      await statusOf(ana, game().slug, `${ticket}x`),
      (await shop.post(`/v1/play/${game().slug}/heartbeats`, { ticket, ...beat })).status,
    ]).toEqual([404, 404, 404, 401]);
  });

  it('of a contested line does not count until staff let it count again', async () => {
    const ana = await aPlayer();
    await (await opened(ana)).plays(4);
    const [line] = await linesOf(ana);
    expect((await ana.post(`/v1/play-time/${line?.id}/contest`, {})).status).toBe(409);
    await shop.timePasses(minutes(3));
    for (let n = 0; n < 2; n++)
      expect((await ana.post(`/v1/play-time/${line?.id}/contest`, { reason: 'Era mi hermano' })).status).toBe(204);

    expect((await statsOf(ana)).totalSeconds).toBe(0);
    expect(await linesOf(ana)).toMatchObject([{ contested: 'open', seconds: line?.seconds }]);
    const staff = await Staff.signsIn(shop);
    const { body } = await staff.get<{ id: string; reason: string; verdict: string | null }[]>('contested-play');
    expect(body.find(({ id }) => id === line?.id)).toMatchObject({ reason: 'Era mi hermano', verdict: null });
    await staff.post(`contested-play/${line?.id}/decide`, { verdict: 'rejected' });
    await staff.post(`contested-play/${line?.id}/decide`, { verdict: 'upheld' });
    expect((await statsOf(ana)).totalSeconds).toBe(line?.seconds);
    expect(await linesOf(ana)).toMatchObject([{ contested: 'rejected' }]);
  });

  it('keeps the totals of a game when the person is erased', async () => {
    const ana = await aPlayer();
    await (await opened(ana)).plays(4);
    const totals = async () =>
      (
        await shop.sql.query<{ sum: number; named: number }>(
          'select sum(seconds)::int as sum, count(*) filter (where person_id = $2)::int as named from play.played_days where game_id = $1',
          [game().id, ana.id],
        )
      ).rows[0];
    const before = await totals();
    await ana.post('/v1/privacy/erasure', { password: 'Ludoteca1' });
    await shop.timePasses(days(31));
    await shop.settles();

    expect([before, await totals()]).toEqual([
      { sum: before?.sum, named: 1 },
      { sum: before?.sum, named: 0 },
    ]);
    const { rows } = await shop.sql.query('select from play.sessions where person_id = $1', [ana.id]);
    expect(rows).toEqual([]);
  });
});
