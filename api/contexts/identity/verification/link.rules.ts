import { hours, later, type Instant } from '../../../kernel/instant.js';

export const LINK_LIFETIME = hours(24);

export interface LinkState {
  createdAt: Instant;
  usedAt: Instant | null;
  voidedAt: Instant | null;
}

/** Why a link no longer works; null when it does. */
export function linkFault(link: LinkState, now: Instant): 'verification-link-used' | 'verification-link-replaced' | 'verification-link-expired' | null {
  if (link.usedAt !== null) return 'verification-link-used';
  if (link.voidedAt !== null) return 'verification-link-replaced';
  return now >= later(link.createdAt, LINK_LIFETIME) ? 'verification-link-expired' : null;
}
