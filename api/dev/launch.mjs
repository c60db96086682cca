/** Brings the shop up part by part, watches it, and takes it down in order. */
import { killAll, stillRunning } from './children.mjs';
import { claimFolder, releaseFolder } from './claim.mjs';
import { environment, hostName, isProduction, portsOf, sessionSecret } from './environment.mjs';
import { followClock } from './follow-clock.mjs';
import { inData } from './folders.mjs';
import { buildWhatChanged, staleParts } from './parts.mjs';
import { freePort, isFree } from './ports.mjs';
import { pause } from './processes.mjs';
import { readyBlock } from './ready-block.mjs';
import { bold, red, step, reportBuilt } from './say.mjs';
import { bankOrigin, localGoogle, ServiceFailure, startApi, startDatabase, startSimulator } from './services.mjs';
import { endWith } from './stopping.mjs';

const env = environment();
let unfollowClock = async () => {};
const ending = endWith({ beforeEnd: takeDown, force: killAll });
const print = (name, text) => {
  if (!ending.hasBegun()) console.error(red(`${name}: ${text}`));
};

try {
  await bringUp();
} catch (error) {
  if (!ending.hasBegun()) await ending.failed(error.message);
}

async function bringUp() {
  const ports = portsOf(env);
  console.log(bold('Ludoteca starts.'));
  const note = await claimFolder({ port: ports.shop });
  await demandPorts(ports);
  const noteChildren = () => note({ children: pids() });
  const needsDatabase = !env.DATABASE_URL && !isProduction(env);
  const needsBank = !env.TRANSBANK_URL && !isProduction(env);
  const databasePort = await freePort(ports.database);
  // The database needs nothing that is built, and the bank nothing of the database.
  const [database, bank] = await Promise.all([
    needsDatabase ? step('database', () => bringUpDatabase(databasePort, noteChildren)) : undefined,
    build().then(() =>
      needsBank && !ending.hasBegun() ? step('test bank', () => bringUpBank(ports, noteChildren)) : undefined,
    ),
  ]);
  const shop = step('shop', () => startApi(shopEnvironment(ports, database, bank), { print }));
  note({ databaseUrl: database?.url ?? env.DATABASE_URL, children: pids() });
  const { handle } = await shop;
  for (const service of [handle, bank?.handle, database?.handle].filter(Boolean)) watch(service);
  if (bank) unfollowClock = followClock(database?.url ?? env.DATABASE_URL, bank.url);
  console.log(readyBlock({ env, ports, database, bank, seconds: process.uptime() }));
}

function pids() {
  return stillRunning().map(({ name, pid }) => ({ name, pid }));
}

/** Told before anything long begins, since a newcomer can mend it at once. */
async function demandPorts(ports) {
  const wanted = {
    shop: ports.shop,
    ...(env.TRANSBANK_URL || isProduction(env) ? {} : { 'test bank': ports.simulator }),
  };
  for (const [name, port] of Object.entries(wanted)) {
    if (await isFree(port)) continue;
    const other = await freePair(ports.shop + 10);
    throw new Error(
      `Port ${port}, wanted for the ${name}, is in use by another program. Start on others with: PORT=${other} npm start`,
    );
  }
}

async function freePair(from) {
  for (let port = from; port < 65_000; port += 10) {
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
  return from;
}

async function build() {
  const stale = staleParts().map(({ name }) => name);
  if (stale.length === 0) return;

  const results = await step('build', async () => {
    console.log(`  building ${stale.join(', ')}`);
    return buildWhatChanged((result) => {
      if (!ending.hasBegun()) reportBuilt(result);
    });
  });
  if (results.some(({ ok }) => !ok)) throw new Error('The build failed; the reasons stand above.');
}

function bringUpDatabase(port, noteChildren) {
  const database = startDatabase({ folder: inData('postgres'), port, database: 'ludoteca' }, { print });
  noteChildren();
  return database;
}

function bringUpBank(ports, noteChildren) {
  const publicUrl = env.SIMULATOR_PUBLIC_URL || `http://${hostName(env)}:${ports.simulator}`;
  const bank = startSimulator(
    { port: ports.simulator, host: env.HOST || undefined, publicUrl, state: inData('simulator'), env },
    { print },
  );
  noteChildren();
  return bank;
}

/** What the shop is told: our embedded services wherever the environment names none. */
function shopEnvironment(ports, database, bank) {
  if (isProduction(env)) return { ...env, PORT: String(ports.shop) };

  return {
    ...env,
    PORT: String(ports.shop),
    DATABASE_URL: env.DATABASE_URL || database.url,
    TRANSBANK_URL: env.TRANSBANK_URL || bank.url,
    ...bankOrigin(bank),
    ...localGoogle(env, env.PUBLIC_URL || `http://localhost:${ports.shop}`, ports.shop),
    JWT_SECRET: env.JWT_SECRET || sessionSecret(),
    DEMO: env.DEMO || 'on',
  };
}

/** A part that ends by itself takes the others with it: half a shop only confuses. */
function watch(handle) {
  handle.exited.then(({ code, signal }) => {
    if (ending.hasBegun()) return;
    const failure = new ServiceFailure(handle, `ended unexpectedly (${signal ?? `exit code ${code}`})`);
    void ending.failed(`${failure.message}\n  More in .data/logs/${handle.name}.log`);
  });
}

/** Youngest first: the shop lets go of the database before that goes. */
async function takeDown() {
  // A look that waits for a lock must not keep the shop from ending.
  await Promise.race([unfollowClock(), pause(1000)]);
  for (const handle of stillRunning()) await handle.stop(handle.name === 'postgres' ? 20 : 10);
  releaseFolder();
}
