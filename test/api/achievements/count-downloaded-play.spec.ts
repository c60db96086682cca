import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { days, seconds } from '../../../api/kernel/instant.js';
import { runsTheClient } from '../../support/example-client.js';
import { aFamily, setsLimits } from '../../support/families.js';
import { startShop, type Player, type Shop } from '../../support/shop.js';
import { opens } from '../play/players.js';
import { Tab, type Beat } from '../play/tabs.js';
import { GameToEarnIn } from './earners.js';

interface Line {
  source: string;
  channel: string;
  seconds: number;
}

describe('play time of a downloaded game', () => {
  let shop: Shop;
  let folder: string;
  let game: GameToEarnIn;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'downloaded-play-'));
    shop = await startShop({ env: { DATA_DIR: folder } });
    const [one] = await shop.games({ free: true });
    if (!one) throw new Error('no game');
    game = await GameToEarnIn.of(shop, folder, one);
  });
  afterAll(async () => {
    await shop?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const owner = async (): Promise<Player> => {
    const player = await shop.aPlayer();
    await player.post('/v1/payment/claim-free-game', { game_id: game.game.id });
    return player;
  };
  /** A downloaded game that runs, and its next heartbeat. */
  const runs = async (player: Player) => {
    const { ticket } = await game.connects(player);
    const playerId = randomUUID();
    let beat = 0;
    return (playedMs = 30_000, more: object = {}) =>
      shop.post<Beat>('/v1/achievements/heartbeats', { ticket, playerId, beat: beat++, playedMs, ...more });
  };
  const linesOf = async (player: Player): Promise<Line[]> =>
    (await player.get<{ lines: Line[] }>('/v1/play-time')).body.lines;
  const totalOf = async (player: Player): Promise<number> =>
    (await player.get<{ totalSeconds: number }>('/v1/player-stats')).body.totalSeconds;

  it('is counted by the clock of the server, and adds to that of the browser', async () => {
    const ana = await owner();
    const beats = await runs(ana);
    expect((await beats()).body).toMatchObject({ state: 'counts', nextBeatSeconds: 30, timeLeft: null });
    for (const playedMs of [30_000, 30_000, 9_000_000]) {
      await shop.timePasses(seconds(30));
      await beats(playedMs);
    }
    // Offline: what lies between counts for nothing.
    await shop.timePasses(seconds(300));
    await beats(300_000);
    const downloaded = await totalOf(ana);
    expect(downloaded).toBeGreaterThanOrEqual(90);
    expect(downloaded).toBeLessThan(150);

    const tab = new Tab(shop, ana, game.game, (await opens(shop, game.game, ana)).body.ticket);
    await tab.beats(0);
    await shop.timePasses(seconds(30));
    expect((await beats()).body.state).toBe('elsewhere');
    await tab.beats();
    expect(await totalOf(ana)).toBeGreaterThanOrEqual(downloaded + 30);
    expect(await linesOf(ana)).toMatchObject([{ source: 'web' }, { source: 'download' }, { source: 'download' }]);
  });

  it('of a member of the studio counts as a preview', async () => {
    const beats = await runs(game.studio.player);
    await beats();
    await shop.timePasses(seconds(30));
    await beats();
    expect(await linesOf(game.studio.player)).toMatchObject([{ source: 'download', channel: 'preview' }]);
    expect(await totalOf(game.studio.player)).toBe(0);
  });

  it('ends with the ticket, with the right to play, and where a guardian leaves none', async () => {
    const ana = await owner();
    const hers = await runs(ana);
    expect((await hers()).status).toBe(200);
    const { body } = await ana.get<{ connections: { id: string }[] }>('/v1/achievements/connections');
    expect((await ana.remove(`/v1/achievements/connections/${body.connections[0]?.id}`)).status).toBe(200);
    expect(await hers()).toMatchObject({ status: 401, body: { code: 'game-ticket-unknown' } });

    const { child, token } = await aFamily(shop, game.game);
    await setsLimits(shop, token, { minutesADay: 1 });
    const first = await runs(child);
    expect((await first()).body.timeLeft).toEqual({ seconds: 60, because: 'minutes' });
    await shop.timePasses(seconds(65));
    expect((await first(65_000)).body.timeLeft).toEqual({ seconds: 0, because: 'minutes' });
    const second = await runs(child);
    for (const beats of [first, second])
      expect(await beats()).toMatchObject({ status: 403, body: { code: 'play-time-over' } });
    await shop.timePasses(days(1));
    expect((await second()).status).toBe(200);
    await setsLimits(shop, token, {});
    await shop.sql.query('delete from library.entitlements where person_id = $1', [child.id]);
    expect(await second()).toMatchObject({ status: 403, body: { code: 'achievements-not-entitled' } });
  });

  it('believes no clock and no number of a game', async () => {
    const beats = await runs(await owner());
    const statuses = [-1, 0.5, 'many', null, 2 ** 53, NaN].map(async (ms) => (await beats(ms as number)).status);
    expect(await Promise.all(statuses)).toEqual([422, 422, 422, 422, 422, 422]);
    expect(
      (await shop.post('/v1/achievements/heartbeats', { ticket: 'x', playerId: randomUUID(), beat: 0, playedMs: 0 }))
        .status,
    ).toBe(401);
  });

  it('is counted for the example client, which ends where a guardian leaves no time', async () => {
    const { child, token } = await aFamily(shop, game.game);
    const kept = await mkdtemp(join(folder, 'client-'));
    const about = { shop: shop.url, game: game.game.slug, folder: kept };
    const { body } = await child.post<{ code: string }>('/v1/achievements/passes', { gameId: game.game.id });
    expect(await runsTheClient(about, `connect ${body.code}`)).toMatchObject({ exit: 0 });
    const counts = 'The time played here counts.';
    expect(await runsTheClient(about, 'play', counts)).toMatchObject({
      exit: 0,
      said: expect.stringContaining(counts),
    });
    expect(await linesOf(child)).toMatchObject([{ source: 'download' }]);

    await setsLimits(shop, token, { minutesADay: 0 });
    expect(await runsTheClient(about, 'play')).toMatchObject({ exit: 5 });
  });
});
