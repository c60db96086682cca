import { SLOTS } from './module.js';

/** @typedef {Record<typeof SLOTS[number], number>} Forces */

export const DT = 1 / 480;

/** @type {Forces} */
const REST = {
  position: 0,
  speed: 0,
  drive: 0,
  resist: 0,
  friction: 0,
  damping: 0,
  stiffness: 0,
  inertia: 1,
  least: -1e9,
  most: 1e9,
};

/** One body with one way to move, whose steps the module computes. */
export class Body {
  /** @param {WebAssembly.Exports} exports */
  constructor(exports) {
    this.run = /** @type {(steps: number, dt: number) => void} */ (exports.run);
    this.numbers = new Float64Array(/** @type {WebAssembly.Memory} */ (exports.memory).buffer, 0, SLOTS.length);
  }

  set(/** @type {Partial<Forces>} */ forces) {
    const all = { ...REST, ...forces };
    for (const [at, name] of SLOTS.entries()) this.numbers[at] = all[name];
  }

  advance(/** @type {number} */ steps) {
    this.run(steps, DT);
  }

  get position() {
    return this.numbers[0];
  }

  get speed() {
    return this.numbers[1];
  }
}
