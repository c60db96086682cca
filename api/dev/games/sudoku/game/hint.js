import { nextStep } from '../rules/rater.js';
import { erase, knownCandidates, mistakesOf, place, ruleOut } from './play.js';

/**
 * @typedef {import('./play.js').Play} Play
 * @typedef {import('../rules/singles.js').Step} Step
 * @typedef {{ technique: Step['technique'] | 'mistake', cells: number[], digits: number[], units: Step['units'],
 *   place: Step['place'], removals: Step['removals'] }} Hint
 */

/** The easiest next thing to see: first a mistake, because no step is true after one. @returns {Hint | null} */
export function hintFor(/** @type {Play} */ play) {
  const [cell] = mistakesOf(play);
  if (cell !== undefined)
    return { technique: 'mistake', cells: [cell], digits: [play.values[cell]], units: [], place: null, removals: [] };
  return nextStep(play.values, knownCandidates(play))?.step ?? null;
}

/** Does what the hint explains. @returns {Play} */
export function applyHint(/** @type {Play} */ play, /** @type {Hint} */ hint) {
  const counted = { ...play, hints: play.hints + 1 };
  if (hint.technique === 'mistake') return erase(counted, hint.cells[0]);
  if (hint.place) return place(counted, hint.place.cell, hint.place.digit);
  return ruleOut(counted, hint.removals, hint.cells);
}
