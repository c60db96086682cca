import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';

const TICKS_PER_SECOND = 100;

export const dist = (file) => join(process.cwd(), 'dist/api', file);

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

/** Starts a script and waits until `ready` answers true. */
export async function start(script, env, args, ready) {
  const child = spawn(process.execPath, [script, ...args], { env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => { output = (output + chunk).slice(-8_000); });
  process.once('exit', () => child.kill('SIGKILL'));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (ready && !(await ready().catch(() => false))) {
    if (child.exitCode !== null) throw new Error(`${script} ended: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { child, ended, stop: async () => { child.kill('SIGTERM'); await ended; }, output: () => output };
}

export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Runs `work` with so many workers for so long. @returns rate per second, and p50, p95 and p99 of the durations in ms. */
export async function load(workers, seconds, work) {
  const until = performance.now() + seconds * 1_000;
  const begun = performance.now();
  const durations = [];
  await Promise.all(Array.from({ length: workers }, async (_, worker) => {
    for (let n = 0; performance.now() < until; n++) {
      const from = performance.now();
      await work(worker, n);
      durations.push(performance.now() - from);
    }
  }));
  const elapsed = (performance.now() - begun) / 1_000;
  durations.sort((a, b) => a - b);
  return { rate: durations.length / elapsed, count: durations.length, p50: percentile(durations, 0.5), p95: percentile(durations, 0.95), p99: percentile(durations, 0.99) };
}

/** Of sorted durations, the one that this share stays within. */
export const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** CPU seconds of a process and of everything below it, ended children included; Linux only, else null. */
export function cpuSeconds(pid) {
  const fields = statOf(pid);
  if (!fields) return null;
  const [user, system, childrenUser, childrenSystem] = fields.slice(11, 15).map(Number);
  const living = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return living.reduce((sum, child) => sum + (cpuSeconds(child) ?? 0), (user + system + childrenUser + childrenSystem) / TICKS_PER_SECOND);
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
