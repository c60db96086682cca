import { hours, later, type Instant } from '../../../kernel/instant.js';
import type { AccountMailKind } from '../mail/account-mail.js';

export type LinkFault = 'used' | 'replaced' | 'expired';

interface LinkMail {
  mail: AccountMailKind;
  /** The page that the link opens. */
  path: string;
  lifetime: number;
  /** The code of each of its faults. */
  codes: Record<LinkFault | 'unknown', string>;
}

const ANY_LINK = { unknown: 'link-unknown', used: 'link-used', replaced: 'link-replaced', expired: 'link-expired' };
const VERIFICATION_LINK = {
  unknown: 'verification-link-unknown', used: 'verification-link-used', replaced: 'verification-link-replaced', expired: 'verification-link-expired',
};

/** What links are sent for. */
export const LINK_MAILS = {
  /** An account made without a link first. */
  'verify-email': { mail: 'mail:verify-email', path: '/verify-email', lifetime: hours(24), codes: VERIFICATION_LINK },
  /** An address that wants an account; its owner waits in `identity.pending_users`. */
  'sign-up': { mail: 'mail:sign-up', path: '/new-account-verify-email', lifetime: hours(24), codes: ANY_LINK },
  'reset-password': { mail: 'mail:reset-password', path: '/confirm-password-reset', lifetime: hours(1), codes: ANY_LINK },
  /** Opens from the new address that an account wants to have. */
  'change-email': { mail: 'mail:change-email', path: '/verify-email', lifetime: hours(24), codes: ANY_LINK },
} as const satisfies Record<string, LinkMail>;

export type LinkPurpose = keyof typeof LINK_MAILS;

export interface LinkState {
  purpose: LinkPurpose;
  createdAt: Instant;
  usedAt: Instant | null;
  voidedAt: Instant | null;
}

/** Why a link no longer works; null when it does. */
export function linkFault(link: LinkState, now: Instant): LinkFault | null {
  if (link.usedAt !== null) return 'used';
  if (link.voidedAt !== null) return 'replaced';
  return now >= later(link.createdAt, LINK_MAILS[link.purpose].lifetime) ? 'expired' : null;
}
