import { achievements as ofLoom } from '../loom/achievements.js';
import { clothOf, faultsOf } from '../loom/cloth.js';
import { achievements as ofMarket } from '../market/achievements.js';
import { orderOf, piecesOf, sum } from '../market/fractions.js';
import { achievements as ofOrbit } from '../orbit/achievements.js';
import { skyOf, together } from '../orbit/moons.js';
import { achievements as ofWords } from '../words/achievements.js';
import { kindOf, wantsAccent, wordOf, WORDS } from '../words/word-list.js';
import { earnedBy } from './achievements.js';
import { seeded } from './chance.js';
import { fromText, profileAfter, toText } from './profile.js';

const LEVELS = [0, 1, 2];
/** The same hundred tasks of a level each time. */
const hundred = <Task>(make: (level: number, chance: () => number) => Task, level: number): Task[] =>
  Array.from({ length: 100 }, (_, seed) => make(level, seeded(seed)));

describe('an order at the market', () => {
  it.each(LEVELS)('of level %i can be served with one of the knives, and is less than a melon', (level) => {
    for (const order of hundred(orderOf, level)) {
      expect(order.num).toBeLessThan(order.den);
      expect(order.cuts.some((cut) => Number.isInteger(piecesOf(order, cut)))).toBe(true);
    }
  });

  it('of equals never has the knife that it names', () => {
    expect(hundred(orderOf, 1).filter(({ den, cuts }) => cuts.includes(den))).toEqual([]);
  });

  it('of two is their sum', () => {
    expect(sum([[1, 2], [1, 4]])).toEqual([3, 4]); // prettier-ignore
    expect(sum([[1, 3], [1, 6]])).toEqual([1, 2]); // prettier-ignore
  });
});

describe('a cloth', () => {
  it.each(LEVELS)('of level %i has a half to weave, and no fault once it is woven', (level) => {
    for (const cloth of hundred(clothOf, level)) {
      const half = cloth.whole.map((cells, row) => cells.map((colour, at) => (cloth.isWoven[row]![at] ? colour : 0)));
      expect(faultsOf(cloth, half).length).toBeGreaterThan(0);
      expect(faultsOf(cloth, cloth.whole)).toEqual([]);
    }
  });

  it('mirrors, turns or shifts the left half', () => {
    const [mirrored, turned, shifted] = LEVELS.map((level) => clothOf(level, seeded(3)).whole);
    expect(mirrored![0]).toEqual([...mirrored![0]!].reverse());
    expect(turned![0]).toEqual([...turned![5]!].reverse());
    expect(shifted![2]!.slice(0, 3)).toEqual(shifted![2]!.slice(3));
  });
});

describe('a sky', () => {
  it.each(LEVELS)('of level %i has the moons that reach its number, and six different ones', (level) => {
    for (const { moons, answer, target, sign, count } of hundred(skyOf, level)) {
      expect(new Set(moons).size).toBe(6);
      expect(answer.every((moon) => moons.includes(moon))).toBe(true);
      expect([answer.length, together(answer, sign)]).toEqual([count, target]);
    }
  });
});

describe('a word', () => {
  it.each([
    ['ca-MIÓN', 'aguda'],
    ['CA-sa', 'grave'],
    ['MÚ-si-ca', 'esdrújula'],
  ])('%s is %s', (written, kind) => expect(kindOf(wordOf(written))).toBe(kind));

  it('has its accent exactly where the rules want one, all of them', () => {
    expect(WORDS.filter((word) => wantsAccent(word) !== word.accentAt >= 0)).toEqual([]);
    expect(WORDS.filter(({ strong }) => strong === -1)).toEqual([]);
  });
});

describe.each([
  ['the market', ofMarket, { FIRST_SALE: true, EXACT_CUT: 0 }],
  ['the loom', ofLoom, { FIRST_THREAD: true, MIRROR: 0 }],
  ['the orbit', ofOrbit, { LIFT_OFF: true, MOON_FISHER: 0 }],
  ['the words', ofWords, { FIRST_HOUSE: true, WORD_MASON: 0 }],
] as const)('%s', (_, achievements, first) => {
  const tasks = 8;
  const fresh = fromText(null);

  it('gives for a round of which all was shown its first achievement alone', () => {
    const round = { level: 0, first: 0, shown: tasks, tasks };
    expect(Object.fromEntries(earnedBy(achievements, profileAfter(fresh, round), round))).toEqual(first);
  });

  it('gives all that it has for ten rounds on all levels, without a mistake', () => {
    let profile = fresh;
    const earned = Array.from({ length: 10 }, (_round, at) => {
      const round = { level: at % 3, first: tasks, shown: 0, tasks };
      profile = profileAfter(profile, round);
      return earnedBy(achievements, profile, round);
    });
    const of = Object.entries(achievements).map(([key, { kind }]) => [key, kind === 'progress' ? 10 * tasks : true]);
    expect(Object.fromEntries(earned.flat())).toEqual(Object.fromEntries(of));
  });
});

describe('what a person has done', () => {
  it('keeps the best round of each level, and survives being written', () => {
    const once = profileAfter(fromText(null), { level: 1, first: 5, shown: 0, tasks: 8 });
    const twice = profileAfter(once, { level: 1, first: 3, shown: 2, tasks: 8 });
    expect(fromText(toText(twice))).toEqual({ best: [null, 5], solved: 8, rounds: 2 });
  });

  it('tells a round with nothing right at the first try from no round', () => {
    const { best } = profileAfter(fromText(null), { level: 1, first: 0, shown: 8, tasks: 8 });
    expect(best).toEqual([null, 0]);
  });

  it('keeps what was reached, each once, and that the sound is on', () => {
    const round = { level: 0, first: 1, shown: 0, tasks: 8 };
    const once = profileAfter({ ...fromText(null), hasSound: true }, { ...round, marks: ['0.0', '0.1'] });
    const twice = profileAfter(once, { ...round, marks: ['0.1', '0.2'] });
    expect(fromText(toText(twice))).toEqual({
      ...{ best: [1], solved: 2, rounds: 2 },
      ...{ marks: ['0.0', '0.1', '0.2'], hasSound: true },
    });
  });

  it.each([
    '{"best":[1],"solved":1,"rounds":1,"marks":7}',
    '{"best":[1],"solved":1,"rounds":1,"marks":[7],"hasSound":0}',
  ])('of which a part is broken keeps the rest: %j', (text) => {
    expect(fromText(text)).toEqual({ best: [1], solved: 1, rounds: 1 });
  });

  it.each(['', 'null', '{}', '{"best":1}', '{"best":[1],"solved":-1,"rounds":0}'])('starts afresh from %j', (text) => {
    expect(fromText(text)).toEqual({ best: [], solved: 0, rounds: 0 });
  });
});
