import { writeResult } from '../../api/dev/tests/results.mjs';

/** Says of each journey, as soon as it has ended, what came of it; a file has as many results as it has tests. */
export default class ResultLines {
  onTestEnd(test, { duration, errors, status }) {
    const isExpected = test.outcome() === 'expected';
    writeResult({
      path: test.location.file,
      project: 'browser',
      title: test.title,
      seconds: duration / 1000,
      passed: isExpected ? 1 : 0,
      failed: isExpected || status === 'skipped' ? 0 : 1,
      skipped: status === 'skipped' ? 1 : 0,
      message: isExpected
        ? ''
        : `${test.titlePath().slice(2).join(' › ')}\n${errors.map(({ message, snippet }) => [message, snippet].join('\n')).join('\n')}`,
    });
  }

  /** What belongs to no test: a shop that did not start, a file that does not load. */
  onError({ message, location }) {
    writeResult({
      path: location?.file ?? 'test/browser',
      project: 'browser',
      seconds: 0,
      passed: 0,
      failed: 1,
      skipped: 0,
      message: message ?? '',
    });
  }
}
