import { days, hours, later, type Instant } from '../../../kernel/instant.js';

interface LinkMail {
  mail: `mail:${string}`;
  /** The page that the link opens. */
  path: string;
  lifetime: number;
  /** What the codes of its faults begin with. */
  codes: string;
}

/** What links are sent for. */
export const LINK_MAILS = {
  /** An account made without a link first. */
  'verify-email': { mail: 'mail:verify-email', path: '/verify-email', lifetime: hours(24), codes: 'verification-link' },
  /** An address that wants an account; its owner waits in `identity.pending_users`. */
  'sign-up': { mail: 'mail:sign-up', path: '/new-account-verify-email', lifetime: hours(24), codes: 'link' },
  'reset-password': { mail: 'mail:reset-password', path: '/confirm-password-reset', lifetime: hours(1), codes: 'link' },
  /** Deletes an account that has no password to ask for. */
  'confirm-erasure': { mail: 'mail:confirm-erasure', path: '/confirm-erasure', lifetime: hours(1), codes: 'link' },
  /** Keeps an account that waits to be erased; needs no log-in. */
  'cancel-erasure': { mail: 'mail:erasure-requested', path: '/cancel-erasure', lifetime: days(7), codes: 'erasure-link' },
  /** Opens from the new address that an account wants to have. */
  'change-email': { mail: 'mail:change-email', path: '/verify-email', lifetime: hours(24), codes: 'link' },
} as const satisfies Record<string, LinkMail>;

export type LinkPurpose = keyof typeof LINK_MAILS;

export interface LinkState {
  purpose: LinkPurpose;
  createdAt: Instant;
  usedAt: Instant | null;
  voidedAt: Instant | null;
}

/** Why a link no longer works; null when it does. */
export function linkFault(link: LinkState, now: Instant): 'used' | 'replaced' | 'expired' | null {
  if (link.usedAt !== null) return 'used';
  if (link.voidedAt !== null) return 'replaced';
  return now >= later(link.createdAt, LINK_MAILS[link.purpose].lifetime) ? 'expired' : null;
}
