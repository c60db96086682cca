import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { inData, root } from './folders.mjs';

const guarded = fileURLToPath(new URL('./guarded.mjs', import.meta.url));
const tailLines = 30;
/** Tools drop most of what they allocate, and two run at a time: a larger young space and one collecting thread save a tenth of their work. */
const TOOL_FLAGS = ['--max-semi-space-size=64', '--single-threaded-gc'];
const running = new Set();

/**
 * Starts a script that ends with us, whatever ends us. It leads a process group of its own,
 * so that Ctrl-C in the terminal reaches only the launcher and the order of ending is ours.
 * @param {{ name: string, script: string, args?: string[], flags?: string[], env?: object, log?: boolean, show?: boolean, onLine?: (line: string, stream: string) => void }} options
 * `log` keeps what it says in .data/logs, `show` passes it on as it comes, progress bars included.
 */
export function startChild({
  name,
  script,
  args = [],
  flags = [],
  env = process.env,
  log = false,
  show = false,
  onLine = () => {},
}) {
  const child = spawn(process.execPath, [...flags, guarded, script, ...args], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const tail = [];
  const file = log ? logFile(name) : undefined;
  const read = (stream) =>
    createInterface({ input: child[stream] }).on('line', (line) => {
      tail.push(line);
      if (tail.length > tailLines) tail.shift();
      file?.write(`${line}\n`);
      onLine(line, stream);
    });
  read('stdout');
  read('stderr');
  if (show)
    for (const stream of ['stdout', 'stderr']) child[stream].on('data', (chunk) => process[stream].write(chunk));

  const handle = {
    name,
    child,
    pid: child.pid,
    tail,
    hasEnded: false,
    exited: undefined,
    stop: (seconds) => stop(handle, seconds),
    kill: () => kill(handle),
  };
  handle.exited = new Promise((resolve) => {
    child.on('error', (error) => {
      tail.push(error.message);
    });
    // 'close' comes after the last line was read, so the tail is whole.
    child.on('close', (code, signal) => {
      handle.hasEnded = true;
      running.delete(handle);
      file?.end();
      resolve({ code, signal });
    });
  });
  running.add(handle);
  return handle;
}

/** Runs a script to its end and keeps what it said. */
export async function runChild(options) {
  const lines = [];
  const handle = startChild({
    flags: TOOL_FLAGS,
    ...options,
    onLine: (line, stream) => {
      lines.push(line);
      options.onLine?.(line, stream);
    },
  });
  const { code, signal } = await handle.exited;
  return { ok: code === 0, code, signal, output: lines.join('\n') };
}

/** The processes started here that have not ended, youngest first. */
export const stillRunning = () => [...running].reverse();

/** Ends at once, without asking, everything that was started here. */
export function killAll() {
  for (const handle of stillRunning()) handle.kill();
}

async function stop(handle, seconds = 10) {
  if (handle.hasEnded) return;

  signal(handle, 'SIGTERM');
  const timer = setTimeout(() => handle.kill(), seconds * 1000);
  await handle.exited;
  clearTimeout(timer);
}

function kill(handle) {
  // The database is told to drop everything instead: killed with -9 it would leave its server behind.
  if (handle.child.connected && handle.name === 'postgres') handle.child.send('immediately', () => {});
  else signalGroup(handle, 'SIGKILL');
}

function signal(handle, name) {
  try {
    handle.child.kill(name);
  } catch {
    // Ended meanwhile: that is what was asked.
  }
}

function signalGroup(handle, name) {
  try {
    process.kill(-handle.pid, name);
  } catch {
    signal(handle, name);
  }
}

function logFile(name) {
  mkdirSync(inData('logs'), { recursive: true });
  const path = inData('logs', `${name}.log`);
  if (existsSync(path)) renameSync(path, inData('logs', `${name}.previous.log`));
  return createWriteStream(path);
}
