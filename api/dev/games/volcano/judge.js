/**
 * @typedef {import('./season.js').Day} Day
 * @typedef {import('./season.js').Season} Season
 * @typedef {{ alert: number, evacuate: number }} Decision
 *
 * How a day's decision compares with what specialists would do.
 * @typedef {object} Verdict
 * @property {boolean} isRight
 * @property {number} alert 0 right, above 0 so many steps too high, below 0 too low
 * @property {number} evacuation the same, for who was evacuated
 * @property {number} trust what the town's trust changes by
 *
 * @typedef {object} Course what has come about so far
 * @property {number} trust 0 to 100
 * @property {Decision[]} decisions
 * @property {Verdict[]} verdicts
 * @property {number | null} endangered people caught by the eruption, null where there was none yet
 */

/** People who live on the slopes and river banks, and in the town. */
export const PEOPLE = { near: 60, town: 1200 };
const FIRST_TRUST = 80;
/** Below this some stay at home though they are called. */
export const TRUSTING = 50;
const REWARD = 4;
/** What a step costs: an alert too high, one too low, and one group of people moved for nothing. */
const COSTS = { high: 7, low: 4, needless: 9 };

/** @returns {Course} */
export const newCourse = () => ({ trust: FIRST_TRUST, decisions: [], verdicts: [], endangered: null });

/** How far a choice is from the right ones. */
function distance(/** @type {number} */ chosen, /** @type {readonly number[]} */ right) {
  if (right.includes(chosen)) return 0;
  const most = Math.max(...right);
  return chosen > most ? chosen - most : chosen - Math.min(...right);
}

/** @param {Day} day @param {Decision} decision @returns {Verdict} */
export function verdictOf(day, decision) {
  const alert = distance(decision.alert, day.alerts);
  const evacuation = distance(decision.evacuate, day.evacuations);
  const isRight = alert === 0 && evacuation === 0;
  const cost =
    Math.max(0, alert) * COSTS.high + Math.max(0, -alert) * COSTS.low + Math.max(0, evacuation) * COSTS.needless;
  return { isRight, alert, evacuation, trust: isRight ? REWARD : -cost };
}

/** How many the eruption of a season catches: who was not called away, and of the others those without trust. */
export function endangeredBy(
  /** @type {Season} */ { kind },
  /** @type {number} */ evacuate,
  /** @type {number} */ trust,
) {
  const staying = Math.max(0, TRUSTING - trust) / TRUSTING;
  const near = PEOPLE.near * (evacuate >= 1 ? staying : 1);
  const town = kind === 'steam' ? 0 : PEOPLE.town * (evacuate >= 2 ? staying : 1);
  return Math.round(near + town);
}

/** The course after one more day. @param {Season} season @param {Course} course @param {Decision} decision @returns {Course} */
export function afterDay(season, course, decision) {
  const at = course.decisions.length;
  const verdict = verdictOf(season.days[at], decision);
  const trust = Math.min(100, Math.max(0, course.trust + verdict.trust));
  return {
    trust,
    decisions: [...course.decisions, decision],
    verdicts: [...course.verdicts, verdict],
    endangered: season.eruptsAfter === at ? endangeredBy(season, decision.evacuate, trust) : course.endangered,
  };
}

/** What a season that is over counts for. @returns {{ first: number, marks: string[] }} */
export function resultOf(/** @type {Season} */ { kind, eruptsAfter }, /** @type {Course} */ { verdicts, endangered }) {
  const isSafe = (endangered ?? 0) === 0;
  const isCalm = verdicts.every(({ alert, evacuation }) => alert <= 0 && evacuation <= 0);
  return {
    first: verdicts.filter(({ isRight }) => isRight).length,
    marks: [
      ...(isSafe && kind !== 'calm' ? [kind] : []),
      ...(isSafe && eruptsAfter !== null ? ['safe'] : []),
      ...(kind === 'stalled' && isCalm ? ['lullaby'] : []),
    ],
  };
}
