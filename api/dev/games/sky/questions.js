import { shuffled } from '../common/chance.js';
import { candidates, LATITUDE } from './geometry.js';
import { CONSTELLATIONS, DECLINATIONS, LIGHT_YEARS, MAGNITUDES, PLANETS, WITH_A_BRIGHTEST } from './stars.js';

/**
 * How an answer is given: one of several chosen, a place pressed in a picture, or things put in order.
 * @typedef {'choice' | 'place' | 'order'} Input
 *
 * A question of a night. What `n` and `list` mean is the kind's own. `list` has what can be chosen; `answer` is what is right of
 * it: an index, or where they are put in order, the indices in that order.
 * @typedef {{ input: Input, n: Record<string, number>, list: (number | string)[], answer: number | number[], mark?: string }} Drawn
 * @typedef {Drawn & { kind: Kind }} Question
 * @typedef {() => number} Chance
 *
 * What a night deals out, so that nothing comes twice in it.
 * @typedef {{ phase: () => number, constellation: () => number, fact: (about: keyof typeof FACTS) => number }} Dealer
 */

/** @template T @param {Chance} chance @param {readonly T[]} all */
const pick = (chance, all) => all[Math.floor(chance() * all.length)];
/** So many others of all. @param {Chance} chance @param {number} count @param {readonly number[]} all @param {readonly number[]} taken */
const others = (chance, count, all, taken) =>
  shuffled(
    all.filter((one) => !taken.includes(one)),
    chance,
  ).slice(0, count);
/** A choice, with the right one mixed among others. @param {Chance} chance @param {number} right @param {readonly number[]} wrong */
function mixed(chance, right, wrong) {
  const list = shuffled([right, ...wrong], chance);
  return { list, answer: list.indexOf(right) };
}
/** Values in the order of their size, mixed. @param {Chance} chance @param {number[]} values in the right order */
function inOrder(chance, values) {
  const list = shuffled(values, chance);
  return { list, answer: values.map((value) => list.indexOf(value)) };
}

/** Phases: new, waxing crescent, first quarter, waxing gibbous, full, and down again. */
export const PHASES = 8;
const ALL_PHASES = [...Array(PHASES).keys()];
const MONTH = 29.5;
const ALL_PLANETS = [...PLANETS.keys()];
/** Things that one sees by the light of the Sun alone. */
export const LIT = /** @type {const} */ (['moon', 'venus', 'mars', 'jupiter', 'saturn', 'satellite']);
export const SHINING = /** @type {const} */ (['sun', 'sirius', 'antares', 'rigilKentaurus', 'canopus']);
/** How many facts there are about what; the texts have them. */
export const FACTS = { earth: 6, telescope: 6 };

export const moonMark = (/** @type {number} */ phase) => `moon-${phase}`;
export const constellationMark = (/** @type {number} */ constellation) => `sky-${constellation}`;
export const [POLE, EYES, RINGS] = ['pole', 'eyes', 'rings'];

/** @satisfies {Record<string, (chance: Chance, dealer: Dealer) => Drawn>} */
const MOON_AND_DAYS = {
  nextPhase: (chance, { phase }) => {
    const right = phase();
    return { input: 'choice', n: { phase: right }, ...mixed(chance, right, others(chance, 3, ALL_PHASES, [right])), mark: moonMark(right) }; // prettier-ignore
  },
  phaseName: (chance, { phase }) => {
    const right = phase();
    return { input: 'choice', n: { phase: right }, ...mixed(chance, right, others(chance, 3, ALL_PHASES, [right])), mark: moonMark(right) }; // prettier-ignore
  },
  /** The same phase mirrored is among the choices, where there is one. */
  phasePicture: (chance, { phase }) => {
    const right = phase();
    const mirrored = (PHASES - right) % PHASES;
    const first = mirrored === right ? [] : [mirrored];
    const wrong = [...first, ...others(chance, 3 - first.length, ALL_PHASES, [right, ...first])];
    return { input: 'choice', n: { phase: right }, ...mixed(chance, right, wrong), mark: moonMark(right) };
  },
  /** Each quarter rises a quarter of a day later: with the Sun, at noon, at sunset, at midnight. */
  moonRise: (chance) => {
    const quarter = pick(chance, [0, 1, 2, 3]);
    return { input: 'choice', n: { phase: quarter * 2 }, list: [0, 1, 2, 3], answer: quarter };
  },
  /** Days between two phases, to the whole day. */
  moonDays: (chance) => {
    const [from, quarters] = [pick(chance, [0, 2, 4, 6]), pick(chance, [1, 2, 3])];
    const days = [1, 2, 3, 4].map((count) => Math.round((count * MONTH) / 4));
    return { input: 'choice', n: { from, to: (from + quarters * 2) % PHASES }, list: days, answer: quarters - 1 };
  },
  /** The longest day, the shortest, or as long as the night: December, June, March. */
  dayLength: (chance) => {
    const wanted = pick(chance, [0, 1, 2]);
    return { input: 'choice', n: { wanted }, ...mixed(chance, wanted, [0, 1, 2].filter((one) => one !== wanted)) }; // prettier-ignore
  },
  /** A season here, and which one it is in the north: summer, autumn, winter, spring. */
  seasonNorth: (chance) => {
    const here = pick(chance, [0, 1, 2, 3]);
    return { input: 'choice', n: { here }, list: [0, 1, 2, 3], answer: (here + 2) % 4 };
  },
  planetOrder: (chance) => {
    const planets = others(chance, 4, ALL_PLANETS, []).sort((a, b) => a - b);
    return { input: 'order', n: {}, ...inOrder(chance, planets) };
  },
  planetBetween: (chance) => {
    const right = pick(chance, ALL_PLANETS.slice(1, -1));
    const sides = [right - 1, right + 1];
    return { input: 'choice', n: { right }, ...mixed(chance, right, others(chance, 3, ALL_PLANETS, [right, ...sides])) }; // prettier-ignore
  },
  largest: (chance) => {
    const list = others(chance, 4, ALL_PLANETS, []);
    const diameters = list.map((planet) => Number(PLANETS[planet].diameter));
    return { input: 'choice', n: {}, list, answer: diameters.indexOf(Math.max(...diameters)) };
  },
  ownLight: (chance) => {
    const right = pick(chance, SHINING);
    const list = shuffled([right, ...shuffled(LIT, chance).slice(0, 3)], chance);
    return { input: 'choice', n: {}, list, answer: list.indexOf(right) };
  },
  earthFact: (chance, { fact }) => ({ input: 'choice', n: { fact: fact('earth') }, ...mixed(chance, 0, [1, 2]) }),
};

const ALL_CONSTELLATIONS = [...CONSTELLATIONS.keys()];
/** Latitudes in the south, in whole degrees. */
export const PLACES = /** @type {const} */ ({
  arica: 18,
  sanPedro: 23,
  santiago: 33,
  puertoMontt: 41,
  puntaArenas: 53,
});
const STARS = /** @type {import('./stars.js').StarName[]} */ (Object.keys(MAGNITUDES));
/** The faintest magnitude that one still sees: in a city, in a town. */
export const LIMITS = [2, 3.5];
const DIRECTIONS = 8;

/** @param {Chance} chance @param {Dealer} dealer @returns {Drawn} */
function whichConstellation(chance, { constellation }) {
  const right = constellation();
  return { input: 'choice', n: { constellation: right }, ...mixed(chance, right, others(chance, 3, ALL_CONSTELLATIONS, [right])), mark: constellationMark(right) }; // prettier-ignore
}

/** @satisfies {Record<string, (chance: Chance, dealer: Dealer) => Drawn>} */
const MAP = {
  figureName: whichConstellation,
  figurePicture: whichConstellation,
  brightest: (chance) => {
    const constellation = pick(chance, WITH_A_BRIGHTEST);
    return { input: 'place', n: { constellation }, ...mixed(chance, 0, candidates(constellation).slice(1)), mark: constellationMark(constellation) }; // prettier-ignore
  },
  pole: (chance) => {
    const angle = -60 + 15 * Math.floor(chance() * 8);
    return { input: 'place', n: { angle }, ...mixed(chance, 0, [1, 2, 3]), mark: POLE };
  },
  poleHeight: (chance) => {
    const at = pick(chance, [...Object.keys(PLACES).keys()]);
    const latitude = Object.values(PLACES)[at];
    return { input: 'choice', n: { at, latitude }, ...mixed(chance, latitude, [90 - latitude, 90, 0]) };
  },
  /** Eighths of a circle, clockwise from north. */
  compass: (chance) => {
    const right = pick(chance, [...Array(DIRECTIONS).keys()]);
    const opposite = (right + 4) % DIRECTIONS;
    const mirrored = (DIRECTIONS - right) % DIRECTIONS;
    const first = [...new Set([opposite, mirrored])].filter((one) => one !== right);
    const wrong = [...first, ...others(chance, 3 - first.length, [...Array(DIRECTIONS).keys()], [right, ...first])];
    return { input: 'choice', n: { azimuth: right * 45 }, ...mixed(chance, right, wrong) };
  },
  /** Four stars on the panorama: what is wrong of the others is the height, the direction, or both. */
  aim: (chance) => {
    const [azimuth, wrongAzimuth] = pick(chance, [[45, 225], [90, 270], [135, 315], [225, 45], [270, 90], [315, 135]]); // prettier-ignore
    const [height, wrongHeight] = pick(chance, [[30, 60], [60, 30], [15, 75], [75, 15]]); // prettier-ignore
    const stars = [azimuth, wrongAzimuth].flatMap((one) => [height, wrongHeight].map((two) => one * 100 + two));
    return { input: 'place', n: { azimuth, height }, ...mixed(chance, stars[0], stars.slice(1)) };
  },
  /** The sky goes 15 degrees an hour. */
  hoursToSet: (chance) => {
    const hours = pick(chance, [1, 2, 3, 4, 5, 6]);
    return { input: 'choice', n: { degrees: hours * 15 }, ...mixed(chance, hours, others(chance, 3, [1, 2, 3, 4, 5, 6], [hours])) }; // prettier-ignore
  },
  /** Of four stars just one is fainter than the limit. */
  limit: (chance) => {
    const limit = pick(chance, [0, 1]);
    const [seen, hidden] = [(/** @type {number} */ m) => m < LIMITS[limit] - 0.3, (/** @type {number} */ m) => m > LIMITS[limit] + 0.3]; // prettier-ignore
    const ofThose = (/** @type {(magnitude: number) => boolean} */ holds) =>
      shuffled(STARS.filter((name) => holds(MAGNITUDES[name])), chance); // prettier-ignore
    const right = ofThose(hidden)[0];
    const list = shuffled([right, ...ofThose(seen).slice(0, 3)], chance);
    return { input: 'choice', n: { limit }, list, answer: list.indexOf(right) };
  },
  llama: (chance) => ({ input: 'place', n: {}, ...mixed(chance, 0, [1, 2, 3]), mark: EYES }),
};

const NEAR = /** @type {(keyof typeof LIGHT_YEARS)[]} */ (Object.keys(LIGHT_YEARS));
/** How many times as bright a star is that is so many magnitudes brighter, rounded. */
export const TIMES = /** @type {Record<number, number>} */ ({ 1: 2.5, 2: 6.3, 3: 16, 5: 100 });
const HIGH = /** @type {(keyof typeof DECLINATIONS)[]} */ (Object.keys(DECLINATIONS));
export const SOUTH = -LATITUDE;
/** How high a star gets: 90 degrees less the difference of latitude and declination. */
export const culmination = (/** @type {number} */ declination) => 90 - Math.abs(SOUTH - declination);
/** For how many minutes sunlight is on its way to a planet. */
export const sunlight = (/** @type {number} */ planet) => Math.round(PLANETS[planet].distance * 8.317);

/** Nights between which one is the best: its fault, or none. Percent of cloud, percent of the Moon lit, degrees of height. */
const NIGHTS = { best: [5, 4, 55], cloudy: [85, 8, 58], moonlit: [4, 97, 52], low: [6, 6, 8] };
/** By how many percent the light of a star drops that is so many times as wide as the planet before it. */
export const dipOf = (/** @type {number} */ wider) => 100 / wider ** 2;

/** @satisfies {Record<string, (chance: Chance, dealer: Dealer) => Drawn>} */
const THINKING = {
  sunlight: (chance) => {
    const right = pick(chance, [3, 4, 5, 6, 7]);
    const list = [right, ...others(chance, 3, [0, 1, 3, 4, 5, 6, 7], [right])].map(sunlight);
    return { input: 'choice', n: { planet: right }, ...mixed(chance, list[0], list.slice(1)) };
  },
  birthday: (chance) => {
    const list = shuffled(NEAR, chance).slice(0, 4);
    const answer = pick(chance, [0, 1, 2, 3]);
    return { input: 'choice', n: { age: LIGHT_YEARS[list[answer]] }, list, answer };
  },
  magnitudeOrder: (chance) => {
    const names = shuffled(STARS, chance).slice(0, 4);
    const sorted = [...names].sort((a, b) => MAGNITUDES[a] - MAGNITUDES[b]);
    return { input: 'order', n: {}, list: names, answer: sorted.map((name) => names.indexOf(name)) };
  },
  brighter: (chance) => {
    const [from, difference] = [pick(chance, [0, 1]), pick(chance, [1, 2, 3, 5])];
    return { input: 'choice', n: { from, difference }, list: Object.values(TIMES), answer: Object.keys(TIMES).indexOf(String(difference)) }; // prettier-ignore
  },
  telescopeFact: (chance, { fact }) => ({ input: 'choice', n: { fact: fact('telescope') }, ...mixed(chance, 0, [1, 2]) }), // prettier-ignore
  /** A mirror so many times as wide gathers the square of it in light. */
  gather: (chance) => {
    const times = pick(chance, [3, 4, 5, 10]);
    const width = pick(chance, [10, 20]);
    return { input: 'choice', n: { times, width }, ...mixed(chance, times ** 2, [times, times * 2, times ** 3]) };
  },
  magnify: (chance) => {
    const [focus, eyepiece] = [pick(chance, [600, 900, 1200, 1500]), pick(chance, [10, 20, 25, 30])];
    const right = focus / eyepiece;
    return { input: 'choice', n: { focus, eyepiece }, ...mixed(chance, right, [right * 2, right / 2, focus - eyepiece]) }; // prettier-ignore
  },
  bestNight: (chance) => {
    const list = shuffled(Object.keys(NIGHTS), chance);
    const more = Math.floor(chance() * 4);
    return { input: 'choice', n: { more }, list, answer: list.indexOf('best') };
  },
  /** A planet passes once in so many days; the first time is so many days after the start. */
  transitPeriod: (chance) => {
    const period = pick(chance, [2, 3, 4]);
    const first = pick(chance, [1, 2]);
    return { input: 'choice', n: { period, first, wider: 10 }, ...mixed(chance, period, others(chance, 3, [1, 2, 3, 4, 5, 6], [period])) }; // prettier-ignore
  },
  transitSize: (chance) => {
    const wider = pick(chance, [5, 10, 20]);
    return { input: 'choice', n: { wider, period: 3, first: 2 }, ...mixed(chance, wider, [5, 10, 20, 100].filter((one) => one !== wider)) }; // prettier-ignore
  },
  culminate: (chance) => {
    const declination = DECLINATIONS[pick(chance, HIGH)];
    const right = culmination(declination);
    const wrong = [90 - Math.abs(declination), 90, Math.abs(SOUTH - declination)].filter((one) => one !== right);
    return { input: 'choice', n: { declination }, ...mixed(chance, right, [...new Set(wrong)]) };
  },
  /** Stars rise four minutes earlier each day. */
  earlier: (chance) => {
    const days = pick(chance, [1, 5, 15, 30]);
    return { input: 'choice', n: { days }, list: [4, 20, 60, 120], answer: [1, 5, 15, 30].indexOf(days) };
  },
  /** Widest open and edge-on by rounds: the year asked for is one in which they are edge-on. */
  rings: (chance) => {
    const year = pick(chance, [2009, 2025, 2039]);
    return { input: 'choice', n: { year }, ...mixed(chance, 0, [10, 19, 27]), mark: RINGS };
  },
};

/** Percent of cloud, percent of the Moon lit, degrees of height; each a little other than in another round. */
export const nightOf = (/** @type {string} */ night, /** @type {number} */ more) =>
  NIGHTS[/** @type {keyof typeof NIGHTS} */ (night)].map((value, at) => value + (at < 2 && value > 90 ? -more : more));

const KINDS = { ...MOON_AND_DAYS, ...MAP, ...THINKING };
/** @typedef {keyof typeof KINDS} Kind */

/** The kinds of which one is drawn for each question of a night, by level. @type {Kind[][][]} */
export const ROUNDS = [
  [['nextPhase'], ['ownLight'], ['phaseName'], ['planetOrder'], ['moonRise'], ['dayLength', 'seasonNorth'], ['earthFact'], ['phasePicture'], ['largest', 'planetBetween'], ['moonDays', 'earthFact']], // prettier-ignore
  [['figureName'], ['compass'], ['brightest'], ['pole'], ['figurePicture'], ['aim'], ['hoursToSet', 'poleHeight'], ['figureName'], ['limit'], ['llama']], // prettier-ignore
  [['sunlight', 'birthday'], ['magnitudeOrder'], ['telescopeFact'], ['bestNight'], ['transitPeriod'], ['brighter'], ['culminate', 'earlier'], ['gather', 'magnify'], ['transitSize'], ['rings']], // prettier-ignore
];
export const TASKS = ROUNDS[0].length;

/** Each of so many once, mixed. @param {Chance} chance @param {number} count */
function dealt(chance, count) {
  const values = shuffled([...Array(count).keys()], chance);
  return () => /** @type {number} */ (values.pop());
}

/** All questions of a night. @param {number} level @param {Chance} chance @returns {Question[]} */
export function questionsOf(level, chance) {
  const facts = { earth: dealt(chance, FACTS.earth), telescope: dealt(chance, FACTS.telescope) };
  const dealer = {
    phase: dealt(chance, PHASES),
    constellation: dealt(chance, CONSTELLATIONS.length),
    fact: (/** @type {keyof typeof FACTS} */ about) => facts[about](),
  };
  return ROUNDS[level].map((kinds) => {
    const kind = pick(chance, kinds);
    return { kind, .../** @type {Drawn} */ (KINDS[kind](chance, dealer)) };
  });
}
