import { writeResult } from '../api/dev/tests/results.mjs';

/** Says of each test file of Jest, as soon as it has ended, what came of it. */
export default class ResultLines {
  onTestFileResult({ path, context }, result) {
    const {
      numPassingTests,
      numFailingTests,
      numPendingTests,
      numTodoTests,
      failureMessage,
      testExecError,
      testResults,
    } = result;
    writeResult({
      path,
      project: context.config.displayName.name,
      seconds: (result.perfStats.end - result.perfStats.start) / 1000,
      passed: numPassingTests,
      // A file that could not be loaded fails without a failed test.
      failed: numFailingTests || (testExecError ? 1 : 0),
      skipped: numPendingTests + numTodoTests,
      isLeft: testResults[0]?.title === 'no time was left',
      message: failureMessage ?? '',
    });
  }
}
