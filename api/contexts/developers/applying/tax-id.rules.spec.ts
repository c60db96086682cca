import { taxIdOf } from './tax-id.rules.js';

describe('a Chilean tax id', () => {
  it.each([
    ['12.345.678-5', '12345678-5'],
    [' 123456785 ', '12345678-5'],
    ['7.654.321-6', '7654321-6'],
    ['10.000.013-k', '10000013-K'],
    ['11111120-0', '11111120-0'],
  ])('%s is kept as %s', (typed, kept) => expect(taxIdOf('CL', typed)).toBe(kept));

  it.each(['12.345.678-6', '12345678', '', '1-9', '12.345.678-KK', 'K2345678-5', '123.456.789-2'])(
    '%s has a wrong check digit or form',
    (typed) => expect(taxIdOf('CL', typed)).toBeNull(),
  );
});

describe('a foreign tax id', () => {
  it.each([
    ['AR', '20-12345678-9'],
    ['ES', 'b12345678'],
    ['US', '12-3456789'],
  ])('of %s is kept as %s', (country, typed) => expect(taxIdOf(country, typed)).toBe(typed.toUpperCase()));

  it.each(['ab', '<script>', '-12345-', 'x'.repeat(31), ''])('is not %s', (typed) =>
    expect(taxIdOf('AR', typed)).toBeNull(),
  );
});
