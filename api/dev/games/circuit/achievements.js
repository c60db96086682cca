import { instant, progress } from '../common/achievements.js';
import { isFlawless, isRightInEach } from '../common/profile.js';

/** @type {import('../common/rounds.js').Achievements} */
export const achievements = {
  FIRST_LIGHT: instant(() => true),
  VILLAGE_LIGHTS: progress(({ marks }) => marks?.length ?? 0),
  NO_BURN: progress(({ solved }) => solved),
  PARALLEL_MIND: instant((_, round) => round.level === 1 && isFlawless(round)),
  TICKLE: instant(isRightInEach),
};
