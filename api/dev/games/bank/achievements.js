import { instant, progress } from '../common/achievements.js';
import { goalsReached, OFFERS } from './goals.js';

/** @type {import('../common/rounds.js').Achievements} */
export const achievements = {
  FIRST_COIN: instant((_, { marks = [] }) => marks.length > 0),
  BIKE: progress(({ marks = [] }) => goalsReached(marks).filter(Boolean).length),
  FAIR_CHANGE: progress(({ solved }) => solved),
  SMALL_PRINT: instant((_, { marks = [] }) => OFFERS.some((offer) => marks.includes(offer))),
  UNBROKEN: instant((_, { shown }) => shown === 0),
};
