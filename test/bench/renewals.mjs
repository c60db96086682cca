import pg from 'pg';
import { call, openShop } from './shop.mjs';
import { openSeeding } from './subscribers.mjs';
import { cpuSeconds, dist, ownCpuSeconds, postgresOf, residentMegabytes, start } from './support.mjs';

const DAY_MS = 86_400_000;
const LOOK_EVERY_MS = 500;
const GIVE_UP_MS = 1_800_000;

/** Each looks at little, so that looking is no part of the cost. */
const PAID = 'select count(*)::int as n from subscriptions.paid_periods where period > 0';
const MAILED = `select count(*)::int as n from es.effects where kind = 'mail:receipt' and state = 'done'`;
const OPEN = `select count(*)::int as n from es.effects where state in ('planned', 'started', 'unknown')`;
const TRANSACTIONS =
  'select sum(xact_commit + xact_rollback)::int as n from pg_stat_database where datname = current_database()';

/** Lets the day come on which so many are due, and waits until all are charged and all have their receipt. */
async function renewAll({ shop, sql, worker, processes }, count, dueAt) {
  const counted = async (question) => (await sql.query(question)).rows[0].n;
  const cpu = () =>
    Object.fromEntries(
      Object.entries(processes).map(([name, pid]) => [name, pid === process.pid ? ownCpuSeconds() : cpuSeconds(pid)]),
    );
  const before = {
    paid: await counted(PAID),
    mailed: await counted(MAILED),
    transactions: await counted(TRANSACTIONS),
    cpu: cpu(),
  };
  const memory = [residentMegabytes(worker.child.pid)];
  const offsetMs = dueAt - Date.now() + 60_000;
  await call('POST', `${shop.bankUrl}/__sim/clock`, { body: { offsetMs } });
  await call('POST', `${shop.shopUrl}/v1/test/clock`, { body: { offsetMs } });
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1_000;
  const until = async (isSo) => {
    while (!(await isSo())) {
      if (seconds() * 1_000 > GIVE_UP_MS)
        throw new Error(
          `only ${(await counted(PAID)) - before.paid} of ${count} were renewed, ${(await counted(MAILED)) - before.mailed} receipts sent\n${worker.output()}`,
        );
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      memory.push(residentMegabytes(worker.child.pid));
    }
  };
  await until(async () => (await counted(PAID)) - before.paid >= count);
  const charged = { seconds: seconds(), mailed: (await counted(MAILED)) - before.mailed };
  await until(async () => (await counted(OPEN)) === 0 && (await counted(MAILED)) - before.mailed >= count);

  const after = cpu();
  const ms = Object.fromEntries(
    Object.keys(after).map((name) => [name, ((after[name] - before.cpu[name]) * 1_000) / count]),
  );
  return {
    charged,
    seconds: seconds(),
    ms,
    transactions: ((await counted(TRANSACTIONS)) - before.transactions) / count,
    memory,
  };
}

function note(report, count, label, { charged, seconds, ms, transactions, memory }) {
  const of = `of ${count}, ${label}`;
  report(`renewals ${of}: charges`, count / charged.seconds, 'per second', { least: 60 });
  report(`renewals ${of}: receipts mailed meanwhile`, charged.mailed, 'mails');
  report(`renewals ${of}: charges with their mails`, count / seconds, 'per second');
  for (const [name, value] of Object.entries(ms)) report(`  CPU of ${name} for each`, value, 'ms');
  report('  transactions for each, receipt and mail included', transactions, '');
  report('  memory of the worker at the start', memory[0], 'MB');
  report('  memory of the worker in the middle', memory[Math.floor(memory.length / 2)], 'MB');
  report('  memory of the worker at the end', memory.at(-1), 'MB');
  report('  memory of the worker at most', Math.max(...memory), 'MB', { most: 400 });
}

/** What the bank charged, against the periods that the shop holds to be paid. */
async function compareWithBank(report, { shop, sql }) {
  const { charges } = JSON.parse((await call('GET', `${shop.bankUrl}/__sim/charges`)).text);
  const { rows } = await sql.query(
    `select t.order_id, p.child_buy_order as name from subscriptions.paid_periods t left join payments.payments p on p.order_id = t.order_id and p.state = 'approved' where t.period > 0`,
  );
  const [renewals, names] = [new Set(rows.map(({ order_id: id }) => id)), new Set(rows.map(({ name }) => name))];
  const {
    rows: [documents],
  } = await sql.query(
    `select count(*)::int as given, coalesce(max(number), 0)::int as last, count(distinct order_id)::int as orders from documents.documents where series = 'receipt'`,
  );
  report('double charges: at the bank, beyond one for each renewal', charges.length - renewals.size, 'charges', {
    most: 0,
  });
  report(
    'charges at the bank that paid no renewal',
    charges.filter(({ buyOrder }) => !names.has(buyOrder)).length,
    'charges',
    { most: 0 },
  );
  report(
    'receipts missing, doubled or skipped in number',
    Math.abs(renewals.size - documents.orders) +
      (documents.given - documents.orders) +
      (documents.last - documents.given),
    'receipts',
    { most: 0 },
  );
}

/** The bound that docker-compose.yml gives a worker's heap. */
const AS_DEPLOYED = { NODE_OPTIONS: '--max-old-space-size=256' };

/** Subscriptions due on one day: all renewed in one run, once each, and at the same cost however many there are. */
export async function measureRenewals(url, report, quick, queue = null) {
  const shop = await openShop(url, { worker: false });
  const sql = new pg.Pool({ connectionString: url, max: 4 });
  sql.on('error', () => undefined);
  const seeding = await openSeeding(shop, url, sql);
  const worker = await start(
    dist('worker.js'),
    { ...shop.env, ...AS_DEPLOYED, ...(queue ? { REDIS_URL: queue.url } : {}) },
    [],
  );
  const processes = {
    'the worker': worker.child.pid,
    PostgreSQL: await postgresOf(sql),
    'the API': shop.api.child.pid,
    'the bank': shop.bank.child.pid,
    'the bench': process.pid,
    ...(queue?.pid ? { Redis: queue.pid } : {}),
  };
  const parts = { shop, sql, worker, processes };
  const label = queue ? 'Redis' : 'PostgreSQL queue';

  const costs = [];
  // Each crowd subscribed a day after the one before it, so that its own day comes later. The first one only warms the code up.
  for (const [index, count] of (quick ? [100, 200, 1_000] : [1_000, 1_000, 20_000]).entries()) {
    const at = Date.now() - (10 - index) * DAY_MS;
    const due = await seeding.seed(count, new Date(at).toISOString());
    await sql.query('analyze');
    const renewed = await renewAll(parts, count, due.getTime());
    if (index === 0) continue;
    note(report, count, label, renewed);
    costs.push(renewed.ms['the worker'] + renewed.ms.PostgreSQL + renewed.ms['the API'] + (renewed.ms.Redis ?? 0));
  }
  report(`cost of a renewal among many against among few, ${label}`, costs[1] / costs[0], 'times', { most: 1.2 });
  await compareWithBank(report, parts);
  await worker.stop();
  await seeding.close();
  await sql.end();
  await shop.close();
}
