import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import 'reflect-metadata';
import pg from 'pg';
import { buyers, call, openShop, SECRET } from './shop.mjs';
import { cpuSeconds, dist, parentOf, residentMegabytes, start } from './support.mjs';

const of = (file) => import(pathToFileURL(dist(file)).href);
const VISA = '4051885600446623';
const DAY_MS = 86_400_000;
/** Subscribers whose facts are appended at once. */
const CHUNK = 20;
const GIVE_UP_MS = 900_000;

/** Saves one card the way people do. @returns what the bank knows it by. */
async function cardAtBank({ shopUrl, bankUrl }, sql, cipher) {
  const [{ id, token }] = await buyers(sql, shopUrl, 1);
  const ask = async (method, path) => JSON.parse((await call(method, `${shopUrl}/v1/webpay-oneclick/${path}`, { token, body: {} })).text);
  const form = await ask('POST', 'inscriptions');
  const back = JSON.parse((await call('POST', `${bankUrl}/__sim/play`, { body: { token: form.token, buyer: 'pay', card: VISA } })).text);
  await call(back.method, back.url, back.body ? { form: back.body } : {});
  await ask('PUT', `inscriptions/${form.token}`);
  const { rows: [card] } = await sql.query(
    'select card_id as id, username, key_id as "keyId", sealed from wallet.enrolments join wallet.secrets using (card_id) where player_id = $1', [id]);
  return { username: card.username, tbkUser: cipher.open(card.id, card) };
}

/** Facts of somebody who subscribed at a moment, as the shop's own rules make them. */
function subscriber({ subscriptionDecider, subscriptionTimer, fold }, card, cipher, put, at) {
  const [playerId, cardId, subscriptionId, orderId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const facts = [];
  for (const command of [
    { type: 'CreateSubscription', subscriptionId, playerId, planId: 'monthly', price: 8_000, language: 'es', now: at },
    { type: 'StartPeriodCharge', orderId, cardId, now: at },
    { type: 'RecordPeriodPaid', orderId, now: at },
  ]) facts.push(...subscriptionDecider.decide(command, fold(subscriptionDecider, facts)));
  const ofCard = { playerId, cardId };
  const wallet = [
    { type: 'CardEnrolmentStarted', data: { ...ofCard, username: card.username, returnUrl: 'http://bench', startedAt: at } },
    { type: 'CardEnrolled', data: { ...ofCard, brand: 'Visa', last4: '6623', authorizationCode: '1213', enrolledAt: at } },
  ];
  const { keyId, sealed } = cipher.seal(cardId, card.tbkUser);
  return {
    playerId, subscriptionId,
    streams: [{ stream: `wallet-${playerId}`, expectedVersion: 0, facts: wallet }, { stream: `subscription-${subscriptionId}`, expectedVersion: 0, facts }],
    changes: [put('wallet.secrets', { card_id: cardId }, { key_id: keyId, sealed }), subscriptionTimer(subscriptionId, fold(subscriptionDecider, facts))],
  };
}

/** Appends subscribers through the store: no HTTP, and no bank. */
async function seeding(url) {
  const [{ contexts }, { eventTypesOf, projectionsOf }, { EventStore }, { appDataSource }, { Database }, { put }, { CardCipher }, { derivedCardKey }, subscriptions, { fold }] = await Promise.all([
    of('contexts.js'), of('platform/platform.module.js'), of('platform/event-store/event-store.js'), of('platform/database/data-source.js'), of('platform/database/database.js'),
    of('platform/event-store/row-changes.js'), of('contexts/wallet/card-cipher.js'), of('card-keys.js'), of('contexts/subscriptions/index.js'), of('kernel/decider.js')]);
  const source = await appDataSource(url, { entities: [], migrations: [] }, 8).initialize();
  const store = new EventStore(new Database(source), eventTypesOf(contexts), projectionsOf(contexts));
  const cipher = new CardCipher([derivedCardKey(SECRET)]);
  const seed = async (sql, count, card, at) => {
    for (let done = 0; done < count; done += CHUNK * 4) {
      await Promise.all(Array.from({ length: 4 }, async () => {
        const some = Array.from({ length: CHUNK }, () => subscriber({ ...subscriptions, fold }, card, cipher, put, at));
        const id = randomUUID();
        await sql.query(
          `insert into identity.persons (id, email, username, role_id, language, email_verified_at) select id, id || '@example.test', 'Subscriber', 3, 'es', now() from unnest($1::uuid[]) id`,
          [some.map(({ playerId }) => playerId)]);
        await store.append(some.flatMap(({ streams }) => streams), { commandId: id, actor: { kind: 'system', id: 'bench' }, correlation: id, causation: id, now: at }, some.flatMap(({ changes }) => changes));
      }));
    }
  };
  return { cipher, seed, close: () => source.destroy() };
}

/** Lets the day come on which so many are due, and waits until all are paid. */
async function renewAll({ shop, sql, worker, postgres }, count, dueAt) {
  const paid = async () => (await sql.query('select count(*)::int as n from subscriptions.paid_periods where period > 0')).rows[0].n;
  const cost = async () => ({
    cpu: cpuSeconds(worker.child.pid) + cpuSeconds(postgres),
    statements: Number((await sql.query('select sum(xact_commit + xact_rollback) as n from pg_stat_database where datname = current_database()')).rows[0].n),
  });
  const before = await paid();
  const memoryBefore = residentMegabytes(worker.child.pid);
  const costBefore = await cost();
  const offsetMs = dueAt - Date.now() + 60_000;
  await call('POST', `${shop.bankUrl}/__sim/clock`, { body: { offsetMs } });
  await call('POST', `${shop.shopUrl}/v1/test/clock`, { body: { offsetMs } });
  const begun = performance.now();
  let most = memoryBefore;
  for (let done = 0; done < count; done = (await paid()) - before) {
    if (performance.now() - begun > GIVE_UP_MS) throw new Error(`only ${done} of ${count} were renewed`);
    await new Promise((resolve) => setTimeout(resolve, 250));
    most = Math.max(most, residentMegabytes(worker.child.pid));
  }
  const seconds = (performance.now() - begun) / 1_000;
  const costAfter = await cost();
  return { rate: count / seconds, cpuMs: ((costAfter.cpu - costBefore.cpu) * 1_000) / count, statements: (costAfter.statements - costBefore.statements) / count, memoryBefore, most };
}

/** Subscriptions due on one day: all renewed in one run, once each, and at the same cost however many there are. */
export async function measureRenewals(url, report, quick) {
  const shop = await openShop(url, { worker: false });
  const sql = new pg.Pool({ connectionString: url, max: 4 });
  sql.on('error', () => undefined);
  const { cipher, seed, close } = await seeding(url);
  const card = await cardAtBank(shop, sql, cipher);
  const { rows: [backend] } = await sql.query('select pg_backend_pid() as pid');
  const queue = process.env.REDIS_URL ?? process.env.TEST_REDIS_URL;
  const worker = await start(dist('worker.js'), { ...shop.env, ...(queue ? { REDIS_URL: queue } : {}) }, []);
  const parts = { shop, sql, worker, postgres: parentOf(backend.pid) };
  const label = queue ? 'with Redis' : 'with the PostgreSQL queue';

  const costs = [];
  // Each crowd subscribed a day after the one before it, so that its own day comes later.
  for (const [index, count] of (quick ? [200, 1_000] : [1_000, 20_000]).entries()) {
    const at = Date.now() - (10 - index) * DAY_MS;
    await seed(sql, count, card, new Date(at).toISOString());
    const { rows: [{ due }] } = await sql.query(`select max(due_at) as due from es.due where what = 'subscriptions.renewal'`);
    const { rate, cpuMs, statements, memoryBefore, most } = await renewAll(parts, count, due.getTime());
    costs.push(cpuMs);
    report(`renewals of ${count} due on one day, ${label}`, rate, 'per second', { least: 60 });
    report(`CPU of worker and PostgreSQL per renewal, of ${count}`, cpuMs, 'ms');
    report(`transactions per renewal, receipts sent meanwhile included, of ${count}`, statements, '');
    report(`memory of the worker before renewing ${count}`, memoryBefore, 'MB');
    report(`memory of the worker at most, renewing ${count}`, most, 'MB', { most: 400 });
  }
  report('cost of a renewal among many, against among few', costs[1] / costs[0], 'times', { most: 1.2 });
  const charges = JSON.parse((await call('GET', `${shop.bankUrl}/__sim/charges`)).text).charges;
  const { rows: [{ renewed }] } = await sql.query('select count(*)::int as renewed from subscriptions.paid_periods where period > 0');
  report('charges at the bank beyond one for each renewal', charges.length - renewed, 'charges', { most: 0 });
  report('subscriptions charged twice', new Set(charges.map(({ buyOrder }) => buyOrder)).size === charges.length ? 0 : 1, '', { most: 0 });
  await worker.stop();
  await close();
  await sql.end();
  await shop.close();
}
