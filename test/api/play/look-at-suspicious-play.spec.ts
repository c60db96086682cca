import { randomUUID } from 'node:crypto';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { Staff } from '../backoffice/console.js';

interface Finding {
  reason: string;
  personId: string | null;
  gameId: string | null;
  count: number;
  seconds: number;
}

describe('play that looks odd', () => {
  let shop: Shop;
  let staff: Staff;
  let games: Game[];
  let players: Player[];
  beforeAll(async () => {
    shop = await startShop();
    staff = await Staff.signsIn(shop);
    games = await shop.games();
    players = await Promise.all(Array.from({ length: 6 }, () => shop.aPlayer()));
  });
  afterAll(() => shop?.close());

  const game = (n: number): Game => games[n] as Game;
  const played = (personId: string, gameId: string, daysAgo: number, hours: number) =>
    shop.sql.query(
      `insert into play.days (person_id, game_id, played_on, source, trust, channel, seconds, last_played_at)
       values ($1, $2, current_date - $3::int, 'web', 'measured', 'live', $4, now())`,
      [personId, gameId, daysAgo, Math.round(hours * 3_600)],
    );
  const began = (personId: string, gameId: string, at: string) =>
    shop.sql.query(
      `insert into play.sessions (id, person_id, game_id, channel, source, trust, player_id, last_beat, played_on, started_at, last_beat_at, played_ms, ended_at)
       values ($1, $2, $3, 'live', 'web', 'measured', $1, 1, current_date, $4, $4, 60000, $4)`,
      [randomUUID(), personId, gameId, at],
    );
  const found = async (filter = {}): Promise<Finding[]> =>
    (await staff.list<Finding>('suspicious-play', { filter, sort: ['seconds', 'DESC'] })).body;

  it('is listed with its reason, and nothing follows from it by itself', async () => {
    const [ana, beto, ...others] = players as [Player, Player, ...Player[]];
    for (let day = 1; day <= 5; day++) await played(ana.id, game(0).id, day, 4);
    await played(beto.id, game(1).id, 2, 9);
    await played(beto.id, game(2).id, 2, 8);
    const second = new Date(Date.now() - 3_600_000).toISOString();
    for (const player of [ana, ...others]) await began(player.id, game(3).id, second);

    expect(await found()).toMatchObject([
      { reason: 'day-cap', personId: ana.id, gameId: game(0).id, count: 5, seconds: 72_000 },
      { reason: 'long-day', personId: beto.id, gameId: null, seconds: 61_200 },
      { reason: 'same-second', personId: null, gameId: game(3).id, count: 5 },
    ]);
    expect(await found({ reason: 'long-day' })).toHaveLength(1);
    expect((await ana.get<{ totalSeconds: number }>('/v1/player-stats')).body.totalSeconds).toBe(72_000);
    const { rows } = await shop.sql.query('select from access.persons where id = $1 and blocked_at is null', [ana.id]);
    expect(rows).toHaveLength(1);
  });

  it('names a game whose players play nothing else, from ten of them on', async () => {
    const circle = async () => (await found({ reason: 'closed-circle' })).map(({ gameId, count }) => [gameId, count]);
    for (let n = 0; n < 9; n++) await played(randomUUID(), game(5).id, 1, 1);
    expect(await circle()).toEqual([]);
    await played(randomUUID(), game(5).id, 1, 1);
    expect(await circle()).toEqual([[game(5).id, 10]]);
  });

  it('does not show ordinary play, nor what lies long ago', async () => {
    const before = (await found()).length;
    await played(randomUUID(), game(6).id, 1, 3);
    const long = randomUUID();
    for (let day = 40; day < 46; day++) await played(long, game(6).id, day, 5);
    expect(await found()).toHaveLength(before);
  });
});
