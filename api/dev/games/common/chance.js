/**
 * Chance that a seed repeats (mulberry32).
 * @param {number} seed
 * @returns {() => number} from 0 up to, not including, 1
 */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A shuffled copy.
 * @template T
 * @param {readonly T[]} values
 * @param {() => number} random
 */
export function shuffled(values, random) {
  const copy = [...values];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [copy[last], copy[other]] = [copy[other], copy[last]];
  }
  return copy;
}
