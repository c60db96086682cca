import { earnedBy } from '../common/achievements.js';
import { seeded } from '../common/chance.js';
import { fromText, profileAfter } from '../common/profile.js';
import { achievements } from './achievements.js';
import { countsOf, fitting, goesInto, ordersOf, squaresOf } from './plate.js';
import {
  COLOURS,
  COOL,
  EATEN,
  FAMILIES,
  familyOf,
  GROUPS,
  NUTRIENTS,
  PLATE,
  ROTATED,
  ROTATION,
  SEASONS,
  SQUARES,
  WARM,
  WEEKS,
} from './plants.js';
import { ALIVE, LIFELESS, NEEDS, STAGES } from './seeds.js';
import { COMPOST, EATERS, INSECTS, PESTS, POLLINATORS, RUBBISH, SISTERS, WATERING } from './soil.js';
import { FIVE_COLOURS, grownOf, isRight, LEVELS, markOf, roundOf, TASKS, WORM, type Kind, type Step } from './steps.js';
import { texts } from './texts/index.js';

const LANGUAGES = ['es', 'en'] as const;
const SEEDS = Array.from({ length: 100 }, (_, seed) => seed);
/** The rounds of a hundred seeds. */
const rounds = LEVELS.flatMap((_, level) => SEEDS.map((seed) => roundOf(level, seeded(seed))));
const all = rounds.flat();
const ofKind = (kind: Kind): Step[] => all.filter((step) => step.kind === kind);
const rightOf = ({ options, answer }: Step): string[] => answer.map((at) => options[at]!);
const oneRight = (step: Step): string => rightOf(step)[0]!;
const wrongOf = ({ options, answer }: Step): string[] => options.filter((_, at) => !answer.includes(at));
const keyOf = (record: Record<string, string[]>, one: string): string | undefined =>
  Object.keys(record).find((key) => record[key]!.includes(one));

/** Those of a kind of which more or less than the right choice is true. */
function faulty(kind: Kind, isTrue: (option: string, step: Step) => boolean): Step[] {
  const steps = ofKind(kind);
  expect([kind, steps.length > 0]).toEqual([kind, true]);
  const right = (step: Step): number[] => [...step.options.keys()].filter((at) => isTrue(step.options[at]!, step));
  return steps.filter((step) => right(step).join() !== step.answer.join());
}

describe('a round', () => {
  it('has ten tasks, and the same ones for the same seed', () => {
    expect(LEVELS.map((kinds) => kinds.length)).toEqual([TASKS, TASKS, TASKS]);
    expect(rounds.filter((steps) => steps.length !== TASKS)).toEqual([]);
    for (const level of [0, 1, 2]) expect(roundOf(level, seeded(9))).toEqual(roundOf(level, seeded(9)));
  });

  it('is another one for another seed', () => {
    for (const level of [0, 1, 2]) expect(roundOf(level, seeded(1))).not.toEqual(roundOf(level, seeded(2)));
  });

  it('has no task twice', () => {
    const keys = (steps: Step[]): string[] => steps.map(({ kind, about, n }) => JSON.stringify([kind, about, n]));
    expect(rounds.filter((steps) => new Set(keys(steps)).size !== TASKS)).toEqual([]);
  });
});

describe('every task', () => {
  it('has different choices, of which some are not right unless all are put in order', () => {
    expect(all.filter(({ options }) => new Set(options).size !== options.length)).toEqual([]);
    expect(all.filter(({ input, options, answer }) => (input === 'order') !== (options.length === answer.length))).toEqual([]); // prettier-ignore
    expect(all.filter(({ input, answer }) => input === 'one' && answer.length !== 1)).toEqual([]);
    expect(all.filter(({ options, answer }) => answer.some((at) => options[at] === undefined))).toEqual([]);
  });

  it('is not right in the order in which it comes', () => {
    const ordered = all.filter(({ input }) => input === 'order');
    expect(ordered.filter((step) => isRight(step, [...step.options.keys()]))).toEqual([]);
  });

  it.each(LANGUAGES)('is said in %s, each choice by another name', (language) => {
    const { kinds, names } = texts[language];
    for (const step of all) {
      const { order, hint, why, caption, rows, option } = kinds[step.kind];
      const choices = step.options.map((one) => option?.(one) ?? names[one] ?? one);
      const said = [order(step), hint(step), why(step), caption?.(step) ?? '-', ...(rows?.(step) ?? []).flat(), ...choices]; // prettier-ignore
      expect(said.filter((text) => text.trim() === '' || /undefined|NaN|[a-z][A-Z]/.test(text))).toEqual([]);
      expect(new Set(choices).size).toBe(choices.length);
    }
  });

  it('has names for the same things in both languages', () => {
    expect(Object.keys(texts.en.names).sort()).toEqual(Object.keys(texts.es.names).sort());
  });

  it('comes with another right place from time to time', () => {
    const kinds = new Set(all.filter(({ input }) => input === 'one').map(({ kind }) => kind));
    for (const kind of kinds)
      if (kind !== 'rain') expect([kind, new Set(ofKind(kind).map(({ answer }) => answer[0])).size > 1]).toEqual([kind, true]); // prettier-ignore
  });
});

describe('from the seed to the plant', () => {
  it('puts a life in order', () => {
    for (const step of [...ofKind('cycle'), ...ofKind('longCycle')]) {
      const stages = rightOf(step).map((stage) => STAGES.indexOf(stage));
      expect(stages).toEqual([...stages].sort((a, b) => a - b));
      expect([stages[0], stages.at(-1)]).toEqual([0, STAGES.length - 1]);
    }
    expect(faulty('next', (stage, { about }) => STAGES.indexOf(stage) === STAGES.indexOf(about[0]!) + 1)).toEqual([]);
  });

  it('knows what a seed and a plant need', () => {
    expect(faulty('needs', (need, { about }) => NEEDS[about[0]!]![0].includes(need)).map(({ about }) => about)).toEqual([]); // prettier-ignore
    expect(Object.values(NEEDS).flatMap(([needs, not]) => needs.filter((need) => not.includes(need)))).toEqual([]);
  });

  it('knows which part is eaten', () => {
    expect(faulty('part', (part, { about }) => part === keyOf(EATEN, about[0]!))).toEqual([]);
    expect(faulty('eaten', (plant, { about }) => EATEN[about[0]!]!.includes(plant))).toEqual([]);
    expect(faulty('job', (part, { about }) => part === about[0])).toEqual([]);
    expect(faulty('seedOf', (plant, { about }) => plant === about[0])).toEqual([]);
  });

  it('knows what is alive', () => {
    expect(faulty('alive', (one) => ALIVE.includes(one) && !LIFELESS.includes(one))).toEqual([]);
  });
});

describe('the living soil', () => {
  it('has the seasons of the south', () => {
    expect(SEASONS).toEqual({ summer: [1, 2], autumn: [4, 5], winter: [7, 8], spring: [10, 11] });
    expect(faulty('season', (season, { n }) => SEASONS[season]!.includes(n.month!))).toEqual([]);
  });

  it('sows for the cold in autumn, and for warmth in spring', () => {
    for (const kind of ['sowAutumn', 'frost'] as const)
      expect(faulty(kind, (plant) => COOL.includes(plant))).toEqual([]);
    expect(faulty('sowSpring', (plant) => WARM.includes(plant))).toEqual([]);
    // At the end of winter peas can still be sown.
    expect(ofKind('sowSpring').filter(({ options }) => options.includes('pea'))).toEqual([]);
  });

  it('knows its visitors', () => {
    expect(faulty('pollinator', (one) => POLLINATORS.includes(one))).toEqual([]);
    expect(faulty('insect', (one) => INSECTS.includes(one))).toEqual([]);
    expect(faulty('pest', (one, { about }) => PESTS[one] === about[0])).toEqual([]);
    expect(faulty('eater', (one, { about }) => EATERS[about[0]!] === one)).toEqual([]);
  });

  it('makes compost of what was alive', () => {
    const steps = ofKind('compost');
    expect(steps.filter((step) => !rightOf(step).every((one) => COMPOST.includes(one)))).toEqual([]);
    expect(steps.filter((step) => !wrongOf(step).every((one) => RUBBISH.includes(one)))).toEqual([]);
  });

  it('knows what each of three sisters does', () => {
    expect(faulty('sister', (one, { about }) => SISTERS[one] === about[0])).toEqual([]);
  });

  it('waters early on a hot day, and not where the soil is wet', () => {
    const early = ({ about }: Step): string => (about[0] === 'heat' ? 'early' : 'none');
    for (const kind of ['dry', 'rain'] as const) {
      expect(faulty(kind, (option, step) => option === early(step))).toEqual([]);
      expect(ofKind(kind).filter(({ options }) => options !== WATERING)).toEqual([]);
    }
  });

  it('has the rain, and so the worm, in every round', () => {
    expect(ofKind('rain')).toHaveLength(SEEDS.length);
  });
});

describe('plates', () => {
  const colourOf = (food: string): string | undefined => keyOf(COLOURS, food);

  it('come to five colours in one way alone', () => {
    const steps = ofKind('colours');
    expect(steps).toHaveLength(SEEDS.length);
    for (const step of steps) {
      const [there, missing] = [step.about.map(colourOf), rightOf(step).map(colourOf)];
      expect(new Set([...there, ...missing]).size).toBe(5);
      expect(wrongOf(step).filter((food) => !there.includes(colourOf(food)))).toEqual([]);
      expect(step.options.filter((food) => step.about.includes(food))).toEqual([]);
    }
  });

  it('have their groups and parts', () => {
    expect(faulty('group', (food, { about }) => GROUPS[about[0]!]!.includes(food))).toEqual([]);
    expect(faulty('missing', (food, { about }) => PLATE[about[0]!]!.includes(food))).toEqual([]);
    expect(faulty('gives', (food, { about }) => NUTRIENTS[about[0]!]!.much.includes(food))).toEqual([]);
    for (const { much, little } of Object.values(NUTRIENTS))
      expect(much.filter((food) => little.includes(food))).toEqual([]);
  });

  it.each([EATEN, COLOURS, GROUPS, PLATE, ROTATED, FAMILIES] as Record<string, string[]>[])(
    'and plants are in one class each (%#)',
    (classes) => {
      const one = Object.values(classes).flat();
      expect(one).toHaveLength(new Set(one).size);
    },
  );
});

describe('plans', () => {
  it('count the squares that are free', () => {
    expect(faulty('fits', (count, { n, about }) => squaresOf([n.squash!, n.tomato!, 0]) + Number(count) * SQUARES[about[0]!]! === n.size)).toEqual([]); // prettier-ignore
    expect(ofKind('fits').filter((step) => Number(oneRight(step)) < 1)).toEqual([]);
    expect(faulty('fill', (plan, { n }) => squaresOf(countsOf(plan)) === n.size)).toEqual([]);
  });

  it('have one crop ready in time, and one that takes longest', () => {
    expect(faulty('ready', (plant, { n }) => WEEKS[plant]! <= n.left!)).toEqual([]);
    expect(faulty('together', (plant, { options }) => options.every((other) => WEEKS[other]! <= WEEKS[plant]!))).toEqual([]); // prettier-ignore
  });

  it('change the family of a bed', () => {
    expect(faulty('family', (plant, { about }) => familyOf(plant) !== familyOf(about[0]!))).toEqual([]);
  });

  it('go on in the order of the rotation', () => {
    const groupOf = (plant: string): number => ROTATION.indexOf(keyOf(ROTATED, plant)!);
    expect(faulty('rotation', (plant, { about, n }) => groupOf(plant) === (groupOf(about[0]!) + n.years!) % 4)).toEqual([]); // prettier-ignore
  });

  it('put four plants into four beds in one way alone', () => {
    const steps = ofKind('beds');
    expect(steps).toHaveLength(SEEDS.length);
    for (const step of steps) {
      const sizes = [0, 1, 2, 3].map((bed) => step.n[`bed${bed}`]!);
      expect(fitting(step.options, sizes, step.about)).toEqual([rightOf(step)]);
    }
  });

  it('know all orders, the room of a bed, and the family before', () => {
    expect(ordersOf([1, 2, 3])).toHaveLength(6);
    expect(new Set(ordersOf(['a', 'b', 'c', 'd']).map(String)).size).toBe(24);
    const into = (plant: string, size: number, before: string): boolean => goesInto(plant, size, before);
    expect([into('squash', 6, 'pea'), into('squash', 4, 'pea')]).toEqual([true, false]);
    expect([into('tomato', 6, 'potato'), into('tomato', 6, 'lettuce')]).toEqual([false, true]);
  });
});

describe('an answer', () => {
  const step = (input: Step['input'], answer: number[]): Step => ({
    ...{ kind: 'needs', input, options: ['a', 'b', 'c'], answer, about: [], n: {} },
  });

  it('of some is right in any order, one in order only in its own', () => {
    expect(isRight(step('many', [0, 2]), [2, 0])).toBe(true);
    expect(isRight(step('order', [1, 0, 2]), [0, 1, 2])).toBe(false);
    expect(isRight(step('order', [1, 0, 2]), [1, 0, 2])).toBe(true);
  });

  it('is wrong where something is missing or too much', () => {
    expect(isRight(step('many', [0, 2]), [0])).toBe(false);
    expect(isRight(step('many', [0, 2]), [0, 1, 2])).toBe(false);
    expect(isRight(step('one', [0]), [])).toBe(false);
  });
});

describe('the garden', () => {
  it('grows in the places that were solved', () => {
    const grown = grownOf([markOf(0, 0), markOf(2, 9), WORM]);
    expect(grown.map((places) => places.flatMap((isGrown, at) => (isGrown ? [at] : [])))).toEqual([[0], [], [9]]);
    expect(grown.map((places) => places.length)).toEqual([TASKS, TASKS, TASKS]);
  });
});

describe('achievements of the garden', () => {
  const marksOf = (level: number): string[] => Array.from({ length: TASKS }, (_, at) => markOf(level, at));
  const after = (round: { level: number; first: number; marks: string[] }): Record<string, unknown> => {
    const played = { ...round, shown: 0, tasks: TASKS };
    return Object.fromEntries(earnedBy(achievements, profileAfter(fromText(null), played), played));
  };

  it('for a round of which all was shown are none but progress at nothing', () => {
    expect(after({ level: 0, first: 0, marks: [] })).toEqual({ HARVEST: 0 });
  });

  it('come all with six rounds without a mistake and the worm', () => {
    let profile = fromText(null);
    const earned = [0, 1, 2, 0, 1, 2].flatMap((level) => {
      const marks = level === 1 ? [...marksOf(level), WORM] : marksOf(level);
      const round = { level, first: TASKS, shown: 0, tasks: TASKS, marks };
      profile = profileAfter(profile, round);
      return earnedBy(achievements, profile, round);
    });
    expect(Object.fromEntries(earned)).toEqual({
      ...{ FIRST_SPROUT: true, HARVEST: 60, FIVE_COLOURS: true, WORM_FRIEND: true },
    });
    expect(fromText(JSON.stringify(profile)).marks).toHaveLength(31);
  });

  it('count the plate of five colours, and the worm, each alone', () => {
    expect(after({ level: 2, first: 1, marks: [FIVE_COLOURS] })).toEqual({ FIRST_SPROUT: true, HARVEST: 1, FIVE_COLOURS: true }); // prettier-ignore
    expect(after({ level: 1, first: 0, marks: [WORM] })).toEqual({ HARVEST: 0, WORM_FRIEND: true });
  });
});
