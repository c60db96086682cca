import { bit, candidatesOf, PEERS } from './board.js';
import { fish, xyWing } from './patterns.js';
import { fullHouse, hiddenSingle, nakedSingle } from './singles.js';
import { claiming, hiddenSubset, nakedSubset, pointing } from './subsets.js';

/**
 * @typedef {import('./board.js').Grid} Grid
 * @typedef {import('./singles.js').Step} Step
 * @typedef {import('./singles.js').Finder} Finder
 * @typedef {'easy' | 'medium' | 'hard'} Level
 */

/** What each level asks of the player; easier techniques are tried first. @type {[Level, Finder[]][]} */
const TECHNIQUES = [
  ['easy', [fullHouse, hiddenSingle, nakedSingle]],
  ['medium', [pointing, claiming, nakedSubset(2), hiddenSubset(2)]],
  ['hard', [nakedSubset(3), hiddenSubset(3), fish(2), xyWing, fish(3)]],
];

/** @type {Level[]} */
export const LEVELS = TECHNIQUES.map(([level]) => level);

/**
 * The easiest next step, with the level it belongs to.
 * @param {Grid} grid
 * @param {readonly number[]} candidates
 * @returns {{ level: Level, step: Step } | null}
 */
export function nextStep(grid, candidates) {
  for (const [level, finders] of TECHNIQUES) {
    for (const find of finders) {
      const step = find(candidates, grid);
      if (step) return { level, step };
    }
  }
  return null;
}

/**
 * Solves as a person would, by naming each step.
 * @param {Grid} grid
 * @returns {{ level: Level, steps: Step[] } | null} null where these techniques do not reach the end
 */
export function solveByReasoning(grid) {
  const cells = [...grid];
  const candidates = candidatesOf(cells);
  const steps = [];
  let hardest = 0;
  while (cells.includes(0)) {
    const next = nextStep(cells, candidates);
    if (!next) return null;
    apply(next.step, cells, candidates);
    steps.push(next.step);
    hardest = Math.max(hardest, LEVELS.indexOf(next.level));
  }
  return { level: LEVELS[hardest], steps };
}

/**
 * Does what a step says, in place.
 * @param {Step} step
 * @param {number[]} cells
 * @param {number[]} candidates
 */
export function apply({ place, removals }, cells, candidates) {
  for (const { cell, mask } of removals) candidates[cell] &= ~mask;
  if (!place) return;

  cells[place.cell] = place.digit;
  candidates[place.cell] = 0;
  for (const peer of PEERS[place.cell]) candidates[peer] &= ~bit(place.digit);
}
