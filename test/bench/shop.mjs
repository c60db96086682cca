import { createHmac, randomUUID } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';
import pg from 'pg';
import { dist, freePort, load, postgresOf, residentMegabytes, start, withCpu } from './support.mjs';

export const SECRET = 'the bench signs its own sessions with this secret';
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** A small HTTP call: the load shares two cores with the shop, so it must cost little itself. */
export function call(method, url, { token, body, form, encoding } = {}) {
  const payload = form ? new URLSearchParams(form).toString() : body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...(payload === undefined
      ? {}
      : {
          'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
          'content-length': Buffer.byteLength(payload),
        }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(encoding ? { 'accept-encoding': encoding } : {}),
  };
  return new Promise((resolve, reject) => {
    const sent = httpRequest(url, { method, headers, agent }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          location: response.headers.location,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(payload);
  });
}

export async function openShop(url, { worker, host = '127.0.0.1', more = {} }) {
  const [port, bankPort] = [await freePort(), await freePort()];
  const bankUrl = `http://127.0.0.1:${bankPort}`;
  const shopUrl = `http://${host}:${port}`;
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: shopUrl,
    DATABASE_URL: url,
    TRANSBANK_URL: bankUrl,
    LOG_LEVEL: 'warn',
    MEDIA_DIR: '.data/test/bench-media',
    JWT_SECRET: SECRET,
    DATABASE_POOL_SIZE: '16',
    WORKER: worker ? 'on' : 'off',
    ...more,
  };
  const demo = await start(dist('dev/demo.js'), env, ['catalogue']);
  if ((await demo.ended) !== 0) throw new Error(demo.output());
  const bank = await start(
    dist('simulator/main.js'),
    { SIMULATOR_PORT: String(bankPort), SIMULATOR_PUBLIC_URL: bankUrl },
    [],
    async () => (await call('GET', `${bankUrl}/__sim/clock`)).status === 200,
  );
  const api = await start(
    dist('main.js'),
    env,
    [],
    async () => (await call('GET', `${shopUrl}/v1/health`)).status === 200,
  );
  return {
    api,
    bank,
    env,
    shopUrl,
    bankUrl,
    close: async () => {
      await api.stop();
      await bank.stop();
    },
  };
}

/** People with a session each, written straight into the tables: signing up is not what is measured. */
export async function buyers(sql, shopUrl, count) {
  const people = Array.from({ length: count }, () => ({ id: randomUUID(), session: randomUUID() }));
  await sql.query(
    `insert into access.persons (id, email, username, role_id, language, email_verified_at) select id, id || '@example.test', 'Buyer', 3, 'es', now() from jsonb_to_recordset($1::jsonb) as p(id uuid)`,
    [JSON.stringify(people)],
  );
  await sql.query(
    `insert into access.sessions (id, person_id, remember) select session, id, true from jsonb_to_recordset($1::jsonb) as p(id uuid, session uuid)`,
    [JSON.stringify(people)],
  );
  return people.map(({ id, session }) => ({
    id,
    token: signed({
      iss: shopUrl,
      sub: id,
      user_id: id,
      sid: session,
      gen: 1,
      iat: Math.floor(Date.now() / 1_000),
      exp: Math.floor(Date.now() / 1_000) + 3_600,
    }),
  }));
}

function signed(claims) {
  const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const head = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${head}.${createHmac('sha256', SECRET).update(head).digest('base64url')}`;
}

/** One whole purchase: order, form, bank, return, entitlement. */
export async function checkout({ shopUrl, bankUrl }, buyer, gameId, more = {}) {
  const placed = await call('POST', `${shopUrl}/v1/payment`, { token: buyer.token, body: { cart: [gameId], ...more } });
  if (placed.status !== 200) throw new Error(`not placed: ${placed.status} ${placed.text}`);
  const { token } = JSON.parse(placed.text);
  const played = await call('POST', `${bankUrl}/__sim/play`, { body: { token, buyer: 'pay' } });
  const back = JSON.parse(played.text);
  const landed = await call(back.method, back.url, back.body ? { form: back.body } : {});
  if (landed.status !== 303) throw new Error(`the return got ${landed.status}`);
}

/** What runs for one purchase: the shop, its database, the test bank in place of the real one, and the buyers themselves. */
export const processesOf = async (shop, sql) => ({
  'the API': shop.api.child.pid,
  PostgreSQL: await postgresOf(sql),
  'the test bank': shop.bank.child.pid,
  'the bench': process.pid,
});

/** Checkouts per second, their transactions and their CPU; mails are drained after the measured window. */
export async function measureCheckouts(url, report, quick) {
  const shop = await openShop(url, { worker: false });
  const sql = new pg.Pool({ connectionString: url, max: 4 });
  sql.on('error', () => undefined);
  const games = JSON.parse((await call('GET', `${shop.shopUrl}/v1/games?price=paid&size=100`)).text).games.map(
    (game) => game.id,
  );
  const seconds = quick ? 3 : 10;
  const buyersAtOnce = await buyers(sql, shop.shopUrl, quick ? 1_000 : 6_000);
  let next = 0;
  const buy = () => {
    const index = next++;
    return checkout(
      shop,
      buyersAtOnce[index % buyersAtOnce.length],
      games[Math.floor(index / buyersAtOnce.length) % games.length],
    );
  };
  await load(8, 3, buy);

  const processes = await processesOf(shop, sql);
  for (const count of [1, 8, 16]) {
    const { rate, p50, p99, cpu } = await withCpu(processes, () => load(count, seconds, buy));
    report(`whole checkouts, ${count} buyers`, rate, 'per second', count === 8 ? { least: 100 } : {});
    report(`whole checkout, ${count} buyers, p50`, p50, 'ms');
    report(`whole checkout, ${count} buyers, p99`, p99, 'ms');
    if (cpu.PostgreSQL === null) continue;
    report(
      `CPU of API and PostgreSQL per checkout, ${count} buyers`,
      cpu['the API'] + cpu.PostgreSQL,
      'ms',
      count === 8 ? { most: 10 } : {},
    );
    for (const [name, ms] of Object.entries(cpu)) report(`  CPU of ${name} per checkout, ${count} buyers`, ms, 'ms');
  }
  report('transactions per whole checkout', await transactions(sql, buy), 'transactions', { most: 30 });

  const worker = await start(dist('worker.js'), shop.env, []);
  const drained = performance.now();
  const [
    {
      rows: [{ paid }],
    },
  ] = [await sql.query(`select count(*)::int as paid from ordering.orders where status = 'paid'`)];
  for (;;) {
    const {
      rows: [{ sent }],
    } = await sql.query(`select count(*)::int as sent from mail.captured`);
    if (sent >= paid || performance.now() - drained > 180_000) {
      report('receipts sent after the load', sent / ((performance.now() - drained) / 1_000), 'per second');
      report('paid orders without a receipt', paid - sent, 'orders', { most: 0 });
      break;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await worker.stop();
  await sql.end();
  await shop.close();
}

/** Counts the transactions of some purchases. Most are one statement; one of several counts once. */
async function transactions(sql, buy) {
  const file = async () => (await sql.query('select pg_current_logfile() as file')).rows[0].file;
  if (await file().catch(() => null)) return Number.NaN;
  const count = async () =>
    Number(
      (
        await sql.query(
          `select sum(xact_commit + xact_rollback) as n from pg_stat_database where datname = current_database()`,
        )
      ).rows[0].n,
    );
  // A backend tells of what it did at the latest ten seconds after it fell idle.
  const settled = () => new Promise((resolve) => setTimeout(resolve, 11_000));
  await settled();
  const idleBefore = await count();
  const idleFrom = performance.now();
  await settled();
  const idlePerSecond = ((await count()) - idleBefore) / ((performance.now() - idleFrom) / 1_000);
  const before = await count();
  const begun = performance.now();
  const purchases = 40;
  for (let n = 0; n < purchases; n++) await buy();
  await settled();
  const elapsed = (performance.now() - begun) / 1_000;
  return ((await count()) - before - idlePerSecond * elapsed) / purchases;
}

/** The catalogue list, and the memory after all of it, with the worker in the same process. */
export async function measureCatalogue(url, report, quick) {
  const shop = await openShop(url, { worker: true });
  const list = `${shop.shopUrl}/v1/games?size=20`;
  const page = `${shop.shopUrl}/games`;
  const seconds = quick ? 2 : 6;
  await load(32, 2, () => call('GET', list));
  const lists = await load(32, seconds, async () => {
    const { status } = await call('GET', list);
    if (status !== 200) throw new Error(`the list answered ${status}`);
  });
  report('catalogue list of 20 with prices, 32 connections', lists.rate, 'per second', { least: 2_000 });
  report('catalogue list of 20, p99', lists.p99, 'ms');
  const draw = async (address = page, encoding = undefined) => {
    const { status } = await call('GET', address, { encoding });
    if (status !== 200) throw new Error(`the page answered ${status}`);
  };
  const cold = await load(1, 0.001, () => draw());
  report('server-rendered catalogue page, the first of a new server', cold.p50, 'ms');
  await load(8, 2, () => draw());
  // As every browser asks for it.
  const zipped = await load(8, seconds, () => draw(page, 'gzip'));
  report('catalogue page from the cache, 8 connections', zipped.rate, 'per second', { least: 1_000 });
  report('catalogue page from the cache, 8 connections, p50', zipped.p50, 'ms');
  const plain = await load(8, seconds, () => draw());
  report('catalogue page from the cache, not compressed', plain.rate, 'per second');
  // What nobody looked for yet is not in the cache: its page is drawn.
  const drawNew = (worker, n) => draw(`${page}?subject=physics&search=${worker}-${n}-${performance.now()}`);
  await load(8, 2, drawNew);
  // What a server keeps shows after a minute.
  const drawn = await withCpu({ shop: shop.api.child.pid }, () => load(8, quick ? seconds : 60, drawNew));
  report('catalogue page drawn for each, 8 connections', drawn.rate, 'per second', { least: 100 });
  report('catalogue page drawn for each, CPU of the shop', drawn.cpu.shop, 'ms', { most: 10 });
  report(
    'resident memory of API with workers and rendering, after a minute of pages',
    residentMegabytes(shop.api.child.pid),
    'MB',
    { most: 300 },
  );
  await shop.close();
}
