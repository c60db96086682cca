import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

/** A child process of a test that ends with it. */
export interface Started {
  child: ChildProcess;
  /** Everything it printed so far. */
  output(): string;
  /** Resolves with the exit code once it is over and its last word is read. */
  ended: Promise<number | null>;
  /** Ends it without a word, as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to end, and ends it when it does not. @returns its exit code; null when it had to be killed. */
  stop(): Promise<number | null>;
}

const STOP_MS = 8_000;

/** A test run that dies must not leave servers behind. */
const living = new Set<ChildProcess>();
process.once('exit', () => living.forEach((child) => child.kill('SIGKILL')));

export function startProcess(script: string, env: Record<string, string>, args: string[] = []): Started {
  // Without source maps, a fifth of a start: tests start servers by the hundred.
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env }, stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const keep = (chunk: Buffer): void => {
    text = (text + chunk.toString()).slice(-2_000_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  living.add(child);
  void ended.then(() => living.delete(child));
  return {
    child,
    output: () => text,
    ended,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      const code = await ended;
      clearTimeout(timer);
      return code;
    },
  };
}

/** A port that nobody uses right now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('no port was given');
  return address.port;
}

/** Looks again and again until it holds. @throws Error with the last look when it never does. */
export async function eventually<Value>(look: () => Promise<Value>, holds: (value: Value) => boolean, withinMs = 15_000, what = 'what was awaited'): Promise<Value> {
  const until = Date.now() + withinMs;
  for (;;) {
    const value = await look();
    if (holds(value)) return value;
    if (Date.now() > until) throw new Error(`${what} did not come about within ${withinMs} ms; last seen: ${JSON.stringify(value).slice(0, 2_000)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
