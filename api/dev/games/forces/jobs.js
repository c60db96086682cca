/**
 * One thing that the player may set.
 * @typedef {'weight' | 'distance' | 'length' | 'pull' | 'lines'} KnobName
 * @typedef {{ name: KnobName, least: number, most: number, step: number, start: number }} Knob
 * @typedef {Partial<Record<KnobName, number>>} Setting
 *
 * @typedef {{ id: string, machine: 'lever', knobs: Knob[], loads: { mass: number, at: number, is: 'seaLion' | 'crate' }[], weight?: number }} LeverJob
 * @typedef {{ id: string, machine: 'ramp', knobs: Knob[], mass: number, height: number, roughness: number,
 *   length?: number, goes: 'up' | 'down', fastest: number }} RampJob
 * @typedef {{ id: string, machine: 'pulley', knobs: Knob[], mass: number, height: number, fastest: number,
 *   rope?: number, is: 'bricks' | 'guanaco' }} PulleyJob
 * @typedef {LeverJob | RampJob | PulleyJob} Job
 */

export const GRAVITY = 9.8;

/** @returns {Knob} */
const knob = (
  /** @type {KnobName} */ name,
  /** @type {number} */ least,
  /** @type {number} */ most,
  /** @type {number} */ step,
  start = least,
) => ({ name, least, most, step, start });

/** The nine jobs of the workshop: three for each machine, each a little harder. @type {Job[]} */
export const JOBS = [
  {
    id: 'seesaw',
    machine: 'lever',
    loads: [{ mass: 60, at: 2, is: 'seaLion' }],
    weight: 40,
    knobs: [knob('distance', 0.5, 4, 0.5, 1)],
  },
  {
    id: 'heavy-crate',
    machine: 'lever',
    loads: [{ mass: 80, at: 1.5, is: 'crate' }],
    knobs: [knob('weight', 10, 50, 10), knob('distance', 0.5, 4, 0.5, 1)],
  },
  {
    id: 'two-loads',
    machine: 'lever',
    loads: [
      { mass: 60, at: 2, is: 'seaLion' },
      { mass: 20, at: 4, is: 'crate' },
    ],
    knobs: [knob('weight', 10, 80, 10), knob('distance', 0.5, 4, 0.5, 1)],
  },
  {
    id: 'ice-ramp',
    machine: 'ramp',
    mass: 40,
    height: 2,
    roughness: 0,
    goes: 'up',
    fastest: 2,
    knobs: [knob('length', 3, 10, 1), knob('pull', 20, 200, 5, 100)],
  },
  {
    id: 'wooden-ramp',
    machine: 'ramp',
    mass: 30,
    height: 2,
    roughness: 0.3,
    goes: 'up',
    fastest: 1.5,
    knobs: [knob('length', 3, 10, 1), knob('pull', 20, 200, 5, 100)],
  },
  {
    id: 'piano-down',
    machine: 'ramp',
    mass: 50,
    height: 2,
    roughness: 0.1,
    length: 5,
    goes: 'down',
    fastest: 2,
    knobs: [knob('pull', 0, 200, 5)],
  },
  {
    id: 'bricks-up',
    machine: 'pulley',
    mass: 40,
    height: 2,
    fastest: 2,
    is: 'bricks',
    knobs: [knob('lines', 1, 6, 1), knob('pull', 50, 200, 10)],
  },
  {
    id: 'guanaco-up',
    machine: 'pulley',
    mass: 90,
    height: 2,
    fastest: 1,
    is: 'guanaco',
    knobs: [knob('lines', 1, 6, 1), knob('pull', 50, 200, 10)],
  },
  {
    id: 'short-rope',
    machine: 'pulley',
    mass: 90,
    height: 2,
    fastest: 1,
    rope: 6,
    is: 'guanaco',
    knobs: [knob('lines', 1, 6, 1), knob('pull', 50, 320, 10)],
  },
];

/** @returns {Setting} */
export const firstSetting = (/** @type {Job} */ { knobs }) =>
  Object.fromEntries(knobs.map(({ name, start }) => [name, start]));

/** A knob turned by so many steps, never past its ends. @returns {Setting} */
export function turned(
  /** @type {Setting} */ setting,
  /** @type {Knob} */ { name, least, most, step },
  /** @type {number} */ steps,
) {
  const value = (setting[name] ?? least) + steps * step;
  return { ...setting, [name]: Math.min(most, Math.max(least, Math.round(value / step) * step)) };
}
