import { GRAVITY } from '../jobs.js';

/**
 * @typedef {import('../jobs.js').Job} Job
 * @typedef {import('../jobs.js').Setting} Setting
 * @typedef {import('./body.js').Forces} Forces
 * @typedef {{ position: number, fastest: number, seconds: number }} Run how a trial went so far
 * @typedef {'solved' | 'left-heavy' | 'right-heavy' | 'too-fast' | 'stuck' | 'rope-short'} Verdict
 */

const LEVER = { stiffness: 1500, damping: 2000, most: 0.3 };
const LEVEL_ENOUGH = 0.01;
const ARRIVED = 0.999;
export const LONGEST_SECONDS = 20;

/** What the module needs to move the machine. @returns {Partial<Forces>} */
export function forcesOf(/** @type {Job} */ job, /** @type {Setting} */ setting) {
  if (job.machine === 'lever') return leverForces(job, setting);
  if (job.machine === 'ramp') return rampForces(job, setting);
  const lines = setting.lines ?? 1;
  return {
    drive: isRopeShort(job, setting) ? 0 : lines * (setting.pull ?? 0),
    resist: job.mass * GRAVITY,
    inertia: job.mass,
    least: 0,
    most: job.height,
  };
}

/** @returns {Partial<Forces>} */
function leverForces(/** @type {import('../jobs.js').LeverJob} */ job, /** @type {Setting} */ setting) {
  const mass = setting.weight ?? job.weight ?? 0;
  const at = setting.distance ?? 0;
  const loads = job.loads.reduce((sum, load) => sum + load.mass * load.at * load.at, 0);
  return {
    ...LEVER,
    least: -LEVER.most,
    position: -LEVER.most,
    drive: mass * at * GRAVITY,
    resist: momentOf(job) * GRAVITY,
    inertia: loads + mass * at * at + 20,
  };
}

/** @returns {Partial<Forces>} */
function rampForces(/** @type {import('../jobs.js').RampJob} */ job, /** @type {Setting} */ setting) {
  const length = lengthOf(job, setting);
  const weight = job.mass * GRAVITY;
  return {
    position: job.goes === 'down' ? length : 0,
    drive: setting.pull ?? 0,
    resist: (weight * job.height) / length,
    friction: frictionOf(job, setting),
    inertia: job.mass,
    least: 0,
    most: length,
  };
}

/** Kilograms times metres on the left. */
export const momentOf = (/** @type {import('../jobs.js').LeverJob} */ { loads }) =>
  loads.reduce((sum, { mass, at }) => sum + mass * at, 0);

export const lengthOf = (/** @type {import('../jobs.js').RampJob} */ job, /** @type {Setting} */ setting) =>
  setting.length ?? job.length ?? job.height;

export const frictionOf = (/** @type {import('../jobs.js').RampJob} */ job, /** @type {Setting} */ setting) => {
  const sine = job.height / lengthOf(job, setting);
  return job.roughness * job.mass * GRAVITY * Math.sqrt(1 - sine * sine);
};

/** To lift a load by its height, each line must become that much shorter. */
export const ropeFor = (/** @type {import('../jobs.js').PulleyJob} */ { height }, /** @type {Setting} */ setting) =>
  height * (setting.lines ?? 1);

const isRopeShort = (/** @type {import('../jobs.js').PulleyJob} */ job, /** @type {Setting} */ setting) =>
  job.rope !== undefined && ropeFor(job, setting) > job.rope;

/** How a trial ended. @returns {Verdict | null} null while it goes on */
export function verdictOf(/** @type {Job} */ job, /** @type {Setting} */ setting, /** @type {Run} */ run) {
  if (job.machine === 'lever') return run.seconds < 6 ? null : balance(run.position);
  if (job.machine === 'pulley' && isRopeShort(job, setting)) return 'rope-short';

  const end = job.machine === 'ramp' ? lengthOf(job, setting) : job.height;
  const goesDown = job.machine === 'ramp' && job.goes === 'down';
  const hasArrived = goesDown ? run.position <= end * (1 - ARRIVED) : run.position >= end * ARRIVED;
  if (hasArrived) return run.fastest > job.fastest ? 'too-fast' : 'solved';
  const isStuck = run.seconds > 1.5 && run.fastest === 0;
  return isStuck || run.seconds >= LONGEST_SECONDS ? 'stuck' : null;
}

/** @returns {Verdict} */
function balance(/** @type {number} */ position) {
  if (Math.abs(position) < LEVEL_ENOUGH) return 'solved';
  return position < 0 ? 'left-heavy' : 'right-heavy';
}
