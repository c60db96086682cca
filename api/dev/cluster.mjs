/**
 * The embedded PostgreSQL as a process of its own: ends, and ends its server, with the process that started it.
 *
 *   node cluster.mjs '{"folder": ".data/postgres", "port": 3002, "database": "ludoteca"}'
 *
 * `port` 0 takes any free one; `temporary` deletes the folder at the end and trades durability for speed, unless `durable`: it lies in memory where there is room;
 * `socket` gives an address past the network, where there is one;
 * `owner` names a process to live as long as, for starters that cannot keep a channel open.
 * When ready it sends `{ url, port }` to its parent, or prints it as one line of JSON.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { placeInMemory } from './memory.mjs';
import { freePort } from './ports.mjs';
import { endLeftover, prepare, remove, serve, urlOf } from './postgres.mjs';
import { commandOf, gone, lives } from './processes.mjs';

const options = JSON.parse(process.argv[2] ?? '{}');
/** In memory, databases of one checkout have a name in common. */
const checkout = `ludoteca-${createHash('sha1')
  .update(dirname(resolve(options.folder)))
  .digest('hex')
  .slice(0, 12)}-`;
const folder = options.temporary && !options.durable ? inMemory(resolve(options.folder)) : resolve(options.folder);
const keeperFile = `${folder}.keeper`;
/** Longer than a server may take to end. */
const keeperPatience = 17;
let server;
let isStopping = false;

process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
process.on('disconnect', () => void stop());
process.on('message', () => void stop('SIGQUIT'));
process.channel?.unref();
if (options.owner)
  setInterval(() => {
    if (!lives(options.owner)) void stop();
  }, 500);

try {
  await start();
} catch (error) {
  console.error(error.message);
  if (options.temporary) remove(folder);
  forgetState();
  process.exit(1);
}

async function start() {
  mkdirSync(dirname(folder), { recursive: true });
  if (options.temporary) await sweepAbandoned();
  await becomeKeeper();
  await endLeftover(folder);
  await prepare(folder);
  const port = await freePort(...(options.port ? [options.port] : []));
  server = await serve(folder, port, {
    durable: options.durable ?? !options.temporary,
    log: (text) => process.stderr.write(text),
  });
  server.once('exit', () => {
    if (!isStopping) process.exit(1);
  });
  const url = urlOf(folder, port, options.database ?? 'postgres', options);
  if (options.database) await createDatabase(urlOf(folder, port, 'postgres'), options.database);
  if (options.stateFile) writeState({ url });
  const ready = { url, port };
  // The address holds the password: it goes to the parent's log only when there is no better way.
  if (process.send) process.send(ready, () => {});
  else console.log(JSON.stringify(ready));
}

/** The same folder in memory, if it has room. */
function inMemory(wanted) {
  const { folder: memory } = placeInMemory();
  return memory ? join(memory, `${checkout}${basename(wanted)}`) : wanted;
}

async function createDatabase(maintenanceUrl, name) {
  const client = new pg.Client(maintenanceUrl);
  await client.connect();
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  await client.end();
}

/** Throw-away clusters whose keeper was killed with -9 are cleared away by the next one. */
async function sweepAbandoned() {
  const library = dirname(folder);
  const ours = basename(folder).startsWith(checkout) ? checkout : '';
  for (const entry of readdirSync(library).filter((name) => name.startsWith(ours) && name.endsWith('.keeper'))) {
    const keeper = Number(readFileSync(join(library, entry), 'utf8'));
    if (isKeeper(keeper)) continue;
    const abandoned = join(library, basename(entry, '.keeper'));
    await endLeftover(abandoned);
    remove(abandoned);
    rmSync(join(library, entry), { force: true });
  }
}

/** One keeper per folder: a former one that lost its starter is on its way out, any other is at work. */
async function becomeKeeper() {
  const former = existsSync(keeperFile) ? Number(readFileSync(keeperFile, 'utf8')) : 0;
  if (former && former !== process.pid && isKeeper(former) && !(await gone(former, keeperPatience))) {
    throw new Error(
      `The database in ${folder} is in use by another command (process ${former}). Wait for it or end it.`,
    );
  }
  writeFileSync(keeperFile, String(process.pid));
}

function isKeeper(pid) {
  return lives(pid) && commandOf(pid).includes('cluster.mjs');
}

/** Written aside and moved, so that no reader meets half of it. */
function writeState(state) {
  writeFileSync(`${options.stateFile}.part`, JSON.stringify(state), { mode: 0o600 });
  renameSync(`${options.stateFile}.part`, options.stateFile);
}

function forgetState() {
  if (!options.stateFile) return;
  rmSync(options.stateFile, { force: true });
  rmSync(`${options.stateFile}.claim`, { force: true });
}

/** SIGINT is PostgreSQL's fast and clean end; what is never read again, or a forced end, needs no last writing. */
async function stop(signal = options.temporary ? 'SIGQUIT' : 'SIGINT') {
  if (isStopping && signal === 'SIGINT') return;
  isStopping = true;
  if (server && server.exitCode === null && server.signalCode === null) {
    const ended = new Promise((done) => {
      server.once('exit', done);
    });
    server.kill(signal);
    const force = setTimeout(() => server.kill('SIGQUIT'), 15_000);
    await ended;
    clearTimeout(force);
  }
  if (options.temporary) remove(folder);
  if (existsSync(keeperFile) && Number(readFileSync(keeperFile, 'utf8')) === process.pid) rmSync(keeperFile);
  forgetState();
  process.exit(0);
}
