import pg from 'pg';
import { call, openShop } from './shop.mjs';
import { postgresOf, residentMegabytes, withCpu } from './support.mjs';

const GAMES = 5;
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
  if (sums.lines !== subscribers * GAMES || sums.amount !== sums.share || sums.earned !== sums.share)
    throw new Error(`the close is not right: ${JSON.stringify(sums)}`);
  report(`month close, ${subscribers} subscribers × ${GAMES} games`, seconds, 'seconds', { most: 60 });
  for (const [name, spent] of Object.entries(cpu)) report(`  CPU of ${name}`, (spent * subscribers) / 1_000, 'seconds');
  report('  lines settled', sums.lines / seconds, 'per second');
  report('  memory of the worker above what it had before', most - before, 'MB', { most: FLAT_MB });
  await sql.end();
  await shop.close();
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
    [first, until, subscribers],
  );
  await sql.query(
    `insert into es.effects (effect_id, kind, subject, state, correlation, settled_at)
     select gen_random_uuid(), 'mail:receipt', order_id::text, 'done', gen_random_uuid(), now() from earnings.plan_orders`,
  );
  await sql.query(
    `insert into play.days (person_id, game_id, played_on, source, trust, channel, seconds, last_played_at)
     select o.person_id, g.game_id, $1::date + (random() * 27)::int, 'web', 'measured', 'live', 60 + (random() * 7200)::int, now()
       from earnings.plan_orders o cross join (select game_id from (select distinct game_id from earnings.game_owners) x order by 1 limit ${GAMES}) g`,
    [first],
  );
  await sql.query('analyze');
}
