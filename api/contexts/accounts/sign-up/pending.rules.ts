import { hours, later, type Instant } from '../../../kernel/instant.js';

/** How long an address waits for its link to be used, and then for its account to be made. */
export const PENDING_LIFE = hours(24);

export type PendingStatus = 'pending' | 'verified';

/** How far an address has come on its way to an account; null when it no longer waits. */
export function pendingStatus(
  { requestedAt, verifiedAt }: { requestedAt: Instant; verifiedAt: Instant | null },
  now: Instant,
): PendingStatus | null {
  if (verifiedAt !== null && now < later(verifiedAt, PENDING_LIFE)) return 'verified';
  return now < later(requestedAt, PENDING_LIFE) ? 'pending' : null;
}
