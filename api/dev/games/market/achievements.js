import { instant, progress } from '../common/achievements.js';
import { isFlawless, isRightInEach } from '../common/profile.js';

/** @type {import('../common/rounds.js').Achievements} */
export const achievements = {
  FIRST_SALE: instant(() => true),
  EXACT_CUT: progress(({ solved }) => solved),
  SAME_SAME: instant((_, round) => round.level === 1 && isFlawless(round)),
  FULL_SATURDAY: instant(isRightInEach),
  YAPA: instant(({ rounds }) => rounds >= 10),
};
