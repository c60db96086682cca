import { execFileSync } from 'node:child_process';
import { inRoot } from '../folders.mjs';

/** The lines that git answers; none where this is no checkout, such as an unpacked archive. @returns {string[]} */
export function git(...args) {
  try {
    return execFileSync('git', args, { cwd: inRoot(), encoding: 'utf8', stdio: 'pipe' }).split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
