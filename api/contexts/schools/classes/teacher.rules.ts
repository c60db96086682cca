import { PLAYER_WITHOUT_PUBLISHING } from '../../../kernel/permissions.js';

const ADULT = 18;
export const MOST_CLASSES = 40;
/** In one class, whatever seats the school has. */
export const MOST_PUPILS = 60;
export const MOST_GAMES = 30;

/** Whether a person may look after pupils. Only years are known: who may still be seventeen counts so; who never told a year counts as grown up. */
export function mayTeach({ roleId, oldestAge }: { roleId: number; oldestAge: number | null }): boolean {
  return roleId !== PLAYER_WITHOUT_PUBLISHING && (oldestAge === null || oldestAge - 1 >= ADULT);
}
