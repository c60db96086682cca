import { graceEnd, graceUntil, nextTryOn } from './dunning.rules.js';

const first = '2026-11-22';
const soft = (attempt: number, failedOn: string): string | null =>
  nextTryOn({ attempt, decline: 'soft', firstTriedOn: first, failedOn });

describe('asking a card again', () => {
  it('happens on days one, three, five and seven, five tries in all', () => {
    expect([
      soft(1, '2026-11-22'),
      soft(2, '2026-11-23'),
      soft(3, '2026-11-25'),
      soft(4, '2026-11-27'),
      soft(5, '2026-11-29'),
    ]).toEqual(['2026-11-23', '2026-11-25', '2026-11-27', '2026-11-29', null]);
  });

  it('leaves out the days that a late answer has used up', () => {
    expect([soft(1, '2026-11-25'), soft(1, '2026-11-29'), soft(2, '2026-11-28')]).toEqual([
      '2026-11-27',
      null,
      '2026-11-29',
    ]);
  });

  it('never happens after a hard no', () => {
    expect(nextTryOn({ attempt: 1, decline: 'hard', firstTriedOn: first, failedOn: first })).toBeNull();
  });

  it('is over before grace is', () => {
    expect(graceUntil(first)).toBe('2026-12-02');
    expect(graceEnd('2026-12-02')).toBe('2026-12-03T03:00:00.000Z');
  });
});
