import { LinesHash, statementHash } from './statement-hash.js';
import { totalsOf } from './statement.rules.js';
import { taxDocumentKindOf, withheldOf, withholdingRate } from './withholding.rules.js';

const sums = (sale: number, refund = 0) => ({ sale, 'sale-refund': refund, plan: 0, 'plan-refund': 0, 'plan-rest': 0 });
const fees = { kind: 'fees-note', rate: 1_525 } as const;

describe('what is withheld', () => {
  it('follows the kind and the day', () => {
    const on = (day: string) => withholdingRate('fees-note', day, 3_500);
    expect([on('2026-12-31'), on('2027-01-01'), on('2028-01-01'), on('2030-01-01')]).toEqual([
      1_525, 1_600, 1_700, 1_700,
    ]);
    expect([
      withholdingRate('invoice', '2026-12-01', 3_500),
      withholdingRate('foreign-form', '2026-12-01', 3_500),
    ]).toEqual([0, 3_500]);
  });
  it('and what is paid are the gross', () =>
    expect(withheldOf(7_641, 1_525)).toEqual({ withheld: 1_165, paid: 6_476 }));
  it('is told by country and RUT', () =>
    expect([
      taxDocumentKindOf('CL', '76.543.210-3'),
      taxDocumentKindOf('CL', '12345678-5'),
      taxDocumentKindOf('CL', null),
      taxDocumentKindOf('AR', '20-1'),
    ]).toEqual(['invoice', 'fees-note', 'fees-note', 'foreign-form']));
});

describe('a statement', () => {
  it('pays what is left after a debt', () =>
    expect(totalsOf(sums(10_000), -4_000, fees)).toMatchObject({
      earned: 10_000,
      gross: 6_000,
      withheld: 915,
      paid: 5_085,
      carriedOut: 0,
    }));
  it('carries a debt over, and withholds nothing of it', () =>
    expect(totalsOf(sums(1_000, -3_000), -500, fees)).toMatchObject({
      gross: 0,
      withheld: 0,
      paid: 0,
      carriedOut: -2_500,
    }));
  it('has another hash when a figure, a line or the one before it is another', () => {
    const line = {
      lineId: '2026-12-0-0',
      source: 'sale',
      orderId: 'o',
      gameId: 'g',
      month: '2026-12',
      day: '2026-12-01',
      seconds: 0,
      amount: 1,
      ruleVersion: 2,
    } as const;
    const hashOf = (amount: number): string => {
      const hash = new LinesHash();
      hash.add({ ...line, amount });
      return hash.end();
    };
    const chained = {
      ...totalsOf(sums(1), 0, fees),
      number: '2026-12-0001',
      developerId: 'd',
      month: '2026-12',
      lines: 1,
      linesHash: hashOf(1),
      previousHash: null,
    };
    const all = [
      chained,
      { ...chained, linesHash: hashOf(2) },
      { ...chained, previousHash: 'x' },
      { ...chained, paid: 2 },
    ];
    expect(new Set(all.map(statementHash)).size).toBe(4);
    expect(statementHash(chained)).toBe(statementHash({ ...chained }));
  });
});
