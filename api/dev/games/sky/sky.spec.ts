import { earnedBy } from '../common/achievements.js';
import { seeded } from '../common/chance.js';
import { fromText, profileAfter } from '../common/profile.js';
import { achievements } from './achievements.js';
import { countOf, foundIn } from './found.js';
import { APART, aimed, areApart, candidates, CHART, HORIZON, llamaSky, placed, southernSky } from './geometry.js';
import { culmination, dipOf, FACTS, LIMITS, nightOf, PHASES, PLACES, questionsOf, ROUNDS, SHINING, sunlight, TASKS, TIMES, type Kind, type Question } from './questions.js'; // prettier-ignore
import { CONSTELLATIONS, LIGHT_YEARS, MAGNITUDES, PLANETS, WITH_A_BRIGHTEST } from './stars.js';
import { texts } from './texts/index.js';

const LEVELS = [0, 1, 2];
const LANGUAGES = ['es', 'en'] as const;
/** The nights of a hundred seeds. */
const nightsOf = (level: number): Question[][] =>
  Array.from({ length: 100 }, (_, seed) => questionsOf(level, seeded(seed)));
const nights = LEVELS.flatMap(nightsOf);
const all = nights.flat();
const ofKind = (...kinds: Kind[]): Question[] => all.filter(({ kind }) => kinds.includes(kind));
const right = ({ list, answer }: Question): number | string => list[Number(answer)]!;
const differing = (questions: Question[], expected: (question: Question) => number | string): Question[] =>
  questions.filter((question) => right(question) !== expected(question));
const magnitudeOf = (name: number | string): number => MAGNITUDES[name as keyof typeof MAGNITUDES];
/** On a chart that is drawn a tenth smaller than one of a constellation. */
const WIDE_APART = APART * 1.08;
/** What is missing, or a number with a tail of decimals. */
const BROKEN = /undefined|NaN|null|\d[.,]\d{4,}/;

describe('a night', () => {
  it('has ten questions, and the same ones for the same seed', () => {
    expect(ROUNDS.map((kinds) => kinds.length)).toEqual([TASKS, TASKS, TASKS]);
    expect(TASKS).toBe(10);
    expect(questionsOf(1, seeded(9))).toEqual(questionsOf(1, seeded(9)));
    expect(questionsOf(1, seeded(9))).not.toEqual(questionsOf(1, seeded(10)));
  });

  it('brings no phase, no constellation by its figure and no fact twice', () => {
    const twice = (night: Question[]): boolean => {
      const of = (...kinds: Kind[]): string[] => night.filter(({ kind }) => kinds.includes(kind)).map(({ n }) => JSON.stringify(n)); // prettier-ignore
      const groups = [of('nextPhase', 'phaseName', 'phasePicture'), of('figureName', 'figurePicture'), of('earthFact')];
      return groups.some((group) => new Set(group).size !== group.length);
    };
    expect(nights.filter(twice)).toEqual([]);
  });

  it('brings every kind, phase, constellation and fact in a hundred seeds', () => {
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(ROUNDS.flat(2)));
    expect(new Set(ofKind('nextPhase').map(({ n }) => n.phase)).size).toBe(PHASES);
    expect(new Set(ofKind('figureName').map(({ n }) => n.constellation)).size).toBe(CONSTELLATIONS.length);
    expect(new Set(ofKind('earthFact').map(({ n }) => n.fact)).size).toBe(FACTS.earth);
    expect(new Set(ofKind('telescopeFact').map(({ n }) => n.fact)).size).toBe(FACTS.telescope);
  });
});

describe('every question', () => {
  it('has three or four choices of which none comes twice, and one of them is right', () => {
    const counts = all.filter(({ list }) => ![3, 4].includes(list.length) || new Set(list).size !== list.length);
    expect(counts).toEqual([]);
    const chosen = all.filter(({ input }) => input !== 'order');
    expect(chosen.filter((question) => right(question) === undefined)).toEqual([]);
  });

  it('has its right answer at more than one place', () => {
    const kinds = [...new Set(all.map(({ kind }) => kind))];
    const fixed = kinds.filter((kind) => new Set(ofKind(kind).map(({ answer }) => String(answer))).size === 1);
    expect(fixed).toEqual([]);
  });

  it.each(LANGUAGES)('is said in %s, with a word for each choice that is no picture', (language) => {
    const { kinds } = texts[language];
    for (const question of all) {
      const { order, rows, options, hint, why } = kinds[question.kind];
      const choices = options?.(question) ?? [];
      const said = [order(question), hint(question), why(question), ...(rows?.(question).flat() ?? []), ...choices];
      expect(said.filter((text) => !text || text.length === 0 || BROKEN.test(text))).toEqual([]);
      if (options) expect(choices).toHaveLength(question.list.length);
      expect(new Set(choices).size).toBe(choices.length);
    }
  });

  it.each(LANGUAGES)('has its facts, shapes and Moons in %s', (language) => {
    const { facts, shapes, moons, constellations, charts } = texts[language];
    expect([facts.earth.length, facts.telescope.length]).toEqual([FACTS.earth, FACTS.telescope]);
    expect([...facts.earth, ...facts.telescope].filter(({ options }) => new Set(options).size !== 3)).toEqual([]);
    expect([shapes.length, constellations.length, new Set(shapes).size]).toEqual(Array(3).fill(CONSTELLATIONS.length));
    expect(new Set(moons).size).toBe(PHASES);
    expect(new Set([0, 10, 19, 27].map((tilt) => charts.rings(tilt))).size).toBe(4);
  });
});

describe('the Moon and the days', () => {
  it('of a phase shows that very phase', () => {
    expect(differing(ofKind('nextPhase', 'phaseName', 'phasePicture'), ({ n }) => n.phase!)).toEqual([]);
  });

  it('has the mirrored phase among the pictures', () => {
    expect(ofKind('phasePicture').filter(({ n, list }) => !list.includes((PHASES - n.phase!) % PHASES))).toEqual([]);
  });

  it('lets the Moon rise six hours later with each quarter', () => {
    expect(differing(ofKind('moonRise'), ({ n }) => n.phase! / 2)).toEqual([]);
  });

  it('counts the days between phases by the month of the Moon', () => {
    const days = ({ n }: Question): number => Math.round((((n.to! - n.from! + PHASES) % PHASES) / PHASES) * 29.5);
    expect(differing(ofKind('moonDays'), days)).toEqual([]);
  });

  it('knows the days of the year and the seasons of the other half of the Earth', () => {
    expect(differing(ofKind('dayLength'), ({ n }) => n.wanted!)).toEqual([]);
    expect(differing(ofKind('seasonNorth'), ({ n }) => (n.here! + 2) % 4)).toEqual([]);
  });

  it('orders and compares the planets', () => {
    const orders = ofKind('planetOrder').map(({ list, answer }) => (answer as number[]).map((at) => list[at] as number)); // prettier-ignore
    expect(orders.filter((order) => String(order) !== String([...order].sort((a, b) => a - b)))).toEqual([]);
    expect(PLANETS.map(({ distance }) => distance)).toEqual([...PLANETS.map(({ distance }) => distance)].sort((a, b) => a - b)); // prettier-ignore
    const largest = ({ list }: Question): number => Math.max(...list.map((at) => PLANETS[Number(at)]!.diameter));
    expect(ofKind('largest').filter((one) => PLANETS[Number(right(one))]!.diameter !== largest(one))).toEqual([]);
    expect(ofKind('planetBetween').filter(({ n, list }) => [n.right! - 1, n.right! + 1].some((side) => list.includes(side)))).toEqual([]); // prettier-ignore
  });

  it('has one star among what only reflects light', () => {
    const shining = ({ list }: Question): (number | string)[] => list.filter((one) => (SHINING as readonly unknown[]).includes(one)); // prettier-ignore
    expect(ofKind('ownLight').filter((one) => String(shining(one)) !== String(right(one)))).toEqual([]);
  });
});

describe('the map', () => {
  it('keeps each constellation in its chart, with places far enough apart to press', () => {
    for (const at of CONSTELLATIONS.keys()) {
      const points = placed(at, CHART);
      expect(points.every(([x, y]) => x >= 39 && x <= CHART.width - 39 && y >= 39 && y <= CHART.height - 39)).toBe(true); // prettier-ignore
      expect(candidates(at).length).toBeGreaterThanOrEqual(3);
      expect(areApart(candidates(at).map((star) => points[star]!))).toBe(true);
    }
  });

  it('shows what is north facing south upwards, and upside down facing north', () => {
    const heights = (constellation: number, ...stars: number[]): number[] => stars.map((at) => placed(constellation, CHART)[at]![1]); // prettier-ignore
    const [acrux, gacrux] = heights(0, 0, 2);
    expect(acrux).toBeGreaterThan(gacrux!);
    // Rigel, the foot of the hunter, is above his shoulder.
    const [rigel, betelgeuse] = heights(5, 0, 1);
    expect(rigel).toBeLessThan(betelgeuse!);
  });

  it('has the brightest star first, by far where it is looked for', () => {
    for (const { stars } of CONSTELLATIONS) expect(stars[0]![2]).toBe(Math.min(...stars.map(([, , magnitude]) => magnitude))); // prettier-ignore
    expect(WITH_A_BRIGHTEST).toHaveLength(9);
    expect(differing(ofKind('brightest'), () => 0)).toEqual([]);
    expect(ofKind('brightest').filter(({ n }) => !WITH_A_BRIGHTEST.includes(n.constellation!))).toEqual([]);
  });

  it('joins all stars but the fifth of the Cross and that of the Pleiades', () => {
    const apart = CONSTELLATIONS.flatMap(({ key, stars, lines }) =>
      [...stars.keys()].filter((at) => !lines.flat().includes(at)).map((at) => `${key} ${at}`),
    );
    expect(apart).toEqual(['cross 4', 'bull 2']);
  });

  it('puts the pole where the long arm of the Cross leads, and the other places elsewhere above the horizon', () => {
    for (const { n } of ofKind('pole')) {
      const { cross, pointers, places } = southernSky(n.angle!);
      const [acrux, , gacrux] = cross as [number, number][];
      const [pole, ...wrong] = places as [number, number][];
      const along = ([x, y]: number[], [fromX, fromY]: number[]): number => Math.atan2(y! - fromY!, x! - fromX!);
      const off = Math.abs(along(pole!, gacrux!) - along(acrux!, gacrux!));
      expect(Math.min(off, 2 * Math.PI - off)).toBeLessThan(0.12);
      const arm = Math.hypot(acrux![0] - gacrux![0], acrux![1] - gacrux![1]);
      expect(Math.hypot(pole![0] - acrux![0], pole![1] - acrux![1]) / arm).toBeCloseTo(4.5, 0);
      expect(areApart(places, WIDE_APART)).toBe(true);
      expect([...cross, ...pointers, ...places].filter(([x, y]) => x < 24 || x > 376 || y < 24 || y > HORIZON - 8)).toEqual([]); // prettier-ignore
      expect(wrong).toHaveLength(3);
    }
    expect(differing(ofKind('pole'), () => 0)).toEqual([]);
  });

  it('puts the pole as high as the latitude', () => {
    expect(differing(ofKind('poleHeight'), ({ n }) => Object.values(PLACES)[n.at!]!)).toEqual([]);
  });

  it('counts azimuth from north over east, and has one star of four at a place', () => {
    expect(differing(ofKind('compass'), ({ n }) => n.azimuth! / 45)).toEqual([]);
    expect(differing(ofKind('aim'), ({ n }) => n.azimuth! * 100 + n.height!)).toEqual([]);
    const points = ({ list }: Question): [number, number][] =>
      list.map((one) => aimed(Math.floor(Number(one) / 100), Number(one) % 100));
    expect(ofKind('aim').filter((question) => !areApart(points(question), WIDE_APART))).toEqual([]);
  });

  it('lets the sky go fifteen degrees an hour', () => {
    expect(differing(ofKind('hoursToSet'), ({ n }) => n.degrees! / 15)).toEqual([]);
  });

  it('hides one star of four by the light of lamps', () => {
    const hidden = ({ n, list }: Question): (number | string)[] => list.filter((name) => magnitudeOf(name) > LIMITS[n.limit!]!); // prettier-ignore
    expect(ofKind('limit').filter((one) => String(hidden(one)) !== String(right(one)))).toEqual([]);
  });

  it('has the eyes of the llama at Alpha and Beta Centauri', () => {
    const { points, places } = llamaSky();
    const [alpha, beta] = [points[5]!, points[6]!];
    expect(places[0]).toEqual([(alpha[0] + beta[0]) / 2, (alpha[1] + beta[1]) / 2]);
    expect(areApart(places, WIDE_APART)).toBe(true);
    expect(differing(ofKind('llama'), () => 0)).toEqual([]);
  });
});

describe('to think about', () => {
  it('reckons light by distance, in minutes and in years', () => {
    expect(sunlight(2)).toBe(8);
    expect(differing(ofKind('sunlight'), ({ n }) => sunlight(n.planet!))).toEqual([]);
    const ofAge = ({ n, list }: Question): (number | string)[] =>
      list.filter((name) => LIGHT_YEARS[name as keyof typeof LIGHT_YEARS] === n.age);
    expect(ofKind('birthday').filter((one) => String(ofAge(one)) !== String(right(one)))).toEqual([]);
  });

  it('takes the lower magnitude for the brighter star, a hundred times for five', () => {
    const sorted = ({ list, answer }: Question): number[] => (answer as number[]).map((at) => magnitudeOf(list[at]!)); // prettier-ignore
    expect(ofKind('magnitudeOrder').filter((one) => sorted(one).some((magnitude, at, magnitudes) => at > 0 && magnitudes[at - 1]! >= magnitude))).toEqual([]); // prettier-ignore
    expect(differing(ofKind('brighter'), ({ n }) => TIMES[n.difference!]!)).toEqual([]);
    for (const [difference, times] of Object.entries(TIMES)) {
      const exact = 100 ** (Number(difference) / 5);
      expect(Math.abs(times - exact) / exact).toBeLessThan(0.02);
    }
  });

  it('knows what a mirror gathers and what an eyepiece enlarges', () => {
    expect(differing(ofKind('gather'), ({ n }) => (n.width! * n.times!) ** 2 / n.width! ** 2)).toEqual([]);
    expect(differing(ofKind('magnify'), ({ n }) => n.focus! / n.eyepiece!)).toEqual([]);
  });

  it('has one night that is clear, dark and with the galaxy high', () => {
    const isGood = ([clouds, moon, height]: number[]): boolean => clouds! <= 10 && moon! <= 20 && height! >= 30;
    const isBad = ([clouds, moon, height]: number[]): boolean => clouds! >= 60 || moon! >= 80 || height! <= 15;
    for (const question of ofKind('bestNight')) {
      const values = question.list.map((night) => nightOf(String(night), question.n.more!));
      expect(values.map(isGood)).toEqual(values.map((_, at) => at === question.answer));
      expect(values.filter(isBad)).toHaveLength(3);
    }
  });

  it('reads the period of a planet and its size in a light curve', () => {
    expect(differing(ofKind('transitPeriod'), ({ n }) => n.period!)).toEqual([]);
    // At least three dips in the twelve days.
    expect(ofKind('transitPeriod').filter(({ n }) => n.first! + 2 * n.period! > 12)).toEqual([]);
    expect([5, 10, 20].map(dipOf)).toEqual([4, 1, 0.25]);
    expect(differing(ofKind('transitSize'), ({ n }) => n.wider!)).toEqual([]);
  });

  it('knows how high a star gets, and how much earlier it rises', () => {
    expect([culmination(-23), culmination(-53), culmination(7)]).toEqual([90, 60, 60]);
    expect(differing(ofKind('culminate'), ({ n }) => culmination(n.declination!))).toEqual([]);
    expect(differing(ofKind('earlier'), ({ n }) => n.days! * 4)).toEqual([]);
  });

  it('asks for the rings of a year in which they are edge-on', () => {
    expect(differing(ofKind('rings'), () => 0)).toEqual([]);
  });
});

describe('achievements of the observatory', () => {
  const marksOf = (level: number): string[] => nightsOf(level).flat().flatMap(({ mark }) => mark ?? []); // prettier-ignore

  it('for a night of which all was shown are none but the dome and progress at nothing', () => {
    const shown = { level: 0, first: 0, shown: TASKS, tasks: TASKS, marks: [] };
    expect(Object.fromEntries(earnedBy(achievements, profileAfter(fromText(null), shown), shown))).toEqual({
      ...{ OPEN_DOME: true, STAR_LOG: 0, MOON_MONTH: 0 },
    });
  });

  it('come all with enough nights in each level', () => {
    let profile = fromText(null);
    const earned = LEVELS.flatMap((level) => {
      const round = { level, first: TASKS, shown: 0, tasks: TASKS, marks: marksOf(level) };
      profile = profileAfter(profile, round);
      return earnedBy(achievements, profile, round);
    });
    expect(Object.fromEntries(earned)).toEqual({
      ...{ OPEN_DOME: true, SOUTHERN_CROSS: true, STAR_LOG: 30, MOON_MONTH: 8, RING_TILT: true, DARK_LLAMA: true },
    });
    expect(countOf(foundIn(profile.marks!).constellations)).toBe(12);
    expect(fromText(JSON.stringify(profile))).toEqual(profile);
  });
});
