import { days, hours, later, type Instant } from '../../../kernel/instant.js';
import type { AccountMailKind } from '../mail/account-mail.js';

interface LinkMail {
  mail: AccountMailKind;
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
  /** Opens from the new address that an account wants to have. */
  'change-email': { mail: 'mail:change-email', path: '/verify-email', lifetime: hours(24), codes: 'link' },
  /** Whether a child may buy; its owner is the child, its mail goes to the guardian. */
  guardian: { mail: 'mail:guardian-asked', path: '/guardian', lifetime: days(7), codes: 'guardian-link' },
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
