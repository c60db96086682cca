import Sequencer from '@jest/test-sequencer';

const ranks = [/[\\/]test[\\/]crash[\\/]/, /[\\/]test[\\/]chaos[\\/]/, /[\\/]test[\\/]api[\\/]/];
const rankOf = ({ path }) => {
  const rank = ranks.findIndex((pattern) => pattern.test(path));
  return rank < 0 ? ranks.length : rank;
};

/** Long files first, so that at the end no worker waits for another's last one; a clean checkout knows no durations. */
export default class LongFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => rankOf(one) - rankOf(other));
  }
}
