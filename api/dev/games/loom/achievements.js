import { instant, progress } from '../common/achievements.js';
import { isFlawless, isRightInEach } from '../common/profile.js';

/** @type {import('../common/rounds.js').Achievements} */
export const achievements = {
  FIRST_THREAD: instant(() => true),
  MIRROR: progress(({ solved }) => solved),
  OWN_MOTIF: instant((_, round) => isFlawless(round)),
  LLAMA_NAP: instant(isRightInEach),
};
