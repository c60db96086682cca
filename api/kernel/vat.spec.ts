import fc from 'fast-check';
import { splitVat } from './money.js';
import { readVatRates, vatRateOn } from './vat.js';

describe('the rate of VAT', () => {
  const rates = [
    { from: '2027-01-01', percent: 21 },
    { from: '2003-10-01', percent: 19 },
  ];

  it('is that of the day', () => {
    expect(['2003-10-01', '2026-12-31', '2027-01-01', '2040-05-05'].map((day) => vatRateOn(day, rates))).toEqual([
      19, 19, 21, 21,
    ]);
  });

  it('is unknown before the first', () => {
    expect(() => vatRateOn('2003-09-30', rates)).toThrow(RangeError);
  });

  it('is read from one line', () => {
    expect(readVatRates('2003-10-01:19, 2027-01-01:21')).toEqual([
      { from: '2003-10-01', percent: 19 },
      { from: '2027-01-01', percent: 21 },
    ]);
  });

  it.each(['', '19', '2003-10-01', '2003-10-01:19;', '2003-10-01:1.5', '2003-02-30:19', '2003-13-01:19'])(
    'is not read from %j',
    (text) => {
      expect(readVatRates(text)).toBeNull();
    },
  );

  it('never loses a peso, whatever it is, and rounds to the nearest', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 0, max: 99 }), (gross, rate) => {
        const { net, vat } = splitVat(gross, rate);
        expect(net + vat).toBe(gross);
        // |net − gross·100/(100+rate)| ≤ 1/2, in whole numbers.
        const off = 2n * (BigInt(net) * BigInt(100 + rate) - 100n * BigInt(gross));
        expect(off <= BigInt(100 + rate) && -off <= BigInt(100 + rate)).toBe(true);
      }),
    );
  });
});
