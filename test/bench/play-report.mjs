import pg from 'pg';
import { buyers, call, openShop } from './shop.mjs';
import { load, parts } from './support.mjs';

const YEARS_DAYS = 730;
const GAMES = 10;

/** What a studio reads of its month of play where its games were played ten million times, and adding all of it up again. */
export async function measurePlayReport(url, report, quick) {
  const shop = await openShop(url, { worker: false });
  const sql = new pg.Pool({ connectionString: url, max: 2 });
  sql.on('error', () => undefined);
  const sessions = quick ? 200_000 : 10_000_000;
  const [owner] = await buyers(sql, shop.shopUrl, 1);
  const studio = await seed(sql, sessions, owner.id);
  await sql.query(
    `insert into developers.members (person_id, developer_id, role, since) values ($1, $2, 'owner', now())`,
    [owner.id, studio],
  );

  const seconds = await addUp(url);
  report(`days of games added up again, ${sessions} sessions`, seconds, 'seconds', { most: 600 });
  const month = new Date(Date.now() - 31 * 86_400_000).toISOString().slice(0, 7);
  const read = async () => {
    const { status, text } = await call('GET', `${shop.shopUrl}/v1/developer/studios/${studio}/play?month=${month}`, {
      token: owner.token,
    });
    if (status !== 200 || JSON.parse(text).byDay.length < 28) throw new Error(`the report answered ${status}: ${text}`);
  };
  await read();
  const reports = await load(1, quick ? 2 : 10, read);
  report(`play report of a month over ${sessions} sessions, p95`, reports.p95, 'ms', { most: 150 });
  const own = await playerStatistics(shop, owner, quick);
  report(`own statistics of two years of play, beside ${sessions} sessions, p95`, own.p95, 'ms', { most: 150 });
  await sql.end();
  await shop.close();
}

/** What a person reads who played three games on each day of two years. */
async function playerStatistics(shop, { token }, quick) {
  const read = async () => {
    const { status, text } = await call('GET', `${shop.shopUrl}/v1/player-stats`, { token });
    const { games, weeks } = status === 200 ? JSON.parse(text) : {};
    if (games?.length !== 3 || !weeks?.at(-2).seconds) throw new Error(`the statistics answered ${status}: ${text}`);
  };
  await read();
  return load(1, quick ? 2 : 10, read);
}

/** All sessions lie in games of one studio, each in its day: written straight into the table. */
async function seed(sql, sessions, personId) {
  const {
    rows: [{ studio }],
  } = await sql.query('select developer_id as studio from catalog.games group by 1 order by count(*) desc limit 1');
  await sql.query(
    'update catalog.games set developer_id = $1 where id in (select id from catalog.games order by id limit $2)',
    [studio, GAMES],
  );
  await sql.query('drop index play.days_of_game, play.days_by_date, play.day_of_person');
  await sql.query(
    `insert into play.days (person_id, game_id, played_on, source, trust, channel, seconds, last_played_at)
     select md5((n % 500000)::text)::uuid, g.ids[1 + n % array_length(g.ids, 1)], current_date - (n % $2)::int, 'web', 'measured', 'live', 60 + (n::bigint * 7919 % 7200)::int, now()
       from generate_series(1, $1::int) n, (select array_agg(id order by id) as ids from catalog.games where developer_id = $3) g`,
    [sessions, YEARS_DAYS, studio],
  );
  await sql.query(
    `insert into play.days (person_id, game_id, played_on, source, trust, channel, seconds, last_played_at)
     select $1, g.id, current_date - n, 'web', 'measured', 'live', 600, now()
       from generate_series(1, $2::int) n, (select id from catalog.games where developer_id = $3 order by id limit 3) g`,
    [personId, YEARS_DAYS, studio],
  );
  await sql.query(
    'create unique index day_of_person on play.days (person_id, game_id, played_on, source, trust, channel)',
  );
  await sql.query('create index days_of_game on play.days (game_id, played_on)');
  await sql.query('create index days_by_date on play.days (played_on)');
  await sql.query('analyze');
  return studio;
}

/** @returns the seconds that it takes. */
async function addUp(url) {
  const { appDataSource, appUrlOf, Database, GameDays } = parts();
  const source = await appDataSource(appUrlOf(url), { entities: [], migrations: [] }, 4).initialize();
  const days = new GameDays(new Database(source));
  await days.forget();
  const begun = performance.now();
  await days.addUp(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10));
  const seconds = (performance.now() - begun) / 1_000;
  await source.destroy();
  return seconds;
}
