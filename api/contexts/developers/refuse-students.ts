import { PLAYER_WITHOUT_PUBLISHING } from '../../kernel/permissions.js';
import type { SignedIn } from '../../platform/http/access.js';
import { Problem } from '../../platform/http/problem.js';

export function canPublish({ roleId }: Pick<SignedIn, 'roleId'>): boolean {
  return roleId !== PLAYER_WITHOUT_PUBLISHING;
}

/** @throws Problem 403 for accounts of students and children, which publish nothing. */
export function refuseStudents(caller: Pick<SignedIn, 'roleId'>): void {
  if (!canPublish(caller)) throw new Problem(403, 'developer-not-allowed');
}
