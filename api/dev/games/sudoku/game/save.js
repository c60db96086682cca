import { solutionsOf } from '../rules/solver.js';
import { newProfile } from './profile.js';

/**
 * @typedef {import('./play.js').Play} Play
 * @typedef {import('./profile.js').Profile} Profile
 * @typedef {{ profile: Profile, play: Play | null }} Saved
 */

const VERSION = 1;

/** @returns {string} */
export function toText(/** @type {Saved} */ { profile, play }) {
  return JSON.stringify({ version: VERSION, profile, play: play && { ...play, solution: undefined } });
}

/** What was saved; a text that is not ours, or broken, is a fresh start. @returns {Saved} */
export function fromText(/** @type {unknown} */ text) {
  const saved = read(text);
  if (saved?.version !== VERSION) return { profile: newProfile, play: null };

  return { profile: { ...newProfile, ...saved.profile }, play: saved.play ? withSolution(saved.play) : null };
}

/** @returns {{ version: number, profile: Partial<Profile>, play: Play | null } | null} */
function read(/** @type {unknown} */ text) {
  if (text && typeof text === 'object') return /** @type {any} */ (text);
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}

/** @returns {Play | null} */
function withSolution(/** @type {Play} */ play) {
  const lists = [play.givens, play.values, play.notes, play.ruledOut];
  if (!lists.every((list) => Array.isArray(list) && list.length === 81)) return null;

  const [solution, second] = solutionsOf(play.givens);
  return solution && !second ? { ...play, solution } : null;
}
