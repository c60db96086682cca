import type { SignedIn } from '../../../platform/http/access.js';
import { Problem } from '../../../platform/http/problem.js';

/** What belongs to an account is its owner's alone; others are refused alike whether it exists or not. @throws Problem 403 `not-allowed`. */
export function refuseOthers(personId: string, caller: SignedIn): void {
  if (personId !== caller.userId) throw new Problem(403, 'not-allowed');
}
