import { payableOf, type GrossAndTax, type Stated } from './payable.rules.js';

const nothing: GrossAndTax = { gross: 0, withheld: 0 };
const stated: Stated = { gross: 100_000, withheld: 15_251, owed: 0, returnable: [] };
const returnable = [
  { from: '2026-12-03', amount: 30_000 },
  { from: '2026-12-05', amount: 20_000 },
];

describe('what a studio can be paid', () => {
  it.each([
    ['all that statements gave', stated, nothing, 100_000, 15_251, []],
    ['what pay-outs left of it', stated, { gross: 60_000, withheld: 9_151 }, 40_000, 6_100, []],
    ['nothing that buyers may give back', { ...stated, returnable }, nothing, 50_000, 7_625, returnable],
    ['nothing that went back', { ...stated, owed: 20_000 }, nothing, 80_000, 12_200, []],
    ['nothing while more is owed than there is', { ...stated, owed: 120_000, returnable }, nothing, 0, 0, []],
    ['nothing where all is paid', stated, { gross: 100_000, withheld: 15_251 }, 0, 0, []],
    [
      'of what was paid too early, the latest sales',
      { ...stated, returnable },
      { gross: 70_000, withheld: 10_675 },
      0,
      0,
      [
        { from: '2026-12-03', amount: 10_000 },
        { from: '2026-12-05', amount: 20_000 },
      ],
    ],
  ])('is %s', (_, given, taken, gross, withheld, waiting) =>
    expect(payableOf(given, taken)).toEqual({ gross, withheld, waiting }),
  );

  it('takes all of the tax in the end, in however many parts', () => {
    const taken = { ...nothing };
    for (const waits of [99_000, 66_667, 33_333, 1, 0]) {
      const waiting = waits === 0 ? [] : [{ from: '2026-12-03', amount: waits }];
      const { gross, withheld } = payableOf({ ...stated, returnable: waiting }, taken);
      taken.gross += gross;
      taken.withheld += withheld;
    }
    expect(taken).toEqual({ gross: 100_000, withheld: 15_251 });
  });
});
