import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { data, inData } from './folders.mjs';
import { commandOf, end, lives } from './processes.mjs';

const file = inData('run.json');

/** The start that holds this folder now, or undefined. */
export function currentRun() {
  const run = read();
  return run && isLauncher(run.pid) ? run : undefined;
}

/**
 * Makes this folder ours: ends what a killed launcher left running, refuses beside a living one.
 * @param {{ port: number }} details for the next start, which finds the folder in use
 * @returns {Promise<(more: object) => void>} adds to what is known about this run
 */
export async function claimFolder(details) {
  const other = currentRun();
  if (other)
    throw new Error(
      `Ludoteca runs from this folder already, at http://localhost:${other.port} (process ${other.pid}). End that one with Ctrl-C first.`,
    );

  for (const { pid } of read()?.children ?? []) {
    if (lives(pid) && commandOf(pid).includes('guarded.mjs')) await end(pid);
  }
  let run = { pid: process.pid, ...details, children: [] };
  const write = (more) => {
    run = { ...run, ...more };
    writeFileSync(file, JSON.stringify(run), { mode: 0o600 });
  };
  mkdirSync(data, { recursive: true });
  write({});
  return write;
}

/** Gives the folder back. */
export function releaseFolder() {
  if (read()?.pid === process.pid) rmSync(file, { force: true });
}

const isLauncher = (pid) => pid !== process.pid && lives(pid) && /api[\\/]dev[\\/]start\.mjs/.test(commandOf(pid));

function read() {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  } catch {
    // Half written when the power went: as good as none.
    return undefined;
  }
}
