import { days, hours, later, minutes } from '../../kernel/instant.js';
import { isTriedOften, isTriedTooOften } from './card-tries.rules.js';

const now = '2026-03-15T15:00:00.000Z';
const ago = (...milliseconds: number[]): string[] => milliseconds.map((passed) => later(now, -passed));
const each = (count: number, step: number): number[] => Array.from({ length: count }, (_, n) => n * step);

describe('a card that was declined', () => {
  it.each([
    ['six times today', each(6, hours(1)), false],
    ['seven times today', each(7, hours(1)), true],
    ['seven times, the first a day ago', [...each(6, hours(1)), hours(24)], false],
    ['seven times, the first a minute less than a day ago', [...each(6, hours(1)), hours(24) - minutes(1)], true],
    ['fourteen times this month', each(14, days(2)), false],
    ['fifteen times this month', each(15, days(2)), true],
    ['fifteen times in a longer time', each(15, days(2.5)), false],
    ['never', [], false],
  ])('%s', (_when, passed, isTooOften) => expect(isTriedTooOften(ago(...passed), now)).toBe(isTooOften));

  it.each([
    ['three times today', each(3, hours(1)), false],
    ['four times today', each(4, hours(1)), true],
    ['seven times this month', each(7, days(2)), false],
    ['eight times this month', each(8, days(2)), true],
  ])('%s may be near its limit', (_when, passed, isOften) => expect(isTriedOften(ago(...passed), now)).toBe(isOften));
});
