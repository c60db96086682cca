import { execFile } from 'node:child_process';
import { join } from 'node:path';

const PROGRAM = join(process.cwd(), 'storefront/public/examples/achievements-client.mjs');

export interface ClientRun {
  exit: number;
  /** What it wrote, its errors last. */
  said: string;
}

/** The example for developers of downloaded games, run as they run it. @param about where the shop is, the game, and the folder of what it keeps */
export function runsTheClient(about: { shop: string; game: string; folder: string }, command: string) {
  const options = Object.entries(about).flatMap(([name, value]) => [`--${name}`, value]);
  return new Promise<ClientRun>((resolve) => {
    const run = execFile(process.execPath, [PROGRAM, ...options, ...command.split(' ')], (_error, out, errors) =>
      resolve({ exit: run.exitCode ?? -1, said: out + errors }),
    );
  });
}
