import { instant, progress } from '../common/achievements.js';
import { FIVE_COLOURS, WORM } from './steps.js';

/** @type {import('../common/rounds.js').Achievements} */
export const achievements = {
  FIRST_SPROUT: instant((_, { marks = [] }) => marks.some((mark) => mark !== WORM)),
  HARVEST: progress(({ solved }) => solved),
  FIVE_COLOURS: instant((_, { marks = [] }) => marks.includes(FIVE_COLOURS)),
  WORM_FRIEND: instant((_, { marks = [] }) => marks.includes(WORM)),
};
