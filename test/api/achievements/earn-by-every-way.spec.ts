import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minutes, seconds } from '../../../api/kernel/instant.js';
import { startShop, type Answer, type Game, type Player, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';
import { Staff } from '../backoffice/console.js';
import { achievement, GameToEarnIn, INSTANT, type Reported } from './earners.js';

type Reports = (...reports: { key: string; value?: unknown; unlock?: boolean }[]) => Promise<Answer<Reported>>;
interface Ways {
  bridge: Reports;
  ticket: Reports;
  server: Reports;
}
const WAYS = ['bridge', 'ticket', 'server'] as const;

describe('a report by the browser, by a downloaded game and by the server of its developer', () => {
  let shop: Shop;
  let folder: string;
  let game: GameToEarnIn;
  let other: GameToEarnIn;
  let serverKey: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'every-way-'));
    shop = await startShop({ env: { DATA_DIR: folder } });
    const { body } = await shop.get<{ games: Game[] }>('/v1/games?plan=included&price=paid&size=100');
    const [first, second] = body.games as [Game, Game];
    game = await GameToEarnIn.of(shop, folder, first);
    other = await GameToEarnIn.of(shop, folder, second);
    for (const one of [achievement('TEN'), achievement('FIRST', INSTANT)]) await game.defines(one);
    for (const one of [achievement('TEN'), achievement('ELSEWHERE', INSTANT)]) await other.defines(one);
    serverKey = (await game.studio.player.post<{ key: string }>(`${game.path}-key`, {})).body.key;
  });
  afterAll(async () => {
    await shop?.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(() => shop.timePasses(minutes(1)));

  const waysOf = async (player: Player): Promise<Ways> => {
    const bridge = await game.plays(player);
    const { ticket, playerId } = await game.connects(player);
    const server: Reports = (...reports) =>
      shop.post<Reported>('/v1/achievements/server-reports', { playerId, reports }, { token: serverKey });
    return { bridge, ticket: (...reports) => game.downloaded(ticket, ...reports), server };
  };
  const earnsOn = async (ways: Ways): Promise<unknown[]> => {
    const answers = await Promise.all(
      WAYS.map((way) => ways[way]({ key: 'TEN', value: 9 }, { key: 'FIRST', unlock: true })),
    );
    return answers.map(({ status, body }) => (status === 200 ? 200 : [status, body.code]));
  };
  /** What is kept of a person, as their page shows it and after they may not see it any more. */
  const keptOf = async ({ id }: Player): Promise<Record<string, number>> => {
    const { rows } = await shop.sql.query<{ key: string; value: number }>(
      'select d.key, p.value::float8 as value from achievements.progress p join achievements.definitions d on d.id = p.achievement_id where p.person_id = $1',
      [id],
    );
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  };
  const notEntitled = [403, 'achievements-not-entitled'];

  it('keeps nothing more once the game was returned, and what was earned before stays', async () => {
    const player = await shop.aPlayer();
    const { orderId } = await player.buys([game.game]);
    const ways = await waysOf(player);
    for (const way of WAYS) expect((await ways[way]({ key: 'TEN', value: 2 })).status).toBe(200);
    await player.post(`/v1/orders/${orderId}/refunds`, { lines: 'all' });
    await shop.settles();
    await shop.timePasses(seconds(3));

    expect(await earnsOn(ways)).toEqual([notEntitled, notEntitled, notEntitled]);
    expect(await player.post('/v1/achievements/passes', { gameId: game.game.id })).toMatchObject({ status: 403 });
    const { achievements } = await game.page(player);
    expect(achievements.map(({ mine }) => mine?.value ?? null)).toEqual([2, null]);
  });

  it('keeps nothing more from the second on in which the plan ends', async () => {
    const subscriber = await Subscriber.withPlan(shop);
    const { player } = subscriber;
    await subscriber.changes('cancel');
    const end = Date.parse((await subscriber.plan()).active_until ?? '');
    await shop.clockReaches(new Date(end - minutes(3)).toISOString());
    const ways = await waysOf(player);
    for (const way of WAYS) expect((await ways[way]({ key: 'TEN', value: 2 })).status).toBe(200);
    await shop.clockReaches(new Date(end + seconds(1)).toISOString());

    expect(await earnsOn(ways)).toEqual([notEntitled, notEntitled, notEntitled]);
    expect(await keptOf(player)).toEqual({ TEN: 2 });
  });

  it('keeps nothing more once the person was blocked, and keeps no one else from playing', async () => {
    const [blocked, friend] = [await game.owner(), await game.owner()];
    const [hers, his] = [await waysOf(blocked), await waysOf(friend)];
    for (const way of WAYS) expect((await hers[way]({ key: 'TEN', value: 2 })).status).toBe(200);
    await (await Staff.signsIn(shop)).post(`people/${blocked.id}/block`, { reason: 'Cuenta robada' });
    await shop.timePasses(seconds(3));

    const [bridge, ...others] = await earnsOn(hers);
    expect(bridge).toMatchObject([401, expect.any(String)]);
    expect(others).toEqual([notEntitled, notEntitled]);
    expect(await keptOf(blocked)).toEqual({ TEN: 2 });
    expect(await earnsOn(his)).toEqual([200, 200, 200]);
  });

  it.each(WAYS)('keeps the good ones of a batch by the %s, and none goes back', async (way) => {
    const player = await game.owner();
    const reports = (await waysOf(player))[way];
    expect((await reports({ key: 'TEN', value: 7 })).body.results).toMatchObject([{ kept: true, value: 7 }]);
    const wrong = [null, -1, -(2 ** 53), 1.5, 7.000001, 2 ** 53, '8', NaN, Infinity, true, [9], {}];
    const { status, body } = await reports(
      ...wrong.map((value) => ({ key: 'TEN', value })),
      { key: 'TEN' },
      { key: 'ELSEWHERE', unlock: true },
      { key: 'TEN', value: 0 },
      { key: 'TEN', value: 3 },
    );

    expect(status).toBe(200);
    expect(body.results.map(({ because, value }) => because ?? value)).toEqual([
      ...Array<string>(wrong.length + 1).fill('achievement-value'),
      'achievement-unknown',
      7,
      7,
    ]);
    expect(await keptOf(player)).toEqual({ TEN: 7 });
    expect((await reports({ key: 'TEN', value: 2 ** 53 - 1 })).body.results).toMatchObject([
      { value: 10, isNew: true },
    ]);
    expect((await reports({ key: 'TEN', value: 1 })).body.results).toMatchObject([{ value: 10, isNew: false }]);
    const many = Array.from({ length: 51 }, () => ({ key: 'TEN', value: 1 }));
    expect([(await reports(...many)).status, (await reports(...many.slice(1))).status]).toEqual([422, 200]);
  });

  it('of a ticket earns in its own game alone, though the person has the other one too', async () => {
    const player = await game.owner();
    await player.buys([other.game]);
    const { ticket } = await game.connects(player);
    const { results } = (await game.downloaded(ticket, { key: 'TEN', value: 4 }, { key: 'ELSEWHERE', unlock: true }))
      .body;
    expect(results.map(({ kept, because }) => because ?? kept)).toEqual([true, 'achievement-unknown']);
    expect((await other.page(player)).achievements.map(({ mine }) => mine)).toEqual([null, null]);

    // It opens no door of the browser's.
    for (const { slug } of [game.game, other.game])
      expect(
        await player.post(`/v1/play/${slug}/achievements`, { ticket, reports: [{ key: 'TEN', value: 9 }] }),
      ).toMatchObject({ status: 404, body: { code: 'play-ticket-unknown' } });
    expect(await keptOf(player)).toEqual({ TEN: 4 });
  });
});
