/**
 * `node api/dev/shop.mjs`: a whole shop on a throw-away database and a forgetful test bank, for browser journeys.
 * TEST_SHOP_PORT and TEST_SIMULATOR_PORT place it, TEST_SHOP_HOST names it for browsers; TEST_DATABASE_URL or TEST_CLUSTER_URL lend a server, TEST_REDIS_URL a queue.
 * TEST_SHOP_ENV holds settings of the shop as JSON.
 * TEST_SHOP_BUILT=yes leaves the build alone: a second shop must not pull it away under the first.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import pg from 'pg';
import { killAll, stillRunning } from './children.mjs';
import { testEnvironment } from './environment.mjs';
import { inData } from './folders.mjs';
import { followClock } from './follow-clock.mjs';
import { buildWhatChanged } from './parts.mjs';
import { freePorts } from './ports.mjs';
import { lives } from './processes.mjs';
import { reportBuilt } from './say.mjs';
import { bankOrigin, localGoogle, startApi, startDatabase, startSimulator } from './services.mjs';
import { endWith } from './stopping.mjs';

const env = testEnvironment();
const folder = inData('test', `shop-${process.pid}`);
const name = `shop_${process.pid}`;
const server = env.TEST_DATABASE_URL || env.TEST_CLUSTER_URL;
const print = (part, text) => console.error(`${part}: ${text}`);
let unfollowClock = async () => {};
const ending = endWith({
  beforeEnd: async () => {
    await unfollowClock();
    for (const handle of stillRunning()) await handle.stop(5);
    if (server) await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    rmSync(folder, { recursive: true, force: true });
  },
  force: killAll,
});

try {
  console.log(`shop ready on ${await bringUp()}`);
} catch (error) {
  if (!ending.hasBegun()) await ending.failed(error.message);
}

async function bringUp() {
  mkdirSync(folder, { recursive: true });
  forgetDeadShops();
  const [anyShop, anySimulator] = await freePorts(2);
  const shop = Number(env.TEST_SHOP_PORT || anyShop);
  const simulator = Number(env.TEST_SIMULATOR_PORT || anySimulator);
  const built = env.TEST_SHOP_BUILT === 'yes' ? [] : await buildWhatChanged(reportBuilt);
  if (built.some(({ ok }) => !ok)) throw new Error('The build failed; the reasons stand above.');

  const database = await databaseUrl();
  const bank = await startSimulator(
    { port: simulator, publicUrl: `http://localhost:${simulator}`, env },
    { log: false, print },
  );
  const url = `http://${env.TEST_SHOP_HOST || 'localhost'}:${shop}`;
  const { handle } = await startApi(
    {
      ...env,
      PORT: String(shop),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      ...localGoogle({}, url, shop),
      DATABASE_URL: database,
      TRANSBANK_URL: bank.url,
      ...bankOrigin(bank),
      REDIS_URL: env.TEST_REDIS_URL,
      DEMO: 'on',
      DATA_DIR: folder,
      MEDIA_DIR: folder,
      ...JSON.parse(env.TEST_SHOP_ENV || '{}'),
    },
    { log: false, print },
  );
  unfollowClock = followClock(database, bank.url);
  for (const service of [handle, bank.handle]) {
    service.exited.then(() => {
      if (!ending.hasBegun()) void ending.failed(`${service.name} ended unexpectedly.\n${service.tail.join('\n')}`);
    });
  }
  return url;
}

/** Folders of shops that were killed before they could tidy up. */
function forgetDeadShops() {
  for (const entry of readdirSync(inData('test'))) {
    const [, pid] = /^shop-(\d+)$/.exec(entry) ?? [];
    if (pid && !lives(Number(pid))) rmSync(inData('test', entry), { recursive: true, force: true });
  }
}

async function databaseUrl() {
  if (!server)
    return (
      await startDatabase(
        { folder: `${folder}-cluster`, database: name, temporary: true, socket: true },
        { log: false, print },
      )
    ).url;

  await onServer(`CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(sql) {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
