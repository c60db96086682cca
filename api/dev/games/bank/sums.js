import { shuffled } from '../common/chance.js';
import { toPeso } from './money.js';

/**
 * How an answer is given: laid out in coins, typed in pesos, as a percentage or in months, or one of several chosen.
 * @typedef {'coins' | 'pesos' | 'percent' | 'months' | 'choice'} Input
 *
 * A sum to work out. What `n` and `list` mean is the kind's own.
 * @typedef {{ kind: Kind, input: Input, n: Record<string, number>, list: number[], answer: number }} Sum
 * @typedef {() => number} Chance
 */

/** One of `from` to `to`, in steps. @param {Chance} chance @param {number} from @param {number} to @param {number} step */
const between = (chance, from, to, step) => from + step * Math.floor(chance() * ((to - from) / step + 1));
/** @template T @param {Chance} chance @param {readonly T[]} all */
const pick = (chance, all) => all[Math.floor(chance() * all.length)];
const total = (/** @type {readonly number[]} */ all) => all.reduce((sum, one) => sum + one, 0);
const lowest = (/** @type {readonly number[]} */ all) => all.indexOf(Math.min(...all));

/** Draws until what was drawn will do. @template T @param {() => T} make @param {(made: T) => boolean} holds @returns {T} */
function until(make, holds) {
  for (;;) {
    const made = make();
    if (holds(made)) return made;
  }
}

const NOTES = [1000, 2000, 5000, 10000];

/** @satisfies {Record<string, (chance: Chance) => Omit<Sum, 'kind'>>} */
const STAND = {
  change: (/** @type {Chance} */ chance) => {
    const price = between(chance, 650, 1850, 50);
    const paid = pick(chance, NOTES.filter((note) => note > price && note < 10000)); // prettier-ignore
    return { input: 'coins', n: { price, paid }, list: [], answer: paid - price };
  },
  twoJuices: (/** @type {Chance} */ chance) => {
    const [price, second] = [between(chance, 850, 1950, 50), between(chance, 650, 1850, 50)];
    const paid = pick(chance, NOTES.filter((note) => note > price + second)); // prettier-ignore
    return { input: 'coins', n: { price, second, paid }, list: [], answer: paid - price - second };
  },
  total: (/** @type {Chance} */ chance) => {
    const n = {
      ...{ many: between(chance, 2, 5, 1), price: between(chance, 700, 1500, 50) },
      ...{ few: between(chance, 2, 3, 1), second: between(chance, 400, 900, 50) },
    };
    return { input: 'pesos', n, list: [], answer: n.many * n.price + n.few * n.second };
  },
  compare: (/** @type {Chance} */ chance) => {
    const sizes = [1, 2, 5];
    const each = until(
      () => sizes.map(() => between(chance, 700, 1200, 20)),
      (all) => new Set(all).size === 3,
    );
    return { input: 'choice', n: {}, list: each.map((unit, at) => unit * sizes[at]), answer: lowest(each) };
  },
  left: (/** @type {Chance} */ chance) => {
    const list = [
      between(chance, 6000, 14000, 500),
      between(chance, 2000, 6000, 500),
      between(chance, 1500, 5000, 500),
    ];
    const answer = between(chance, 3000, 12000, 500);
    return { input: 'pesos', n: { income: total(list) + answer }, list, answer };
  },
  months: (/** @type {Chance} */ chance) => {
    const [each, answer] = [between(chance, 2500, 8000, 500), between(chance, 4, 11, 1)];
    return { input: 'months', n: { each, goal: each * answer }, list: [], answer };
  },
};

const OFF = [10, 20, 25, 30, 40, 50];

/** @satisfies {Record<string, (chance: Chance) => Omit<Sum, 'kind'>>} */
const PERCENT = {
  discount: (/** @type {Chance} */ chance) => {
    const [price, off] = [between(chance, 4000, 48000, 1000), pick(chance, OFF)];
    return { input: 'pesos', n: { price, off }, list: [], answer: (price * (100 - off)) / 100 };
  },
  share: (/** @type {Chance} */ chance) => {
    const [sold, part] = [between(chance, 20000, 90000, 2000), pick(chance, [5, 15, 20, 25, 30, 35])];
    return { input: 'pesos', n: { sold, part }, list: [], answer: (sold * part) / 100 };
  },
  whichPercent: (/** @type {Chance} */ chance) => {
    const [price, answer] = [between(chance, 5000, 40000, 1000), pick(chance, [5, 10, 15, 20, 25, 30, 40, 60, 75])];
    return { input: 'percent', n: { price, now: (price * (100 - answer)) / 100 }, list: [], answer };
  },
  promo: (/** @type {Chance} */ chance) => {
    const made = until(
      () => {
        const [price, units, off] = [between(chance, 900, 3600, 300), pick(chance, [3, 6]), pick(chance, [20, 25, 30, 40])]; // prettier-ignore
        const cut = between(chance, 600, 6000, 200);
        const list = [(price * units * 2) / 3, (price * units * (100 - off)) / 100, price * units - cut];
        return { n: { price, units, off, cut }, list };
      },
      ({ n, list }) => new Set(list).size === 3 && n.cut * 2 < n.price * n.units,
    );
    return { input: 'choice', ...made, answer: lowest(made.list) };
  },
  remain: (/** @type {Chance} */ chance) => {
    const income = between(chance, 300000, 900000, 20000);
    const list = [pick(chance, [30, 35, 40]), pick(chance, [10, 15, 20]), pick(chance, [5, 10])];
    return { input: 'pesos', n: { income }, list, answer: (income * (100 - total(list))) / 100 };
  },
  raise: (/** @type {Chance} */ chance) => {
    const [price, up] = [between(chance, 800, 2400, 100), pick(chance, [5, 10, 15, 20, 25])];
    return { input: 'pesos', n: { price, up }, list: [], answer: (price * (100 + up)) / 100 };
  },
  monthsOfShare: (/** @type {Chance} */ chance) => {
    const [income, part] = [between(chance, 40000, 80000, 10000), pick(chance, [10, 15, 20])];
    const [each, answer] = [(income * part) / 100, between(chance, 4, 9, 1)];
    return { input: 'months', n: { income, part, goal: each * answer - between(chance, 500, 3500, 500) }, list: [], answer }; // prettier-ignore
  },
};

/** A sum after interest of so many percent for each of some years, every year's to the whole peso. */
export function compounded(/** @type {number} */ capital, /** @type {number} */ rate, /** @type {number} */ years) {
  let sum = capital;
  for (let year = 0; year < years; year += 1) sum += toPeso(sum * rate);
  return sum;
}

/** A debt after some months: first the month's interest, to the whole peso, then a payment. */
export function owedAfter(
  /** @type {number} */ months,
  /** @type {{ debt: number, rate: number, paid: number }} */ { debt, rate, paid },
) {
  let owed = debt;
  for (let month = 0; month < months; month += 1) owed += toPeso(owed * rate) - paid;
  return owed;
}

/** @satisfies {Record<string, (chance: Chance) => Omit<Sum, 'kind'>>} */
const INTEREST = {
  simple: (/** @type {Chance} */ chance) => {
    const n = { capital: between(chance, 20000, 90000, 5000), rate: between(chance, 2, 8, 1), years: between(chance, 2, 4, 1) }; // prettier-ignore
    return { input: 'pesos', n, list: [], answer: n.capital + (n.capital * n.rate * n.years) / 100 };
  },
  compound: (/** @type {Chance} */ chance) => {
    const n = { capital: between(chance, 20000, 90000, 1500), rate: pick(chance, [4, 5, 6, 8, 10]), years: 2 };
    return { input: 'pesos', n, list: [], answer: compounded(n.capital, n.rate, n.years) };
  },
  instalments: (/** @type {Chance} */ chance) => {
    const [count, each, fee] = [pick(chance, [3, 6, 10, 12]), between(chance, 6000, 15000, 500), between(chance, 1500, 4500, 500)]; // prettier-ignore
    const answer = fee + between(chance, 3000, 12000, 500);
    return { input: 'pesos', n: { count, each, fee, cash: count * each + fee - answer }, list: [], answer };
  },
  /** The one that looks cheapest never is. */
  offer: (/** @type {Chance} */ chance) => {
    const made = until(
      () => {
        const n = {
          ...{ cash: between(chance, 60000, 120000, 5000), delivery: between(chance, 3000, 9000, 1000) },
          ...{ count: pick(chance, [6, 10, 12]), each: between(chance, 5000, 20000, 500) },
          ...{ low: between(chance, 50000, 110000, 5000), insured: between(chance, 1500, 3500, 500) },
        };
        return { n, list: [n.cash + n.delivery, n.count * n.each, n.low + 6 * n.insured] };
      },
      ({ n, list }) => n.low < n.cash && lowest(list) !== 2 && Math.max(...list) - Math.min(...list) < 25000 && new Set(list).size === 3, // prettier-ignore
    );
    return { input: 'choice', ...made, answer: lowest(made.list) };
  },
  before: (/** @type {Chance} */ chance) => {
    const [answer, off] = [between(chance, 8000, 60000, 2000), pick(chance, [10, 15, 20, 25, 30, 40])];
    return { input: 'pesos', n: { off, paid: (answer * (100 - off)) / 100 }, list: [], answer };
  },
  twice: (/** @type {Chance} */ chance) => {
    const n = { price: between(chance, 10000, 60000, 1000), off: pick(chance, [20, 30, 40, 50]), more: pick(chance, [10, 20]) }; // prettier-ignore
    return { input: 'pesos', n, list: [], answer: (n.price * (100 - n.off) * (100 - n.more)) / 10000 };
  },
  upDown: (/** @type {Chance} */ chance) => {
    const n = { price: between(chance, 10000, 50000, 1000), rate: pick(chance, [10, 20, 30, 40]) };
    return { input: 'pesos', n, list: [], answer: (n.price * (100 + n.rate) * (100 - n.rate)) / 10000 };
  },
  debt: (/** @type {Chance} */ chance) => {
    const n = { debt: between(chance, 40000, 90000, 5000), rate: pick(chance, [2, 3, 4, 5]), paid: between(chance, 8000, 15000, 1000) }; // prettier-ignore
    return { input: 'pesos', n, list: [], answer: owedAfter(2, n) };
  },
  surcharge: (/** @type {Chance} */ chance) => {
    const [each, count, answer] = [between(chance, 2, 12, 1), 10, pick(chance, [10, 15, 20, 25, 30, 40])];
    // The cash price is ten times this, and so the instalments are whole.
    const cash = each * 10000;
    return { input: 'percent', n: { cash, count, each: (cash * (100 + answer)) / 1000 }, list: [], answer };
  },
  /** Leaving out the least that is enough. */
  plan: (/** @type {Chance} */ chance) => {
    const made = until(
      () => {
        const list = shuffled([between(chance, 4000, 9000, 1000), between(chance, 10000, 15000, 1000), between(chance, 16000, 22000, 1000), between(chance, 24000, 36000, 1000)], chance); // prettier-ignore
        const income = total(list) + between(chance, 1000, 6000, 1000);
        return { n: { income, wanted: between(chance, 9000, 26000, 1000) }, list };
      },
      ({ n, list }) => {
        const needed = n.wanted - (n.income - total(list));
        return needed > Math.min(...list) && needed <= Math.max(...list);
      },
    );
    const needed = made.n.wanted - (made.n.income - total(made.list));
    const answer = made.list.indexOf(Math.min(...made.list.filter((cost) => cost >= needed)));
    return { input: 'choice', n: { ...made.n, needed }, list: made.list, answer };
  },
};

const KINDS = { ...STAND, ...PERCENT, ...INTEREST };
/** @typedef {keyof typeof KINDS} Kind */

/** The kind of each month, by level. @type {Kind[][]} */
export const YEARS = [
  ['change', 'total', 'twoJuices', 'compare', 'change', 'left', 'twoJuices', 'months', 'change', 'total', 'compare', 'left'], // prettier-ignore
  ['discount', 'share', 'whichPercent', 'promo', 'discount', 'remain', 'raise', 'promo', 'share', 'whichPercent', 'remain', 'monthsOfShare'], // prettier-ignore
  ['simple', 'twice', 'instalments', 'offer', 'before', 'compound', 'plan', 'offer', 'upDown', 'debt', 'surcharge', 'plan'], // prettier-ignore
];

/** @param {number} level @param {number} month @param {Chance} chance @returns {Sum} */
export function sumOf(level, month, chance) {
  const kind = YEARS[level][month];
  return { kind, .../** @type {Omit<Sum, 'kind'>} */ (KINDS[kind](chance)) };
}
