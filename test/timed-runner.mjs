import circus from 'jest-circus/runner';
import { monotonic } from '../api/dev/tests/time/portions.mjs';

const until = Number(process.env.TEST_UNTIL || Infinity);
/** Written as CommonJS. */
const run = circus.default ?? circus;

/** Runs a test file as Jest does, unless the monotonic clock is past `TEST_UNTIL`: then nothing of it is tried, and it says so. */
export default function timed(globalConfig, config, environment, runtime, testPath, ...more) {
  if (monotonic() >= until) return left(testPath);
  return run(globalConfig, config, environment, runtime, testPath, ...more);
}

/** Jest takes no file without a test for a good one. */
const left = (testFilePath) => ({
  ...{ testFilePath, leaks: false, openHandles: [], perfStats: {}, skipped: true },
  ...{ numPassingTests: 0, numFailingTests: 0, numPendingTests: 1, numTodoTests: 0 },
  snapshot: { added: 0, fileDeleted: false, matched: 0, unchecked: 0, uncheckedKeys: [], unmatched: 0, updated: 0 },
  testResults: [
    {
      ...{ ancestorTitles: [], title: 'no time was left', fullName: 'no time was left', status: 'pending' },
      ...{ failureDetails: [], failureMessages: [], numPassingAsserts: 0, location: null },
    },
  ],
});
