import { instant, progress } from '../common/achievements.js';
import { countOf, foundIn } from './found.js';
import { EYES, POLE, RINGS } from './questions.js';

/** @type {import('../common/rounds.js').Achievements} */
export const achievements = {
  OPEN_DOME: instant(() => true),
  SOUTHERN_CROSS: instant((_, { marks = [] }) => marks.includes(POLE)),
  STAR_LOG: progress(({ solved }) => solved),
  MOON_MONTH: progress(({ marks = [] }) => countOf(foundIn(marks).phases)),
  RING_TILT: instant((_, { marks = [] }) => marks.includes(RINGS)),
  DARK_LLAMA: instant((_, { marks = [] }) => marks.includes(EYES)),
};
