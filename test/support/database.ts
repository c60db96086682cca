import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { eventually } from './process.js';

/** A database that only this test uses. */
export interface TestDatabase {
  url: string;
  /** Ends every connection to it and takes no new one, until it is back. */
  goesAway(): Promise<void>;
  comesBack(): Promise<void>;
  /** Deletes it, also with connections open. */
  drop(): Promise<void>;
}

const launcher = fileURLToPath(new URL('../../api/dev/', import.meta.url));
const library = fileURLToPath(new URL('../../.data/test/', import.meta.url));
const workerId = process.env.JEST_WORKER_ID ?? '1';
const clusterLog = `cluster-${workerId}.log`;
const clusterStartMs = 60_000;
/** PostgreSQL's word for "the template has connections". */
const objectInUse = '55006';

/**
 * A new, empty database, or a copy of a template made by `templateDatabase`.
 * It lies on the server of TEST_DATABASE_URL, else in a container when TESTCONTAINERS=1,
 * else on the cluster that `npm test` started, else on one started for this run and ended with it.
 * `server` names another one, which the test started itself.
 * Each worker of Jest has a cluster to itself: a feed waits for the oldest open transaction of its whole server.
 */
export async function freshDatabase({
  template,
  server: own,
}: { template?: string; server?: string } = {}): Promise<TestDatabase> {
  const server = own ?? (await serverUrl());
  const name = `t_${process.pid}_${randomBytes(6).toString('hex')}`;
  // A copy that is also written to the log takes twice as long, and a test's server is never recovered.
  const copying = template ? ` TEMPLATE ${pg.escapeIdentifier(template)} STRATEGY FILE_COPY` : '';
  await patiently(() => onServer(server, (client) => client.query(`CREATE DATABASE ${name}${copying}`)));
  return {
    url: databaseUrl(server, name),
    goesAway: () =>
      onServer(server, async (client) => {
        await client.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`);
        await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
      }),
    comesBack: () =>
      onServer(server, async (client) => {
        await client.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS true`);
      }),
    drop: () =>
      onServer(server, async (client) => {
        await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      }),
  };
}

/** An empty database at this address, where there is none. */
export async function emptyDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await onServer(databaseUrl(url, 'postgres'), (client) =>
    client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`),
  );
}

/**
 * Makes a template once per server, however many test files ask at the same time.
 * `prepare` fills it (migrations) and must have closed its connections when it resolves.
 */
export async function templateDatabase(
  name: string,
  prepare: (url: string) => Promise<void>,
  own?: string,
): Promise<string> {
  const server = own ?? (await serverUrl());
  await onServer(server, async (client) => {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;

    // Filled under another name: a failure half-way leaves nothing that looks finished.
    const draft = `${name}_draft`;
    await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(draft)} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(draft)}`);
    await prepare(databaseUrl(server, draft));
    await patiently(() =>
      client.query(`ALTER DATABASE ${pg.escapeIdentifier(draft)} RENAME TO ${pg.escapeIdentifier(name)}`),
    );
  });
  return name;
}

let request: Promise<string> | undefined;

function serverUrl(): Promise<string> {
  request ??= findServer();
  return request;
}

async function findServer(): Promise<string> {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL;
  if (process.env.TESTCONTAINERS === '1') return startContainer();
  return process.env[`TEST_CLUSTER_URL_${workerId}`] ?? process.env.TEST_CLUSTER_URL ?? sharedCluster();
}

async function startContainer(): Promise<string> {
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  const container = await new PostgreSqlContainer('postgres:18').start();
  return container.getConnectionUri();
}

/** One cluster for all test files of a worker: the first to ask starts it, and it ends with the run. */
async function sharedCluster(): Promise<string> {
  const owner = runnerPid();
  const name = `run-${owner}-${workerId}`;
  const stateFile = join(library, `${name}.json`);
  mkdirSync(library, { recursive: true });
  if (claims(`${stateFile}.claim`)) {
    const options = { folder: join(library, name), port: 0, temporary: true, socket: true, owner, stateFile };
    const log = openSync(join(library, clusterLog), 'w');
    spawn(process.execPath, [join(launcher, 'cluster.mjs'), JSON.stringify(options)], {
      detached: true,
      stdio: ['ignore', log, log],
    }).unref();
  }
  await eventually(
    async () => existsSync(stateFile),
    Boolean,
    clusterStartMs,
    `the start of the embedded PostgreSQL (see ${join(library, clusterLog)})`,
  );
  return (JSON.parse(readFileSync(stateFile, 'utf8')) as { url: string }).url;
}

/** Jest runs files in workers, which come and go; their parent lives as long as the run. */
function runnerPid(): number {
  const isWorker = /jest-worker/.test(process.argv[1] ?? '');
  return isWorker ? process.ppid : process.pid;
}

function claims(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

async function onServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A connection that was just closed may still be on its way out of the template. */
async function patiently<T>(work: () => Promise<T>, tries = 50): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: string }).code !== objectInUse || tries === 0) throw error;
    await pause(100);
    return patiently(work, tries - 1);
  }
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
