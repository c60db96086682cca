import type { INestApplicationContext } from '@nestjs/common';
import { ConfigError } from './config.js';
import { Work } from './platform/jobs/work.js';

/** Runs the main part of a process; what keeps it from starting is said in its last words. */
export function run(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof ConfigError ? error.message : String((error as Error)?.stack ?? error)}\n`);
    process.exit(1);
  });
}

/** Ends the process when it is asked to: the work first, which needs the database that the application closes. */
export function endOnSignal(app: INestApplicationContext): void {
  let isEnding = false;
  const end = async (): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    await app.get(Work).stop();
    await app.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void end());
  process.once('SIGINT', () => void end());
}
