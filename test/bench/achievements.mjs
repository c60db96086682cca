import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { call, openShop } from './shop.mjs';
import { load } from './support.mjs';

const AT_ONCE = 16;
const PLAYERS = 20_000;
const SLUG = 'sudoku-del-sur';
const KEYS = ['SOUTHERN_ROAD', 'FIRST_SUDOKU', 'HARD_SOLVED'];

/** What a game waits for when it reports: the right to play asked, both windows counted, the progress merged. */
export async function measureAchievements(url, report, quick) {
  const shop = await openShop(url, { worker: false });
  const { key, players } = await aGame(url);
  const reporting = async (playerId, reports) => {
    const { status, text } = await call('POST', `${shop.shopUrl}/v1/achievements/server-reports`, {
      token: key,
      body: { playerId, reports },
    });
    if (status !== 200) throw new Error(`reporting answered ${status}: ${text}`);
  };
  // The next player each time: one alone would meet its windows.
  let index = 0;
  const next = () => players[index++ % players.length];
  const one = (_, n) => reporting(next(), [{ key: 'SOUTHERN_ROAD', value: n % 30 }]);
  const batch = (_, n) =>
    reporting(
      next(),
      Array.from({ length: 50 }, (_step, at) => ({ key: KEYS[at % KEYS.length], value: (n + at) % 30 })),
    );
  const seconds = quick ? 3 : 12;
  await load(AT_ONCE, 2, one);
  const singles = await load(AT_ONCE, seconds, one);
  const batches = await load(AT_ONCE, seconds, batch);
  report(`achievement reports, ${AT_ONCE} at once`, singles.rate, 'per second');
  report('achievement accepted, p95', singles.p95, 'ms', { most: 150 });
  report('batch of 50 achievement reports accepted, p95', batches.p95, 'ms', { most: 150 });
  const page = await load(1, seconds / 4, async () => {
    const { status } = await call('GET', `${shop.shopUrl}/v1/games/${SLUG}/achievements`);
    if (status !== 200) throw new Error(`the page answered ${status}`);
  });
  report('achievements of a game, p95', page.p95, 'ms', { most: 2_000 });
  await shop.close();
}

/** A server's key and people who own the game, written straight into the tables: how they got them is not what is measured. */
async function aGame(url) {
  const sql = new pg.Client({ connectionString: url });
  await sql.connect();
  // When the database is dropped after a failure, that failure is what should be read.
  sql.on('error', () => undefined);
  const {
    rows: [game],
  } = await sql.query('select id from catalog.games where slug = $1', [SLUG]);
  const key = `ludoteca_server_${randomBytes(32).toString('base64url')}`;
  await sql.query('insert into achievements.server_keys (game_id, sha256, created_at) values ($1, $2, now())', [
    game.id,
    createHash('sha256').update(key).digest('hex'),
  ]);
  await sql.query(
    `with people as (insert into access.persons (id, email, username, password_hash, language, email_verified_at)
       select gen_random_uuid(), gen_random_uuid() || '@example.test', 'Player', 'x', 'es', now() from generate_series(1, ${PLAYERS}) returning id),
     owners as (insert into library.entitlements (person_id, game_id, because, granted_at) select id, $1, 'free-claim', now() from people)
     insert into achievements.players (id, person_id, game_id) select gen_random_uuid(), id, $1 from people`,
    [game.id],
  );
  await sql.query('analyze');
  const { rows } = await sql.query('select id from achievements.players where game_id = $1', [game.id]);
  await sql.end();
  return { key, players: rows.map(({ id }) => id) };
}
