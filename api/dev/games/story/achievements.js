import { instant, progress } from '../common/achievements.js';
import { ENDING, talesReturned } from './steps.js';

const QUIET_ROUNDS = 3;

/** @type {import('../common/rounds.js').Achievements} */
export const achievements = {
  THROUGH_GAP: instant(() => true),
  TWELVE_TALES: progress(({ marks = [] }) => talesReturned(marks).filter(Boolean).length),
  OWN_ENDING: instant((_, { marks = [] }) => marks.includes(ENDING)),
  WORD_KEEPER: progress(({ solved }) => solved),
  SLEEPING_BOOK: instant(({ rounds, hasSound }) => rounds >= QUIET_ROUNDS && !hasSound),
};
