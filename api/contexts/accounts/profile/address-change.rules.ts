import { hours } from '../../../kernel/instant.js';

/** How long the link of a change that waited works then. */
const OPEN = hours(24);

/** How far a change of an address is allowed when it is asked for. */
export interface Permit {
  /** False: the owner still has to allow it by a link to the present address. */
  allowed: boolean;
  /** Until then the present address may keep the account; null for the owner's own wish. */
  waitsUntil: Date | null;
}

/** What a change of an address waits for beside its link. */
interface WaitingChange {
  allowedAt: Date | null;
  waitsUntil: Date | null;
}

/** The code of what keeps a change from being done; null when nothing does. */
export function changeFault(
  { allowedAt, waitsUntil }: WaitingChange,
  now: Date,
): 'address-change-not-allowed' | 'address-change-waits' | 'link-expired' | null {
  if (allowedAt === null) return 'address-change-not-allowed';
  if (waitsUntil === null) return null;
  if (now < waitsUntil) return 'address-change-waits';
  return now.getTime() < waitsUntil.getTime() + OPEN ? null : 'link-expired';
}
