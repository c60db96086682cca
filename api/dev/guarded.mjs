/**
 * `node guarded.mjs <script> [arguments]`: runs a script that ends with its parent.
 * The IPC channel to the parent closes even when that is killed with -9; nothing is then left holding a port.
 */
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';

const politeSeconds = 5;

process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), politeSeconds * 1000);
});
// A dead parent's pipe must not turn an orderly end into a crash.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});
process.channel?.unref();

process.argv.splice(1, 2, resolve(process.argv[2]));
await import(pathToFileURL(process.argv[1]).href);
