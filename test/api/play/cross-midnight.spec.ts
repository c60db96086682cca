import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minutes } from '../../../api/kernel/instant.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { releasesWebBuild } from '../../support/web-games.js';
import { FILES, opens } from './players.js';
import { Tab } from './tabs.js';

interface Line {
  seconds: number;
  playedOn: string;
  startedAt: string;
  endedAt: string | null;
}
interface Stats {
  totalSeconds: number;
  secondsToday: number;
  weeks: { weekOf: string; seconds: number }[];
  streak: { current: number; longest: number };
}

interface CrossedDay {
  name: string;
  days: [string, string, string];
  begins: string;
  inside: string;
  ends: string;
  /** A week, and which of the lines are in it. */
  weeks: [monday: string, from: number, until: number][];
}

/** Four minutes around a moment. */
const HALF_MINUTES = 8;
const PLAYED = HALF_MINUTES * 30;
/** Days whose clocks change. In September midnight is one o'clock; in April 24:00 is 23:00 once more, and no day ends. */
const DAYS: CrossedDay[] = [
  {
    name: 'of 23 hours',
    days: ['2026-09-05', '2026-09-06', '2026-09-07'],
    begins: '2026-09-06T04:00:00.000Z',
    inside: '2026-09-06T05:00:00.000Z',
    ends: '2026-09-07T03:00:00.000Z',
    weeks: [
      ['2026-08-31', 0, 4],
      ['2026-09-07', 4, 5],
    ],
  },
  {
    name: 'of 25 hours',
    days: ['2027-04-02', '2027-04-03', '2027-04-04'],
    begins: '2027-04-03T03:00:00.000Z',
    inside: '2027-04-04T03:00:00.000Z',
    ends: '2027-04-04T04:00:00.000Z',
    weeks: [['2027-03-29', 0, 5]],
  },
];

describe('play over midnight', () => {
  let shop: Shop;
  let folder: string;
  let game: Game;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'over-midnight-'));
    shop = await startShop({ begins: '2026-09-05T15:00:00.000Z', env: { DATA_DIR: folder } });
    [game] = (await shop.games()) as [Game];
    await releasesWebBuild(shop.sql, folder, game, { files: FILES });
  });
  afterAll(async () => {
    await shop?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const becomes = async (moment: number): Promise<void> => shop.timePasses(moment - Date.parse(await shop.now()));
  /** From two minutes before a moment until two minutes after it. */
  const playsAround = async (player: Player, moment: string): Promise<void> => {
    await becomes(Date.parse(moment) - minutes(2));
    const tab = new Tab(shop, player, game, (await opens(shop, game, player)).body.ticket);
    await tab.beats(0);
    await tab.plays(HALF_MINUTES);
  };
  const linesOf = async (player: Player): Promise<Line[]> =>
    (await player.get<{ lines: Line[] }>('/v1/play-time')).body.lines.reverse();
  const statsOf = async (player: Player): Promise<Stats> => (await player.get<Stats>('/v1/player-stats')).body;
  const sum = (lines: { seconds: number }[]): number => lines.reduce((total, { seconds }) => total + seconds, 0);
  /** At most so many seconds, and so few less. */
  const atMost = (seconds: number, less: number) => ({
    asymmetricMatch: (value: number) => value <= seconds && value >= seconds - less,
    toString: () => `at most ${seconds}`,
  });

  it.each(DAYS)('gives a day $name what was played in it, and its neighbours theirs', async ({ days, ...day }) => {
    await becomes(Date.parse(day.begins) - minutes(30));
    const player = await shop.aPlayer();
    await player.buys([game]);
    for (const moment of [day.begins, day.inside, day.ends]) await playsAround(player, moment);

    const lines = await linesOf(player);
    expect(lines.map(({ playedOn }) => playedOn)).toEqual([days[0], days[1], days[1], days[1], days[2]]);
    const [before, first, inside, last, after] = lines as [Line, Line, Line, Line, Line];
    expect([before.endedAt, first.startedAt]).toEqual([day.begins, day.begins]);
    expect([last.endedAt, after.startedAt]).toEqual([day.ends, day.ends]);
    expect([[before, first], [inside], [last, after]].map(sum)).toEqual([PLAYED, PLAYED, PLAYED]);
    // The first heartbeat comes as soon as the machine lets it.
    expect([before.seconds, last.seconds]).toEqual([atMost(120, 20), atMost(120, 20)]);

    const stats = await statsOf(player);
    expect(stats).toMatchObject({
      totalSeconds: sum(lines),
      secondsToday: after.seconds,
      streak: { current: 3, longest: 3 },
    });
    const weeks = stats.weeks.filter(({ seconds }) => seconds > 0);
    expect(weeks).toMatchObject(
      day.weeks.map(([weekOf, from, until]) => ({ weekOf, seconds: sum(lines.slice(from, until)) })),
    );
    const { rows } = await shop.sql.query<{ day: string; seconds: number }>(
      `select to_char(played_on, 'YYYY-MM-DD') as day, seconds from play.played_days where person_id = $1 order by 1`,
      [player.id],
    );
    expect(rows.map(({ day: playedOn, seconds }) => [playedOn, seconds])).toEqual([
      [days[0], before.seconds],
      [days[1], sum([first, inside, last])],
      [days[2], after.seconds],
    ]);
  });
});
