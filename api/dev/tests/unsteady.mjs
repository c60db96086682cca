/** Files that fail and then pass alone: they do not fail a run, but they are named and kept until they are mended. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inData } from '../folders.mjs';

/** More than these are no accident. */
const mostFiles = 3;
const brokenInvariant = 'Broken invariant';
/** Money that is wrong once is a finding, whatever the second try says. */
const isFinal = ({ project, path, message }) =>
  ['crash', 'chaos'].includes(project) || path.startsWith('test/api/attacks/') || message.includes(brokenInvariant);

const list = () => inData('test', 'unsteady.json');

/**
 * Which failed files run once more, alone.
 * @param {import('./results.mjs').Result[]} failed
 * @returns {{ again: import('./results.mjs').Result[], why: string }} `why`: in a sentence, where some do not
 */
export function filesToTryAgain(failed) {
  const able = failed.filter((result) => !isFinal(result));
  const final = failed.filter(isFinal).map(({ path }) => path);
  if (able.length > mostFiles)
    return { again: [], why: `${able.length} files failed, more than ${mostFiles}: none is tried again.` };
  return {
    again: able,
    why:
      final.length > 0
        ? `Not tried again, because crash, chaos, attacks and invariants count at once: ${final.join(', ')}.`
        : '',
  };
}

/** Keeps what was unsteady in `.data/test/unsteady.json`, the newest last. */
export function keepUnsteady(entries) {
  const known = existsSync(list()) ? JSON.parse(readFileSync(list(), 'utf8')) : [];
  mkdirSync(dirname(list()), { recursive: true });
  writeFileSync(list(), `${JSON.stringify([...known, ...entries], undefined, 2)}\n`);
}
