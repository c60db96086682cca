import { goodUntil } from './copy.rules.js';

describe('a copy of a game', () => {
  const now = '2026-11-30T12:00:00.000Z';
  const inFourteenDays = '2026-12-14T12:00:00.000Z';
  it.each([
    ['the own game', null, inFourteenDays],
    ['a plan that renews tomorrow', { until: '2026-12-01T03:00:00.000Z', renews: true }, inFourteenDays],
    ['a plan that ends tomorrow', { until: '2026-12-01T03:00:00.000Z', renews: false }, '2026-12-01T03:00:00.000Z'],
    ['a plan that ends next year', { until: '2027-11-30T03:00:00.000Z', renews: false }, inFourteenDays],
  ])('of %s is good for fourteen days at most', (_, lending, until) => expect(goodUntil(now, lending)).toBe(until));
});
