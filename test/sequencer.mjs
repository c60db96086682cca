import { relative } from 'node:path';
import Sequencer from '@jest/test-sequencer';
import { knownTimings } from '../api/dev/tests/timings.mjs';

const root = new URL('..', import.meta.url).pathname;
/** Of a file that was never timed: among the stories, before the specs of rules. */
const guessed = 2;

/** Long files first, so that at the end no worker waits for another's last one. */
export default class LongFirst extends Sequencer {
  sort(tests) {
    const timings = knownTimings();
    const secondsOf = ({ path }) => timings[relative(root, path)] ?? guessed;
    return [...tests].sort((one, other) => secondsOf(other) - secondsOf(one));
  }
}
