import { days, hours, minutes, seconds } from '../../kernel/instant.js';

export const accessLife = minutes(15);
/** Parallel tabs and retries present the same old token; within this time they get the same answer. */
export const grace = seconds(30);
export const shortLife = hours(24);
export const rememberedLife = days(30);
export const absoluteLife = days(90);

/** A session as the database holds it; all times in milliseconds of the wall clock. */
export interface SessionFacts {
  generation: number;
  rotatedAt: number;
  createdAt: number;
  lastSeenAt: number;
  remember: boolean;
  revoked: boolean;
}

export type RefreshAnswer = 'rotate' | 'same-again' | 'stolen' | 'over';

/** Whether a session still lives. */
export function isAlive(session: SessionFacts, now: number): boolean {
  const life = session.remember ? rememberedLife : shortLife;
  return !session.revoked && now - session.lastSeenAt < life && now - session.createdAt < absoluteLife;
}

/** What a token of this generation gets when it asks for a new one. */
export function onRefresh(session: SessionFacts, tokenGeneration: number, now: number): RefreshAnswer {
  if (!isAlive(session, now)) return 'over';
  if (tokenGeneration === session.generation) return 'rotate';
  const justReplaced = tokenGeneration === session.generation - 1 && now - session.rotatedAt <= grace;
  return justReplaced ? 'same-again' : 'stolen';
}
