import { setTimeout as pause } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import type { INestApplicationContext } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from './config.js';
import { ConfigError } from './environment.js';
import { Draining } from './platform/http/draining.js';
import { Work } from './platform/jobs/work.js';

/** Runs the main part of a process; what keeps it from starting is said in its last words. */
export function run(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    process.stderr.write(
      `${error instanceof ConfigError ? error.message : String((error as Error)?.stack ?? error)}\n`,
    );
    process.exit(1);
  });
}

/** After this long a request that never ends is cut off, before supervisors kill the process. */
const LONGEST_END_MS = 28_000;

/**
 * Ends the process when it is asked to, with 0, and after a fault that nothing caught, with 1: what it holds in memory may be wrong then.
 * First it says that it is not ready and serves on for a while, since others hear of it late. Then it finishes its work and the
 * running requests, which need the database that the application closes.
 */
export function endInOrder(app: INestApplicationContext, { drainMs }: Pick<Config, 'drainMs'>, log: Logger): void {
  const end = async (code: number): Promise<void> => {
    if (app.get(Draining).hasBegun) return;
    app.get(Draining).begin();
    setTimeout(() => process.exit(code || 1), LONGEST_END_MS).unref();
    await Promise.all([app.get(Work).stop(), pause(drainMs)]);
    await app.close();
    process.exit(code);
  };
  const endWith = (code: number): void =>
    void end(code).catch((err: unknown) => {
      log.fatal({ err }, 'the process could not end in order');
      process.exit(1);
    });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => endWith(0));
  for (const fault of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(fault, (err: unknown) => {
      log.fatal({ err, fault }, 'nothing caught this fault: the process ends');
      endWith(1);
    });
  }
}

const SETTLED_MS = 30_000;

/** Gives back once what starting left behind, a sixth of the memory: V8 by itself would keep it until there is need. */
export function tidyOnceSettled(): void {
  setTimeout(() => (runInNewContext('globalThis.gc') as (() => void) | undefined)?.(), SETTLED_MS).unref();
}
