import { instant, progress } from '../common/achievements.js';

/** By the workshop, just after a job was solved. @type {import('../common/achievements.js').Achievements<[import('./workshop.js').Workshop]>} */
export const achievements = {
  MACHINIST: progress(({ solved }) => solved.size),
  FIRST_JOB: instant(() => true),
  FIRST_LIFT: instant(({ current }) => current.machine === 'pulley'),
  THREE_PULLEYS: instant(({ current }) => current.id === 'short-rope'),
  UNNOTICED: instant(({ current, fastest }) => current.id === 'guanaco-up' && fastest < 0.95),
};
