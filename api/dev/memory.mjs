import { existsSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const memory = '/dev/shm';
/** What the databases of a test run may come to need at most. */
const roomBytes = 4 * 2 ** 30;

/**
 * Where files can lie in memory: ext4 takes up to half a second for a database's thousand files when as many were just deleted.
 * @returns {{ folder?: string, why?: string }} `folder`, or in words why there is none
 */
export function placeInMemory() {
  if (!existsSync(memory)) return { why: `there is no ${memory}` };
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < roomBytes) return { why: `${memory} has less than 4 GB left` };
  if (freemem() < roomBytes) return { why: 'less than 4 GB of memory is free' };
  return { folder: memory };
}
