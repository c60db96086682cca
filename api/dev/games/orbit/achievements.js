import { instant, progress } from '../common/achievements.js';
import { isFlawless, isRightInEach } from '../common/profile.js';

/** @type {import('../common/rounds.js').Achievements} */
export const achievements = {
  LIFT_OFF: instant(() => true),
  MOON_FISHER: progress(({ solved }) => solved),
  TABLE_OF_SEVEN: instant((_, round) => round.level === 2 && isFlawless(round)),
  NAP_TIME: instant(isRightInEach),
};
