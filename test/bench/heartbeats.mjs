import { createHmac, randomUUID } from 'node:crypto';
import pg from 'pg';
import { buyers, call, openShop, SECRET } from './shop.mjs';
import { load, parts } from './support.mjs';

const AT_ONCE = 200;
const GAME = randomUUID();

/** Heartbeats of people who play at the same time: over HTTP, and what sessions and day buckets alone can take. */
export async function measureHeartbeats(url, report, quick) {
  const shop = await openShop(url, { worker: false });
  const sql = new pg.Pool({ connectionString: url, max: 2 });
  sql.on('error', () => undefined);
  const seconds = quick ? 4 : 15;
  const people = await buyers(sql, shop.shopUrl, quick ? 2_000 : 10_000);
  const players = people.map((person) => ({
    ...person,
    playerId: randomUUID(),
    ...ticketOf(person.id),
    beat: 0,
  }));
  await openTickets(sql, players);
  const beat = async (worker, n) => {
    const player = players[(n * AT_ONCE + worker) % players.length];
    const { status, text } = await call('POST', `${shop.shopUrl}/v1/play/bench/heartbeats`, {
      token: player.token,
      body: { ticket: player.ticket, playerId: player.playerId, beat: player.beat++, playedMs: 30_000 },
    });
    if (status !== 200) throw new Error(`a heartbeat answered ${status}: ${text}`);
  };
  // The first of each person begins a session; it is not what is measured.
  await load(AT_ONCE, seconds, beat);
  const overHttp = await load(AT_ONCE, seconds, beat);
  report(`heartbeats over HTTP, ${AT_ONCE} at once, client on the same machine`, overHttp.rate, 'per second');
  report('  p95', overHttp.p95, 'ms');
  await shop.close();

  const counted = await countAlone(url, players, seconds);
  report('heartbeats counted in sessions and days', counted.rate, 'per second', { least: 2_000 });
  report('  p95', counted.p95, 'ms');
  await sql.end();
}

/** The same people without HTTP: what the statements and their batches take. */
async function countAlone(url, players, seconds) {
  const { appDataSource, appUrlOf, BusinessClock, Database, PlayLimits, PlaySessions } = parts();
  const source = await appDataSource(appUrlOf(url), { entities: [], migrations: [] }, 8).initialize();
  const db = new Database(source);
  const clock = new BusinessClock(db);
  const sessions = new PlaySessions(db, clock, new PlayLimits(db), { next: randomUUID });
  const beat = async (worker, n) => {
    const player = players[(n * AT_ONCE + worker) % players.length];
    const { id: personId, playerId, ticketId } = player;
    const facts = { personId, playerId, ticketId, gameId: GAME, channel: 'live', source: 'web' };
    const { state } = await sessions.beat({ ...facts, playedMs: 30_000, takesOver: false, beat: player.beat++ });
    if (state !== 'counts') throw new Error(`a heartbeat was counted as ${state}`);
  };
  await load(AT_ONCE, seconds / 2, beat);
  const counted = await load(AT_ONCE, seconds, beat);
  await source.destroy();
  return counted;
}

/** A ticket as the shop signs it. */
function ticketOf(personId) {
  const key = createHmac('sha256', SECRET).update('play-ticket').digest();
  const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const ticketId = randomUUID();
  const claims = { jti: ticketId, aud: 'play', sub: personId, g: GAME, b: randomUUID(), s: 'bench', c: 'live' };
  const head = `${part({ alg: 'HS256' })}.${part({ ...claims, exp: Math.floor(Date.now() / 1_000) + 86_400 })}`;
  return { ticketId, ticket: `${head}.${createHmac('sha256', key).update(head).digest('base64url')}` };
}

/** The rows of the tickets, as the shop keeps them while a game is open. */
async function openTickets(sql, players) {
  await sql.query(
    `insert into play.tickets (id, person_id, game_id, build_id, channel, issued_at, expires_at)
     select t.id, t.person_id, $3, $3, 'live', now(), now() + interval '1 day' from unnest($1::uuid[], $2::uuid[]) as t(id, person_id)`,
    [players.map(({ ticketId }) => ticketId), players.map(({ id }) => id), GAME],
  );
}
