import { earnedBy } from '../common/achievements.js';
import { seeded } from '../common/chance.js';
import { fromText, profileAfter } from '../common/profile.js';
import { achievements } from './achievements.js';
import { goalOf, goalsReached, markOf, MONTHS, OFFERS } from './goals.js';
import { fewest, pesos, tillUpTo, toPeso } from './money.js';
import { compounded, owedAfter, sumOf, YEARS, type Kind, type Sum } from './sums.js';
import { texts } from './texts/index.js';

const LEVELS = [0, 1, 2];
const total = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);
/** The years of a hundred seeds. */
const sumsOf = (level: number): Sum[] =>
  Array.from({ length: 100 }, (_, seed) => {
    const chance = seeded(seed);
    return YEARS[level]!.map((_kind, month) => sumOf(level, month, chance));
  }).flat();
/** What is missing, or an amount that is not of whole pesos. */
const BROKEN = /undefined|NaN|\$\d+(?:[.,]\d{3})*[.,]\d{1,2}(?!\d)/;
const all = LEVELS.flatMap(sumsOf);
const ofKind = (kind: Kind): Sum[] => all.filter((sum) => sum.kind === kind);
const differing = (sums: Sum[], right: (sum: Sum) => number): Sum[] => sums.filter((sum) => sum.answer !== right(sum));

describe('a year', () => {
  it('has twelve months, and the same ones for the same seed', () => {
    expect(YEARS.map((kinds) => kinds.length)).toEqual([MONTHS, MONTHS, MONTHS]);
    expect(sumOf(2, 6, seeded(9))).toEqual(sumOf(2, 6, seeded(9)));
  });

  it('brings other numbers for another seed', () => {
    expect(sumOf(0, 0, seeded(1))).not.toEqual(sumOf(0, 0, seeded(2)));
  });
});

describe('every sum', () => {
  it('has whole amounts of which none is negative', () => {
    const amounts = ({ n, list, answer }: Sum): number[] => [...Object.values(n), ...list, answer];
    expect(all.filter((sum) => amounts(sum).some((one) => !Number.isSafeInteger(one) || one < 0))).toEqual([]);
  });

  it('has an answer above nothing, of so many digits as can be typed', () => {
    const typed = all.filter(({ input }) => input !== 'choice');
    expect(typed.filter(({ answer }) => answer < 1 || answer > 9_999_999)).toEqual([]);
  });

  it('has one right choice where one is chosen, and it is not always the same', () => {
    const chosen = all.filter(({ input }) => input === 'choice');
    expect(chosen.filter(({ list }) => new Set(list).size !== list.length)).toEqual([]);
    for (const kind of ['compare', 'promo', 'plan', 'offer'] as const)
      expect([kind, new Set(ofKind(kind).map(({ answer }) => answer)).size > 1]).toEqual([kind, true]);
  });

  it.each(['es', 'en'] as const)('is said in %s, with a choice for each entry of its list', (language) => {
    const { kinds } = texts[language];
    for (const sum of all) {
      const { order, rows, options, hint, why } = kinds[sum.kind];
      const said = [order, hint(sum), why(sum), ...rows(sum).flat(), ...(options?.(sum) ?? [])];
      expect(said.filter((text) => text.length === 0 || BROKEN.test(text))).toEqual([]); // prettier-ignore
      if (sum.input === 'choice') expect(options?.(sum)).toHaveLength(sum.list.length);
      expect(rows(sum).length > 0 || sum.input === 'choice').toBe(true);
    }
  });
});

describe('the juice stand', () => {
  it('gives as change what was paid above the price, which its till can lay out', () => {
    const change = [...ofKind('change'), ...ofKind('twoJuices')];
    expect(differing(change, ({ n }) => n.paid! - n.price! - (n.second ?? 0))).toEqual([]);
    expect(change.filter(({ n, answer }) => !fewest(answer).every((piece) => tillUpTo(n.paid! - 1).includes(piece)))).toEqual([]); // prettier-ignore
  });

  it('adds, compares by the kilo, and knows what is left', () => {
    expect(differing(ofKind('total'), ({ n }) => n.many! * n.price! + n.few! * n.second!)).toEqual([]);
    expect(differing(ofKind('left'), ({ n, list }) => n.income! - total(list))).toEqual([]);
    expect(differing(ofKind('months'), ({ n }) => n.goal! / n.each!)).toEqual([]);
    const each = ({ list }: Sum): number[] => [1, 2, 5].map((size, at) => list[at]! / size);
    expect(differing(ofKind('compare'), (sum) => each(sum).indexOf(Math.min(...each(sum))))).toEqual([]);
  });
});

describe('percentages', () => {
  it('are taken off, put on, shared out and found', () => {
    expect(differing(ofKind('discount'), ({ n }) => n.price! - (n.price! * n.off!) / 100)).toEqual([]);
    expect(differing(ofKind('raise'), ({ n }) => n.price! + (n.price! * n.up!) / 100)).toEqual([]);
    expect(differing(ofKind('share'), ({ n }) => (n.sold! * n.part!) / 100)).toEqual([]);
    expect(differing(ofKind('whichPercent'), ({ n }) => ((n.price! - n.now!) / n.price!) * 100)).toEqual([]);
    expect(differing(ofKind('remain'), ({ n, list }) => n.income! - total(list.map((part) => (n.income! * part) / 100)))).toEqual([]); // prettier-ignore
  });

  it('of an income fill a goal in the first month that is enough', () => {
    const each = ({ n }: Sum): number => (n.income! * n.part!) / 100;
    expect(differing(ofKind('monthsOfShare'), (sum) => Math.ceil(sum.n.goal! / each(sum)))).toEqual([]);
  });

  it('make the offer with the lowest total the right one', () => {
    const totals = ({ n }: Sum): number[] => {
      const full = n.price! * n.units!;
      return [(full / 3) * 2, full - (full * n.off!) / 100, full - n.cut!];
    };
    expect(differing(ofKind('promo'), (sum) => totals(sum).indexOf(Math.min(...totals(sum))))).toEqual([]);
  });
});

describe('interest', () => {
  it('is rounded to the peso, a half up', () => {
    expect([toPeso(149), toPeso(150), toPeso(151)]).toEqual([1, 2, 2]);
    expect(compounded(12300, 5, 2)).toBe(12300 + 615 + 646);
    expect(owedAfter(2, { debt: 40000, rate: 3, paid: 8000 })).toBe(40000 + 1200 - 8000 + 996 - 8000);
  });

  it('says the rounding wherever a sum could need one', () => {
    for (const language of ['es', 'en'] as const)
      for (const kind of ['compound', 'debt'] as const) {
        const rows = texts[language].kinds[kind].rows(ofKind(kind)[0]!);
        expect(rows.flat()).toContainEqual(expect.stringMatching(/0[.,]5/));
      }
  });

  it('is the same each year where it is simple, and on all there is where it is compound', () => {
    expect(differing(ofKind('simple'), ({ n }) => n.capital! + (n.capital! / 100) * n.rate! * n.years!)).toEqual([]);
    expect(ofKind('compound').filter(({ n, answer }) => Math.abs(n.capital! * (1 + n.rate! / 100) ** 2 - answer) > 1)).toEqual([]); // prettier-ignore
  });
});

describe('small print', () => {
  it('makes the offer that looks cheapest never the cheapest', () => {
    const offers = ofKind('offer');
    expect(offers.filter(({ n, answer }) => n.low! >= n.cash! || answer === 2)).toEqual([]);
    const totals = ({ n }: Sum): number[] => [n.cash! + n.delivery!, n.count! * n.each!, n.low! + 6 * n.insured!];
    expect(differing(offers, (sum) => totals(sum).indexOf(Math.min(...totals(sum))))).toEqual([]);
  });

  it('of instalments is what is paid above the cash price', () => {
    expect(differing(ofKind('instalments'), ({ n }) => n.count! * n.each! + n.fee! - n.cash!)).toEqual([]);
    expect(ofKind('instalments').filter(({ n }) => n.cash! <= 0)).toEqual([]);
    expect(differing(ofKind('surcharge'), ({ n }) => ((n.count! * n.each! - n.cash!) / n.cash!) * 100)).toEqual([]);
  });

  it('of discounts: one after another, back to before, and down after up', () => {
    expect(differing(ofKind('twice'), ({ n }) => (((n.price! * (100 - n.off!)) / 100) * (100 - n.more!)) / 100)).toEqual([]); // prettier-ignore
    expect(ofKind('before').filter(({ n, answer }) => (answer * (100 - n.off!)) / 100 !== n.paid)).toEqual([]);
    expect(ofKind('upDown').filter(({ n, answer }) => answer >= n.price!)).toEqual([]);
  });

  it('of a plan leaves out the least expense that is enough', () => {
    for (const { n, list, answer } of ofKind('plan')) {
      const saves = (cost: number): boolean => n.income! - total(list) + cost >= n.wanted!;
      expect(saves(0)).toBe(false);
      expect(list[answer]).toBe(Math.min(...list.filter(saves)));
    }
  });
});

describe('money', () => {
  it('is written as a language groups it', () => {
    expect([pesos(950, 'es'), pesos(12500, 'es'), pesos(1234567, 'en')]).toEqual(['$950', '$12.500', '$1,234,567']);
  });

  it('is laid out in few pieces', () => {
    expect(fewest(3850)).toEqual([2000, 1000, 500, 100, 100, 100, 50]);
  });
});

describe('the nine goals', () => {
  it('have a name each, and four months', () => {
    expect([texts.es.goals.length, texts.en.goals.length]).toEqual([9, 9]);
    expect([goalOf(0, 0), goalOf(0, 3), goalOf(0, 4), goalOf(2, 11)]).toEqual([0, 0, 1, 8]);
  });

  it('are reached by the coins of all four', () => {
    const marks = ['1.4', '1.5', '1.6', '0.0', '0.1', '0.2', '0.3'];
    expect(goalsReached(marks).flatMap((isReached, goal) => (isReached ? [goal] : []))).toEqual([0]);
    expect(goalsReached([...marks, '1.7'])[4]).toBe(true);
  });
});

describe('achievements of the bank', () => {
  const marksOf = (level: number): string[] => Array.from({ length: MONTHS }, (_, month) => markOf(level, month));

  it('for a year of which all was shown are none but progress at nothing', () => {
    const shown = { level: 0, first: 0, shown: MONTHS, tasks: MONTHS, marks: [] };
    expect(Object.fromEntries(earnedBy(achievements, profileAfter(fromText(null), shown), shown))).toEqual({
      ...{ BIKE: 0, FAIR_CHANGE: 0 },
    });
  });

  it('come all with three years without a mistake', () => {
    let profile = fromText(null);
    const earned = LEVELS.flatMap((level) => {
      const round = { level, first: MONTHS, shown: 0, tasks: MONTHS, marks: marksOf(level) };
      profile = profileAfter(profile, round);
      return earnedBy(achievements, profile, round);
    });
    expect(Object.fromEntries(earned)).toEqual({
      ...{ FIRST_COIN: true, BIKE: 9, FAIR_CHANGE: 36, SMALL_PRINT: true, UNBROKEN: true },
    });
  });

  it('count an offer alone as small print', () => {
    expect(OFFERS).toEqual(['2.3', '2.7']);
  });
});
