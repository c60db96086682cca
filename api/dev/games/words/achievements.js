import { instant, progress } from '../common/achievements.js';
import { isFlawless, isRightInEach } from '../common/profile.js';

/** @type {import('../common/rounds.js').Achievements} */
export const achievements = {
  FIRST_HOUSE: instant(() => true),
  WORD_MASON: progress(({ solved }) => solved),
  ACCENT_HUNTER: instant((_, round) => round.level === 2 && isFlawless(round)),
  SLEEPING_CAT: instant(isRightInEach),
};
