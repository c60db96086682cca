/** Runs as many test files as the time holds. Each portion shows how fast the machine is, and so how large the next one may be. */

/** Milliseconds by a clock that no test moves, the same in every process of this machine. */
export const monotonic = () => Number(process.hrtime.bigint() / 1_000_000n);

/** So much of the time that is left may a portion take: it may prove twice as slow as was thought. */
const share = 0.5;
/** What is known of a file's length was measured on some machine: before the first portion, this one is taken for a slow one. */
const firstPace = 4;

/**
 * @param {File[]} files in the order in which they are to run
 * @param {{ seconds: number, workers: number, secondsOf: (file: File) => number, pace?: number }} time `seconds`: what
 * is left of it, `Infinity` without a limit; `pace`: how many times longer than known the files before took
 * @returns {File[]} the first of them: all where they fit, and one where there is time at all
 * @template File
 */
function nextPortion(files, { seconds, workers, secondsOf, pace = firstPace }) {
  if (seconds <= 0) return [];
  let held = (seconds * share * workers) / pace;
  const end = files.findIndex((file) => (held -= secondsOf(file)) < 0);
  return end === -1 ? files : files.slice(0, Math.max(1, end));
}

/**
 * Runs files portion by portion until they or the time are over.
 * @param {File[]} files in the order in which they are to run
 * @param {{ run: (files: File[]) => Promise<unknown>, until: number, workers: number, secondsOf: (file: File) => number, now?: () => number }} how
 * `until`: by the monotonic clock
 * @returns {Promise<File[]>} those that no time was left for
 * @template File
 */
export async function runWhileTime(files, { run, until, workers, secondsOf, now = monotonic }) {
  let left = files;
  let pace;
  while (left.length > 0) {
    const begun = now();
    const portion = nextPortion(left, { seconds: (until - begun) / 1000, workers, secondsOf, pace });
    if (portion.length === 0) break;
    await run(portion);
    const known = portion.reduce((sum, file) => sum + secondsOf(file), 0);
    pace = ((now() - begun) / 1000) * (workers / known);
    left = left.slice(portion.length);
  }
  return left;
}
