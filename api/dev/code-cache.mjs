import { spawnSync } from 'node:child_process';
import { inRoot } from './folders.mjs';

/** Loads built `.cjs` files once and lays what V8 compiled beside them, for `load.mjs` to start from. */
export function keepCode(files) {
  const { status, stderr } = spawnSync(process.execPath, [inRoot('api/load.mjs'), ...files], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The code cache could not be made: ${stderr}`);
}
