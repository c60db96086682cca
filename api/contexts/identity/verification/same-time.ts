import { setTimeout as pause } from 'node:timers/promises';

/** Longer than the work takes: an address that we know is not answered later than one that we do not. */
const SAME_TIME_MS = 60;

/** Answers no sooner than after a fixed while, however little there was to do. */
export async function inSameTime(work: Promise<void>): Promise<void> {
  await Promise.all([pause(SAME_TIME_MS), work]);
}
