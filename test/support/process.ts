import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { patient } from './patience.js';

/** A child process of a test that ends with it. */
export interface Started {
  child: ChildProcess;
  /** Everything it printed so far. */
  output(): string;
  /** Resolves with the exit code once it is over and its last word is read. */
  ended: Promise<number | null>;
  /** Whether it ended by itself or was killed. */
  isOver(): boolean;
  /** From now on it dies at this place of the code, see `crashPoint`. */
  diesAt(place: string): Promise<void>;
  /** Ends it without a word, as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to end, and ends it when it does not. @returns its exit code; null when it had to be killed. */
  stop(): Promise<number | null>;
}

const STOP_MS = 8_000;

/** A test run that dies must not leave servers behind. */
/** What tells a program where it runs, and on what date where a run moves it. */
const INHERITED = Object.fromEntries(
  ['PATH', 'HOME', 'LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC'].flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  ),
);
const living = new Set<ChildProcess>();
process.once('exit', () => living.forEach((child) => child.kill('SIGKILL')));

export function startProcess(script: string, env: Record<string, string>, args: string[] = []): Started {
  // Without source maps, a fifth of a start, and without threads that collect for a long life: tests start servers by the hundred.
  const child = spawn(process.execPath, ['--single-threaded-gc', script, ...args], {
    env: { ...INHERITED, CRASH_AT: 'message', OPTIMIZE: 'late', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let text = '';
  const keep = (chunk: Buffer): void => {
    text = (text + chunk.toString()).slice(-2_000_000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  child.channel?.unref();
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  living.add(child);
  void ended.then(() => living.delete(child));
  return {
    child,
    output: () => text,
    ended,
    isOver: () => child.exitCode !== null || child.signalCode !== null,
    diesAt: async (crashAt) => {
      const heard = new Promise<unknown>((resolve) => child.once('message', resolve));
      child.send({ crashAt });
      // Listening keeps the channel open for good.
      await Promise.race([heard, ended]);
      child.channel?.unref();
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), patient(STOP_MS));
      const code = await ended;
      clearTimeout(timer);
      return code;
    },
  };
}

const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 100;

/** Looks again and again until it holds, less often the longer it takes: a look costs what it waits for. @throws Error with the last look when it never does. */
export async function eventually<Value>(
  look: () => Promise<Value>,
  holds: (value: Value) => boolean,
  withinMs = 15_000,
  what: string | (() => string) = 'what was awaited',
): Promise<Value> {
  const longestMs = patient(withinMs);
  const until = Date.now() + longestMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 1.25)) {
    const value = await look();
    if (holds(value)) return value;
    if (Date.now() > until)
      throw new Error(
        `${typeof what === 'string' ? what : what()} did not come about within ${longestMs} ms; last seen: ${JSON.stringify(value).slice(0, 2_000)}`,
      );
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

const TICKS_PER_SECOND = 100;

/** Seconds of work that a living process has done so far; 0 where the system does not tell. */
export function cpuSecondsOf({ pid }: ChildProcess): number {
  try {
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
    return (Number(user) + Number(system)) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}

/** Megabytes of memory that a living process had at most so far; 0 where the system does not tell. */
export function peakMegabytesOf({ pid }: ChildProcess): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;
  } catch {
    return 0;
  }
}
