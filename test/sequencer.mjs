import { relative } from 'node:path';
import TestSequencer from '@jest/test-sequencer';
import { mostUrgentFirst } from '../api/dev/tests/rotation.mjs';
import { secondsOfFiles } from '../api/dev/tests/time/timings.mjs';

const root = new URL('..', import.meta.url).pathname;

/**
 * Long files first, so that at the end no worker waits for another's last one; in a limited time, those that should not
 * be left out.
 */
export default class Sequencer extends TestSequencer {
  sort(tests) {
    const pathOf = ({ path }) => relative(root, path);
    if (process.env.TEST_UNTIL) {
      const order = mostUrgentFirst(tests.map(pathOf));
      return [...tests].sort((one, other) => order.indexOf(pathOf(one)) - order.indexOf(pathOf(other)));
    }
    const secondsOf = secondsOfFiles();
    return [...tests].sort((one, other) => secondsOf(pathOf(other)) - secondsOf(pathOf(one)));
  }
}
