import type { RefundOption } from '../../lib/wire';
import { daysBetween, firstChoice, lastDayAtOnce, wayOf } from './rights';

const line = (gameId: string | null, more: Partial<RefundOption> = {}): RefundOption => ({
  gameId,
  title: { es: 'Juego', en: 'Game' },
  minutesPlayed: 0,
  amount: 3_290,
  not: null,
  basis: 'withdrawal',
  withdrawal: { until: '2026-12-01', lostBy: null },
  goodwill: { until: '2026-12-05', lostBy: null },
  isTakenDown: false,
  ...more,
});
const played = line('played', { withdrawal: { until: '2026-12-01', lostBy: 'played' } });
const returned = line('returned', { not: 'returned', amount: 0 });

describe('by which right things go back', () => {
  it('holds until the day on which the first of them loses it', () => {
    expect(
      wayOf('withdrawal', [line('a'), line('b', { withdrawal: { until: '2026-11-25', lostBy: null } })]),
    ).toMatchObject({ holds: true, until: '2026-11-25', against: [] });
  });

  it('names what stands against it', () => {
    expect(wayOf('withdrawal', [line('a'), played])).toMatchObject({
      holds: false,
      against: [{ line: { gameId: 'played' }, lostBy: 'played' }],
    });
    expect(wayOf('goodwill', [line('a'), played])).toMatchObject({ holds: true });
  });

  it('does not hold for nothing, nor without a right', () => {
    expect(wayOf('goodwill', []).holds).toBe(false);
    expect(wayOf('goodwill', [line('free', { goodwill: null, withdrawal: null })]).holds).toBe(false);
  });
});

it('goes back at once for as long as one right holds', () => {
  expect(lastDayAtOnce(line('a'))).toBe('2026-12-05');
  expect(lastDayAtOnce(line(null, { goodwill: { until: '2026-12-05', lostBy: 'plan' } }))).toBe('2026-12-01');
  expect(
    lastDayAtOnce(line('b', { withdrawal: null, goodwill: { until: '2026-12-05', lostBy: 'played' } })),
  ).toBeNull();
});

describe('what is chosen at first', () => {
  it('is the only thing, the named one, or all where they go together', () => {
    expect(firstChoice([line(null)], false, null)).toEqual(['plan']);
    expect(firstChoice([line('a'), returned], false, null)).toEqual(['a']);
    expect(firstChoice([line('a'), line('b')], false, null)).toEqual([]);
    expect(firstChoice([line('a'), line('b')], false, 'b')).toEqual(['b']);
    expect(firstChoice([line('a'), line('b')], true, 'b')).toEqual(['a', 'b']);
    expect(firstChoice([line('a'), line('b'), returned], false, 'returned')).toEqual([]);
  });
});

it('counts days over the ends of months and the change of the clocks', () => {
  expect(daysBetween('2026-11-21', '2026-12-01')).toBe(10);
  expect(daysBetween('2026-04-01', '2026-04-15')).toBe(14);
  expect(daysBetween('2026-12-01', '2026-12-01')).toBe(0);
});
