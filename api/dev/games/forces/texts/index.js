import { en } from './en.js';
import { es } from './es.js';

/**
 * @typedef {import('../jobs.js').KnobName} KnobName
 * @typedef {import('../physics/machines.js').Verdict} Verdict
 *
 * @typedef {object} Texts
 * @property {string} title
 * @property {string} number the language of numbers
 * @property {Record<string, [name: string, goal: string, lesson: string]>} jobs
 * @property {Record<KnobName, string>} knobs
 * @property {Record<KnobName, string>} units
 * @property {Record<Verdict, (fastest: string) => string>} verdicts
 * @property {string} try
 * @property {string} stop
 * @property {string} again
 * @property {string} next
 * @property {string} previous
 * @property {string} following
 * @property {(at: number, last: number) => string} job
 * @property {string} done
 * @property {string} weight
 * @property {string} normal
 * @property {string} friction
 * @property {string} pull
 * @property {string} each
 * @property {string} allDone
 * @property {string} picture
 */

/** @type {Record<'es' | 'en', Texts>} */
export const texts = { es, en };

/** 1,5 m in Spanish, 1.5 m in English. */
export function amount(/** @type {Texts} */ t, /** @type {KnobName} */ name, /** @type {number} */ value) {
  return `${value.toLocaleString(t.number)} ${t.units[name]}`.trim();
}
