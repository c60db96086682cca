import { instant, progress } from '../common/achievements.js';

/** Ways in which the volcano wakes. */
const WAYS = ['waking', 'stalled', 'steam', 'sealed'];

/** @type {import('../common/rounds.js').Achievements} */
export const achievements = {
  GOOD_MORNING: instant(() => true),
  EPICENTRE: progress(({ solved }) => solved),
  EVERYONE_SAFE: instant((_, { marks = [] }) => marks.includes('safe')),
  FOUR_ERUPTIONS: progress(({ marks = [] }) => WAYS.filter((way) => marks.includes(way)).length),
  LULLABY: instant((_, { marks = [] }) => marks.includes('lullaby')),
};
