import { roundSteps } from './chart-scale';

describe('the steps of a chart', () => {
  it('are round and reach the highest value', () => {
    expect(roundSteps(0, 3_870)).toEqual([0, 1_000, 2_000, 3_000, 4_000]);
    expect(roundSteps(0, 9)).toEqual([0, 5, 10]);
  });

  it('go below zero where a value does', () => {
    expect(roundSteps(-1_500, 3_000)).toEqual([-2_000, 0, 2_000, 4_000]);
  });

  it('are two where nothing is to be shown', () => {
    expect(roundSteps(0, 0)).toEqual([0, 1]);
  });

  it('hold every value between the first and the last', () => {
    for (let value = -5_000; value <= 5_000; value += 37) {
      const steps = roundSteps(Math.min(value, value * 2), Math.max(value, value * 2));
      expect(steps[0]).toBeLessThanOrEqual(Math.min(0, value * 2));
      expect(steps.at(-1)).toBeGreaterThanOrEqual(Math.max(0, value * 2));
    }
  });
});
