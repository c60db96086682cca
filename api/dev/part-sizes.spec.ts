import { isPassing, PartSizes } from './part-sizes.mjs';

const KIB = 1024;
const MIB = 1024 * KIB;

describe('the parts of an upload', () => {
  /** Sends over a line until all came; one that takes longer than allowed is cut, and nothing of it is kept. */
  function sent(total: number, bytesPerSecond: number, allowedMs = 30_000): { parts: number[]; cuts: number } {
    const sizes = new PartSizes();
    const parts: number[] = [];
    let [now, left, cuts] = [0, total, 0];
    while (left > 0) {
      const size = Math.min(sizes.size, left);
      const ms = (size / bytesPerSecond) * 1_000;
      sizes.begins(now);
      now += Math.min(ms, allowedMs);
      if (ms > allowedMs) {
        cuts += 1;
        sizes.wasCut();
      } else {
        left -= size;
        parts.push(size);
        sizes.came(size, now);
      }
    }
    return { parts, cuts };
  }

  it('come to take ten seconds each', () => {
    const { parts, cuts } = sent(60 * MIB, 62_500);
    expect(cuts).toBe(0);
    expect(parts.slice(1, -1).every((size) => size === 625_000)).toBe(true);
  });

  it('get through on a line of 3 kB a second, after some that were cut', () => {
    const { parts, cuts } = sent(MIB, 3_000);
    expect(cuts).toBe(2);
    expect(Math.max(...parts)).toBe(64 * KIB);
  });

  it('grow by four at most, up to 64 MiB, on a fast line', () => {
    const { parts } = sent(300 * MIB, 200 * MIB);
    expect(parts.slice(0, 5).map((size) => size / MIB)).toEqual([1, 4, 16, 64, 64]);
  });

  it('are seldom cut where a server between allows less time', () => {
    const { parts, cuts } = sent(20 * MIB, 250_000, 2_000);
    expect(cuts).toBeLessThan(parts.length / 4);
  });

  it('are smaller after each that was cut, and never less than 64 KiB', () => {
    const sizes = new PartSizes();
    expect([1, 2, 3, 4].map(() => sizes.wasCut() / KIB)).toEqual([256, 64, 64, 64]);
  });
});

describe('what keeps a part from coming', () => {
  it.each([0, 408, 409, 423, 500, 502, 503])('passes where it is %d', (status) => expect(isPassing(status)).toBe(true));
  it.each([400, 401, 403, 404, 410, 413, 422, 429])('stays where it is %d', (status) =>
    expect(isPassing(status)).toBe(false),
  );
});
