import { execFile } from 'node:child_process';
import { join } from 'node:path';

const PROGRAM = join(process.cwd(), 'storefront/public/examples/achievements-client.mjs');

export interface ClientRun {
  exit: number;
  /** What it wrote, its errors last. */
  said: string;
}

/**
 * The example for developers of downloaded games, run as they run it.
 * @param about where the shop is, the game, and the folder of what it keeps
 * @param endsAt where it says this, Ctrl+C is pressed
 */
export function runsTheClient(
  about: { shop: string; game: string; folder: string },
  command: string,
  endsAt?: string,
): Promise<ClientRun> {
  const options = Object.entries(about).flatMap(([name, value]) => [`--${name}`, value]);
  return new Promise((resolve) => {
    const run = execFile(process.execPath, [PROGRAM, ...options, ...command.split(' ')], (_error, out, errors) =>
      resolve({ exit: run.exitCode ?? -1, said: out + errors }),
    );
    run.stdout?.on('data', (text: string) => endsAt && text.includes(endsAt) && run.kill('SIGINT'));
  });
}
