import { workingDaysLater } from './promise.rules.js';

describe('a promised day', () => {
  it.each([
    ['2026-11-23', 2, '2026-11-25'],
    ['2026-11-26', 2, '2026-11-30'],
    ['2026-11-27', 1, '2026-11-30'],
    ['2026-11-28', 3, '2026-12-02'],
    ['2026-11-24', 0, '2026-11-24'],
  ])('from %s, %i working days later, is %s', (day, count, promised) => {
    expect(workingDaysLater(day, count)).toBe(promised);
  });
});
