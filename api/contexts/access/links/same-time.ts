import { setTimeout as pause } from 'node:timers/promises';

/** Longer than the work takes: an address that we know is not answered later than one that we do not. */
const SAME_TIME_MS = 60;

/** Answers no sooner than after a fixed while, however little there was to do. */
export async function inSameTime<Result>(work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, pause(SAME_TIME_MS)]);
  return result;
}
