import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import pg from 'pg';

export { freePort } from '../../api/dev/ports.mjs';

const TICKS_PER_SECOND = 100;

export const dist = (file) => join(process.cwd(), 'dist/api', file);

/** What `parts.ts` takes out of the server. */
export const parts = () => createRequire(import.meta.url)(join(process.cwd(), '.data/bench/parts.cjs'));

/** Runs `work` on a new database of the server and drops it afterwards. */
export async function scratchDatabase(server, name, work) {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  const unique = `${name}_${process.pid}`;
  await admin.query(`create database ${unique}`);
  const url = new URL(server);
  url.pathname = `/${unique}`;
  try {
    return await work(url.href);
  } finally {
    await admin.query(`drop database if exists ${unique} with (force)`);
    await admin.end();
  }
}

const living = new Set();
process.once('exit', () => living.forEach((child) => child.kill('SIGKILL')));

/** Starts a script and waits until `ready` answers true. */
export async function start(script, env, args, ready) {
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-8_000);
    });
  living.add(child);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  void ended.then(() => living.delete(child));
  while (ready && !(await ready().catch(() => false))) {
    if (child.exitCode !== null) throw new Error(`${script} ended: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    child,
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
    output: () => output,
  };
}

/** Runs `work` with so many workers for so long. @returns rate per second, and p50, p95 and p99 of the durations in ms. */
export async function load(workers, seconds, work) {
  const until = performance.now() + seconds * 1_000;
  const begun = performance.now();
  const durations = [];
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      for (let n = 0; performance.now() < until; n++) {
        const from = performance.now();
        await work(worker, n);
        durations.push(performance.now() - from);
      }
    }),
  );
  const elapsed = (performance.now() - begun) / 1_000;
  durations.sort((a, b) => a - b);
  return {
    rate: durations.length / elapsed,
    count: durations.length,
    p50: percentile(durations, 0.5),
    p95: percentile(durations, 0.95),
    p99: percentile(durations, 0.99),
  };
}

/** Runs `work` so often, one after the other: the same work on a slow machine as on a fast one. @returns p50 of the durations in ms. */
export async function times(count, work) {
  const durations = [];
  for (let n = 0; n < count; n++) {
    const from = performance.now();
    await work();
    durations.push(performance.now() - from);
  }
  durations.sort((a, b) => a - b);
  return { count, p50: percentile(durations, 0.5) };
}

/** Of sorted durations, the one that this share stays within. */
export const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** CPU seconds of a process and of everything below it, ended children included; Linux only, else null. */
export function cpuSeconds(pid) {
  const fields = statOf(pid);
  if (!fields) return null;
  const [user, system, childrenUser, childrenSystem] = fields.slice(11, 15).map(Number);
  const living = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return living.reduce(
    (sum, child) => sum + (cpuSeconds(child) ?? 0),
    (user + system + childrenUser + childrenSystem) / TICKS_PER_SECOND,
  );
}

/** Milliseconds of CPU that each of these processes spends on one of what `work` counts; null where the system does not tell. @returns what `work` answers, with its `cpu`. */
export async function withCpu(processes, work) {
  const look = () =>
    Object.entries(processes).map(([name, pid]) => [name, pid === process.pid ? ownCpuSeconds() : cpuSeconds(pid)]);
  const before = Object.fromEntries(look());
  const done = await work();
  const spent = look().map(([name, after]) => [
    name,
    after === null || before[name] === null ? null : ((after - before[name]) * 1_000) / done.count,
  ]);
  return { ...done, cpu: Object.fromEntries(spent) };
}

/** Of this process alone: its children are told apart. */
export function ownCpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

/** The PostgreSQL server behind a pool, with all that works for it; null where it is not on this machine. */
export async function postgresOf(sql) {
  const {
    rows: [backend],
  } = await sql.query('select pg_backend_pid() as pid');
  return parentOf(backend.pid);
}

export function parentOf(pid) {
  return statOf(pid)?.[1] ?? null;
}

/** What /proc says of a process after its name: state, parent, …; null when it has ended or there is no /proc. */
function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  } catch {
    return null;
  }
}

/** Resident megabytes of a process. */
export function residentMegabytes(pid) {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
