import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { buyers, call, openShop } from './shop.mjs';
import { load, postgresOf, residentMegabytes, withCpu } from './support.mjs';

const GAMES = 5;
/** Those who play a sixth game alone. */
const FEW = 100;
/** How much a worker may grow while it closes a month: the parts of a close are of one size, however many there are. */
const FLAT_MB = 150;

/** The close of a month in which everybody paid a plan and played five games, as the worker does it when midnight passes. */
export async function measureMonthClose(url, report, quick) {
  const shop = await openShop(url, { worker: true });
  const sql = new pg.Pool({ connectionString: url, max: 2 });
  sql.on('error', () => undefined);
  const subscribers = quick ? 5_000 : 100_000;
  const month = nextMonth();
  await reach(shop.shopUrl, month.lastDay);
  await closed(sql, month.before);
  await seed(sql, subscribers, month);
  const studios = await studiosOf(sql, shop.shopUrl);
  await measureReads(shop, studios, 'so far', report, quick);

  const pid = shop.api.child.pid;
  const before = residentMegabytes(pid);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, residentMegabytes(pid))), 100);
  const processes = { 'the worker': pid, PostgreSQL: await postgresOf(sql) };
  const { seconds, cpu } = await withCpu(processes, async () => {
    const begun = performance.now();
    await reach(shop.shopUrl, month.next);
    await closed(sql, month.name);
    return { count: subscribers, seconds: (performance.now() - begun) / 1_000 };
  });
  clearInterval(watch);

  const {
    rows: [sums],
  } = await sql.query(
    `select (select count(*)::int from earnings.lines where month = $1) as lines, (select sum(amount)::float8 from earnings.lines where month = $1) as amount,
            (select sum(earned)::float8 from earnings.statements where month = $1) as earned, (select sum(share)::float8 from earnings.plan_orders) as share`,
    [month.name],
  );
  if (sums.lines !== subscribers * GAMES + FEW || sums.amount !== sums.share || sums.earned !== sums.share)
    throw new Error(`the close is not right: ${JSON.stringify(sums)}`);
  report(`month close, ${subscribers} subscribers × ${GAMES} games`, seconds, 'seconds', { most: 60 });
  for (const [name, spent] of Object.entries(cpu)) report(`  CPU of ${name}`, (spent * subscribers) / 1_000, 'seconds');
  report('  lines settled', sums.lines / seconds, 'per second');
  report('  memory of the worker above what it had before', most - before, 'MB', { most: FLAT_MB });
  await measureReads(shop, studios, 'of the closed month', report, quick, month.name);
  await sql.end();
  await shop.close();
}

/** Two studios with one game and an owner each: one whose game everybody played, one whose game few did. */
async function studiosOf(sql, shopUrl) {
  const { rows } = await sql.query(
    `select game_id as game, count(distinct person_id)::int as players from play.days group by 1 order by 2 desc, 1`,
  );
  const people = await buyers(sql, shopUrl, 2);
  const studios = [];
  for (const [n, { game, players }] of [rows[0], rows.at(-1)].entries()) {
    const { id, token } = people[n];
    const studio = randomUUID();
    await sql.query(`insert into earnings.game_owners (game_id, since, developer_id) values ($1, now(), $2)`, [
      game,
      studio,
    ]);
    await sql.query(
      `insert into developers.members (person_id, developer_id, role, since) values ($1, $2, 'owner', now())`,
      [id, studio],
    );
    studios.push({ token, players, path: `/v1/developer/studios/${studio}/earnings` });
  }
  return studios;
}

/** What a studio waits for when it opens its earnings, and the lines behind them. */
async function measureReads({ shopUrl, api: { output } }, studios, when, report, quick, month) {
  for (const { token, players, path } of studios)
    for (const [what, url] of [
      ['earnings', `${shopUrl}${path}`],
      ['lines', `${shopUrl}${path}/lines`],
    ]) {
      const read = async () => {
        const { status, text } = await call('GET', month ? `${url}?month=${month}` : url, { token });
        if (status !== 200) throw new Error(`${what} answered ${status}: ${text} ${output()}`);
      };
      const begun = performance.now();
      await read();
      report(`  ${what} ${when} of a studio with ${players} players, first`, performance.now() - begun, 'ms');
      const { p95 } = await load(1, quick ? 2 : 10, read);
      report(`  ${what} ${when} of a studio with ${players} players, p95`, p95, 'ms', { most: 150 });
    }
}

/** The month after the running one in which the second rule holds, by the calendar of Chile, whose midnight is 3 or 4 o'clock in UTC. */
function nextMonth() {
  const now = new Date();
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1));
  const named = (date) => date.toISOString().slice(0, 7);
  return {
    name: named(first),
    before: named(now),
    first: first.toISOString().slice(0, 10),
    until: next.toISOString().slice(0, 10),
    lastDay: next.getTime() - 12 * 3_600_000,
    next: next.getTime() + 5 * 3_600_000,
  };
}

async function reach(shopUrl, moment) {
  const { status, text } = await call('POST', `${shopUrl}/v1/test/clock`, {
    body: { offsetMs: Math.round(moment - Date.now()) },
  });
  if (status !== 200) throw new Error(`the clock answered ${status}: ${text}`);
}

async function closed(sql, month) {
  for (;;) {
    const { rowCount } = await sql.query('select from earnings.closes where month = $1 and closed_at is not null', [
      month,
    ]);
    if (rowCount) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Written straight into the tables: how people subscribed and played is not what is measured. */
async function seed(sql, subscribers, { first, until }) {
  await sql.query(
    `insert into earnings.plan_orders (order_id, person_id, price, share, rule_version, from_day, until_day, paid_on, payment_id, taken)
     select gen_random_uuid(), gen_random_uuid(), 8000, 4706, 2, $1::date, $2::date, $1::date, gen_random_uuid(), 0 from generate_series(1, $3)`,
    [first, until, subscribers + FEW],
  );
  await sql.query(
    `insert into es.effects (effect_id, kind, subject, state, correlation, settled_at)
     select gen_random_uuid(), 'mail:receipt', order_id::text, 'done', gen_random_uuid(), now() from earnings.plan_orders`,
  );
  await sql.query(
    `insert into play.days (person_id, game_id, played_on, source, trust, channel, seconds, last_played_at)
     select o.person_id, g.game_id, $1::date + (random() * 27)::int, 'web', 'measured', 'live', 60 + (random() * 7200)::int, now()
       from (select person_id, row_number() over (order by person_id) <= $2 as is_few from earnings.plan_orders) o
       join (select game_id, row_number() over (order by game_id) > ${GAMES} as is_few from (select distinct game_id from earnings.game_owners) x order by 1 limit ${GAMES + 1}) g using (is_few)`,
    [first, FEW],
  );
  await sql.query('analyze');
}
