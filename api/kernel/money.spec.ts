import fc from 'fast-check';
import { pesos, shareByWeight, splitVat, sum, takeOff } from './money.js';

describe('money', () => {
  it('splits the VAT of 4,990 pesos as the published rule says', () => {
    expect(splitVat(4990)).toEqual({ net: 4193, vat: 797 });
  });

  it('never loses a peso between net and VAT', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (gross) => {
        const { net, vat } = splitVat(gross);
        expect(net + vat).toBe(gross);
        expect(Math.abs(net * 1.19 - gross)).toBeLessThan(0.6 + gross * 1e-12);
      }),
    );
  });

  it('shares an amount so that the parts add up to it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 20 }),
        (amount, weights) => {
          fc.pre(weights.some((weight) => weight > 0));
          expect(sum(shareByWeight(amount, weights))).toBe(amount);
        },
      ),
    );
  });

  it('shares fairly: each part is its exact share, rounded up or down', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.array(fc.integer({ min: 1, max: 1e6 }), { minLength: 1, maxLength: 20 }),
        (amount, weights) => {
          const whole = sum(weights);
          shareByWeight(amount, weights).forEach((part, n) => {
            const exact = (amount * (weights[n] ?? 0)) / whole;
            expect(part).toBeGreaterThanOrEqual(Math.floor(exact - 1e-6));
            expect(part).toBeLessThanOrEqual(Math.ceil(exact + 1e-6));
          });
        },
      ),
    );
  });

  it('gives the odd pesos to the largest remainders, the first of equals before the others', () => {
    expect(shareByWeight(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(shareByWeight(10, [1, 8, 6])).toEqual([1, 5, 4]);
  });

  it('gives nothing to what weighs nothing', () => {
    expect(shareByWeight(100, [0, 5, 0])).toEqual([0, 100, 0]);
    expect(shareByWeight(100, [0, 0])).toEqual([0, 0]);
    expect(shareByWeight(100, [])).toEqual([]);
  });

  it('takes percents off so that the lines add up to the total, and none is dearer than before', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100 }),
        fc.array(fc.integer({ min: 0, max: 1e8 }), { minLength: 1, maxLength: 30 }),
        (percent, prices) => {
          const reduced = takeOff(percent, prices);
          expect(sum(reduced)).toBe(Math.floor((sum(prices) * (100 - percent) + 50) / 100));
          reduced.forEach((price, n) => expect(price).toBeLessThanOrEqual(prices[n] ?? 0));
        },
      ),
    );
  });

  it('gives the odd pesos of a discount to the dearest lines', () => {
    expect(takeOff(15, [2490, 4490, 3990])).toEqual([2116, 3817, 3392]);
    expect(takeOff(100, [2490])).toEqual([0]);
    expect(takeOff(0, [2490, 1])).toEqual([2490, 1]);
  });

  it.each([1.5, -1, Number.NaN, 2 ** 53])('does not take %p for an amount', (amount) => {
    expect(() => pesos(amount)).toThrow(RangeError);
  });
});
