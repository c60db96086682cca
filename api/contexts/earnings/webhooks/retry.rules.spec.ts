import type { Instant } from '../../../kernel/instant.js';
import { isTaken, nextTry } from './retry.rules.js';

const MADE = '2026-11-25T12:00:00.000Z' as Instant;

describe('trying a delivery again', () => {
  it('waits twice as long each time, up to four hours', () => {
    const pauses = [1, 2, 3, 8, 9, 20].map(
      (attempts) => (Date.parse(nextTry(attempts, MADE, MADE) ?? '') - Date.parse(MADE)) / 60_000,
    );
    expect(pauses).toEqual([1, 2, 4, 128, 240, 240]);
  });

  it('goes on for a day and ends', () => {
    const tries: Instant[] = [];
    for (let next: Instant | null = MADE; next; next = nextTry(tries.length, MADE, next)) tries.push(next);
    expect(tries).toHaveLength(13);
    const lasted = Date.parse(tries.at(-1) ?? '') - Date.parse(MADE);
    expect(lasted).toBeGreaterThan(16 * 3_600_000);
    expect(lasted).toBeLessThanOrEqual(24 * 3_600_000);
  });

  it('counts any answer of the two hundreds as taken', () => {
    expect([200, 204, 299].every(isTaken)).toBe(true);
    expect([null, 0, 199, 301, 404, 410, 500].some(isTaken)).toBe(false);
  });
});
