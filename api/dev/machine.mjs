/** How fast this machine is now: hashes and started programs a second, beside those of a quiet machine. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';
import { pathToFileURL } from 'node:url';

/** Per second on two quiet cores: the middle of nine runs of `node api/dev/machine.mjs --figures`. */
const reference = { hashes: 26_000, starts: 276 };
const slowest = 6;
const block = Buffer.alloc(64 * 1024, 'ludoteca');

/**
 * Takes two seconds: one of hashing 64 kB blocks, one of starting the smallest program of Node.
 * @returns {{ hashes: number, starts: number, factor: number }} both per second, and how many times slower than the
 * reference the slower of both is, from 1 to 6
 */
export function measureMachine() {
  const hashes = perSecond(() => createHash('sha256').update(block).digest());
  const starts = perSecond(() => spawnSync(process.execPath, ['--version']));
  const times = Math.max(reference.hashes / hashes, reference.starts / starts);
  return { hashes, starts, factor: Math.round(Math.min(Math.max(times, 1), slowest) * 10) / 10 };
}

/** The machine in one line, as the test runs print it. */
export function machineLine({ factor }) {
  const load = loadavg().map((value) => value.toFixed(1));
  return `machine ${factor.toFixed(1)} × slow, ${availableParallelism()} cores, load ${load.join(' ')}`;
}

function perSecond(work) {
  const begun = performance.now();
  let done = 0;
  while (performance.now() - begun < 1000) {
    work();
    done += 1;
  }
  return Math.round((done * 1000) / (performance.now() - begun));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const measured = measureMachine();
  if (process.argv[2] === '--figures') console.log(measured);
  console.log(machineLine(measured));
}
