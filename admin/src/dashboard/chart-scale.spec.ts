import fc from 'fast-check';
import { roundSteps } from './chart-scale';

describe('the steps of a chart', () => {
  it.each([
    [0, [0]],
    [-5, [0]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [4, [0, 1, 2, 3, 4]],
    [5, [0, 2, 4, 6]],
    [10, [0, 5, 10]],
    [30, [0, 10, 20, 30]],
    [90, [0, 25, 50, 75, 100]],
    [100, [0, 25, 50, 75, 100]],
    [101, [0, 50, 100, 150]],
    [49_900, [0, 20_000, 40_000, 60_000]],
  ])('up to %d are %p', (highest, steps) => expect(roundSteps(highest)).toEqual(steps));

  it('are whole, even, few, and reach the highest value with no step to spare', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), fc.integer({ min: 2, max: 8 }), (highest, atMost) => {
        const steps = roundSteps(highest, atMost);
        const [, step = 0] = steps;
        expect(steps).toEqual(steps.map((_, n) => n * step));
        expect(steps.every(Number.isInteger)).toBe(true);
        expect(steps.length).toBeLessThanOrEqual(atMost + 1);
        expect(steps.at(-1)).toBeGreaterThanOrEqual(highest);
        expect(steps.at(-2)).toBeLessThan(highest);
      }),
    );
  });
});
