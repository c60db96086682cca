/**
 * A PostgreSQL server of a test's own, which can end as by a power cut: `cut` kills it with everything it has in memory, `start` brings
 * it back on the same files and port. `renew` puts a new, empty server in its place, at the same address; `fill` leaves no byte free
 * on the disk of its files, `free` makes room again. It ends, and leaves nothing behind, with the process that started it.
 */
import { closeSync, mkdirSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../api/dev/ports.mjs';
import { endLeftover, prepare, remove, serve, urlOf } from '../../api/dev/postgres.mjs';
import { pause } from '../../api/dev/processes.mjs';

const folder = process.argv[2];
const startMs = 30_000;
const topUpMs = 20;
/** Beside the server's files, on the same disk. */
const ballast = join(dirname(folder), 'ballast');
const requests = { cut, start, renew, fill, free };
let server;
let isEnding = false;
let ballastGoes = () => {};

process.on('message', (request) => {
  Promise.resolve()
    .then(requests[request])
    .then(
      () => process.send({ done: request }),
      (error) => process.send({ failed: error.message }),
    );
});
process.on('disconnect', () => void end());
process.on('SIGTERM', () => void end());
process.on('SIGINT', () => void end());

mkdirSync(dirname(folder), { recursive: true });
await endLeftover(folder);
await prepare(folder);
const port = await freePort();
const url = urlOf(folder, port, 'postgres');
await start();
await sparesTheDisk();
process.send({ url });

/** What was killed may hold its shared memory a little longer, and PostgreSQL then refuses to start. */
async function start() {
  for (const deadline = Date.now() + startMs; ;) {
    try {
      await endLeftover(folder);
      server = await serve(folder, port, { durable: true, log: () => {} });
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(50);
    }
  }
}

async function cut(signal = 'SIGKILL') {
  const exited = new Promise((resolve) => {
    server.once('exit', resolve);
  });
  server.kill(signal);
  await exited;
}

function isOver() {
  return server.exitCode !== null || server.signalCode !== null;
}

async function renew() {
  const { password } = new URL(url);
  await cut('SIGQUIT');
  remove(folder);
  await prepare(folder);
  await start();
  await asOwner((client) =>
    client.query(`alter role current_user password ${client.escapeLiteral(decodeURIComponent(password))}`),
  );
  writeFileSync(`${folder}.password`, decodeURIComponent(password), { mode: 0o600 });
  await sparesTheDisk();
}

/** The server may give room back, as after a checkpoint: that is taken too, until the disk is freed. */
function fill() {
  const file = openSync(ballast, 'w');
  const takesTheRest = () => {
    for (const size of [2 ** 20, 2 ** 12]) writesWhileItFits(file, Buffer.alloc(size));
  };
  takesTheRest();
  const timer = setInterval(takesTheRest, topUpMs);
  ballastGoes = () => {
    clearInterval(timer);
    closeSync(file);
    rmSync(ballast, { force: true });
    ballastGoes = () => {};
  };
}

function writesWhileItFits(file, bytes) {
  try {
    for (;;) writeSync(file, bytes);
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error;
  }
}

/** A server that had no room for its log restarts itself, or has ended and is started as an operator would. */
async function free() {
  ballastGoes();
  for (const deadline = Date.now() + startMs; ; await pause(50)) {
    if (isOver()) return start();
    const fault = await asOwner((client) => client.query('select 1')).then(
      () => null,
      (error) => error,
    );
    if (!fault) return;
    if (Date.now() > deadline) throw fault;
  }
}

/** The machine itself stays on: what was handed to it is not lost. What PostgreSQL still holds back would be, so commits stay synchronous. */
async function sparesTheDisk() {
  await asOwner(async (client) => {
    for (const setting of ['fsync', 'full_page_writes']) await client.query(`alter system set ${setting} = off`);
    await client.query(`alter system set max_wal_size = '64MB'`);
    await client.query('select pg_reload_conf()');
  });
}

async function asOwner(work) {
  const client = new pg.Client(urlOf(folder, port, 'postgres'));
  client.on('error', () => undefined);
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end();
  }
}

async function end() {
  if (isEnding) return;
  isEnding = true;
  if (server && !isOver()) await cut();
  ballastGoes();
  remove(folder);
  process.exit(0);
}
