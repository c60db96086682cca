/**
 * What the observatory measures in a day: tremors, gas in tons, the tilt of the ground in microradians, the lagoon in
 * degrees. Null where an instrument gave nothing.
 * @typedef {'quakes' | 'gas' | 'tilt' | 'lake'} Sign
 * @typedef {Record<Sign, number | null>} Signs
 *
 * Technical alerts: 0 green, 1 yellow, 2 orange, 3 red. Evacuations: 0 none, 1 the slopes and river banks, 2 the town too.
 *
 * @typedef {object} Day
 * @property {Signs} signs
 * @property {keyof typeof STAGES} stage what goes on below
 * @property {number} alert what specialists announce
 * @property {number} evacuate whom they have evacuated
 * @property {number[]} alerts all that are right; on the first day of a change that before it is
 * @property {number[]} evacuations
 *
 * @typedef {'calm' | 'waking' | 'stalled' | 'steam' | 'sealed'} Kind
 *
 * @typedef {object} Season
 * @property {Kind} kind
 * @property {Day[]} days
 * @property {number | null} eruptsAfter the day whose night it erupts in, null for never
 */

export const DAYS = 10;
export const SIGNS = /** @type {Sign[]} */ (['quakes', 'gas', 'tilt', 'lake']);
/** The least and the most of each sign. @type {Record<Sign, [number, number]>} */
export const RANGES = { quakes: [6, 240], gas: [250, 3200], tilt: [1, 60], lake: [22, 60] };
/** Up to which share of its range a sign is normal, raised, high; above, very high. */
const STEPS = [0.16, 0.44, 0.66];
const TREND_FROM = 0.06;

/** How strong the signs are at each stage, as a share of their ranges, and what specialists make of it. */
export const STAGES = {
  calm: { at: [0.04, 0.05, 0.03, 0.05], alert: 0, evacuate: 0 },
  distant: { at: [0.6, 0.05, 0.04, 0.05], alert: 0, evacuate: 0 },
  rain: { at: [0.05, 0.04, 0.3, 0.01], alert: 0, evacuate: 0 },
  unrest: { at: [0.29, 0.27, 0.22, 0.2], alert: 1, evacuate: 0 },
  rising: { at: [0.57, 0.53, 0.52, 0.38], alert: 2, evacuate: 1 },
  imminent: { at: [0.9, 0.86, 0.86, 0.74], alert: 3, evacuate: 2 },
  sealed: { at: [0.78, 0.12, 0.82, 0.52], alert: 3, evacuate: 2 },
  erupting: { at: [0.95, 0.97, 0.55, 0.92], alert: 3, evacuate: 2 },
  fading: { at: [0.27, 0.3, 0.5, 0.26], alert: 1, evacuate: 0 },
  settled: { at: [0.06, 0.07, 0.36, 0.07], alert: 0, evacuate: 0 },
  warm: { at: [0.09, 0.28, 0.05, 0.4], alert: 1, evacuate: 0 },
  boiling: { at: [0.22, 0.55, 0.1, 0.86], alert: 2, evacuate: 1 },
  blast: { at: [0.35, 0.6, 0.12, 0.95], alert: 2, evacuate: 1 },
};

/** The stages of each kind after its calm days; the last one fills the season. @type {Record<Kind, (keyof typeof STAGES)[]>} */
const COURSES = {
  calm: ['distant', 'calm', 'calm', 'rain', 'rain', 'calm'],
  waking: ['unrest', 'unrest', 'rising', 'rising', 'imminent', 'imminent', 'erupting'],
  stalled: ['unrest', 'unrest', 'rising', 'rising', 'fading', 'fading', 'settled'],
  steam: ['warm', 'warm', 'boiling', 'boiling', 'blast'],
  sealed: ['unrest', 'unrest', 'rising', 'rising', 'sealed', 'sealed', 'erupting'],
};
/** @type {Kind[][]} */
const KINDS_OF_LEVEL = [
  ['waking', 'calm', 'stalled'],
  ['waking', 'stalled', 'steam', 'calm'],
  ['sealed', 'steam', 'sealed', 'stalled'],
];
const NOISE = [0.02, 0.04, 0.06];
/** The first day of a stage lies between what was and what comes. */
const FIRST_DAY = 0.65;
/** These come at once. */
const SUDDEN = ['distant', 'erupting', 'blast'];

/**
 * A season of ten days.
 * @param {number} level 0 to 2; in the last one an instrument fails for a day
 * @param {() => number} chance
 * @returns {Season}
 */
export function seasonOf(level, chance) {
  const kinds = KINDS_OF_LEVEL[level];
  return season(kinds[Math.floor(chance() * kinds.length)], level, chance);
}

/** @param {Kind} kind @param {number} level @param {() => number} chance @returns {Season} */
export function season(kind, level, chance) {
  const calm = Array.from({ length: 1 + Math.floor(chance() * 2) }, () => /** @type {const} */ ('calm'));
  const course = [...calm, ...COURSES[kind]];
  const stages = Array.from({ length: DAYS }, (_, at) => course[Math.min(at, course.length - 1)]);
  const days = stages.map((stage, at) => dayOf(stage, stages[at - 1] ?? stage, NOISE[level], chance));
  if (level === 2) days[4 + Math.floor(chance() * 2)].signs[SIGNS[Math.floor(chance() * SIGNS.length)]] = null;
  const erupting = stages.findIndex((stage) => stage === 'erupting' || stage === 'blast');
  return { kind, days, eruptsAfter: erupting === -1 ? null : erupting - 1 };
}

/** @param {keyof typeof STAGES} stage @param {keyof typeof STAGES} before @param {number} noise @param {() => number} chance @returns {Day} */
function dayOf(stage, before, noise, chance) {
  const [now, then] = [STAGES[stage], STAGES[before]];
  const isChange = stage !== before && !SUDDEN.includes(stage) && before !== 'distant';
  const share = (/** @type {number} */ at) => {
    const between = isChange ? now.at[at] * FIRST_DAY + then.at[at] * (1 - FIRST_DAY) : now.at[at];
    return Math.min(1, Math.max(0, between + (chance() * 2 - 1) * noise));
  };
  const values = SIGNS.map((sign, at) => /** @type {[Sign, number]} */ ([sign, valueOf(sign, share(at))]));
  const both = (/** @type {'alert' | 'evacuate'} */ what) => [
    ...new Set(isChange ? [then[what], now[what]] : [now[what]]),
  ];
  return {
    ...{ signs: /** @type {Signs} */ (Object.fromEntries(values)), stage },
    ...{ alert: now.alert, evacuate: now.evacuate },
    alerts: stage === 'blast' ? [2, 3] : both('alert'),
    evacuations: both('evacuate'),
  };
}

const valueOf = (/** @type {Sign} */ sign, /** @type {number} */ share) => {
  const [least, most] = RANGES[sign];
  return Math.round(least + (most - least) * share);
};

/** How far a value is on the way from the least to the most. */
export const shareOf = (/** @type {Sign} */ sign, /** @type {number} */ value) => {
  const [least, most] = RANGES[sign];
  return (value - least) / (most - least);
};

/** Up to which value a sign is normal. */
export const normalUpTo = (/** @type {Sign} */ sign) => valueOf(sign, STEPS[0]);

/** 0 normal, 1 raised, 2 high, 3 very high. */
export const strengthOf = (/** @type {Sign} */ sign, /** @type {number} */ value) =>
  STEPS.filter((step) => shareOf(sign, value) > step).length;

/** Since the day before: 1 up, -1 down, 0 about the same or not known. @param {Sign} sign @param {Signs} now @param {Signs | undefined} before */
export function trendOf(sign, now, before) {
  const [value, earlier] = [now[sign], before?.[sign] ?? null];
  if (value === null || earlier === null) return 0;
  const change = shareOf(sign, value) - shareOf(sign, earlier);
  return Math.abs(change) < TREND_FROM ? 0 : Math.sign(change);
}
