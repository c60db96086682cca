import { days, hours, later, type Instant } from '../../../kernel/instant.js';

type LinkFault = 'used' | 'replaced' | 'expired';

export interface LinkMail {
  mail: `mail:${string}`;
  /** The page that the link opens. */
  path: string;
  /** What the page must know beside the token. */
  more?: string;
  lifetime: number;
  /** The code of each of its faults. */
  codes: Record<LinkFault | 'unknown', string>;
}

const ANY_LINK = { unknown: 'link-unknown', used: 'link-used', replaced: 'link-replaced', expired: 'link-expired' };
const VERIFICATION_LINK = {
  unknown: 'verification-link-unknown',
  used: 'verification-link-used',
  replaced: 'verification-link-replaced',
  expired: 'verification-link-expired',
};
const GUARDIAN_LINK = {
  unknown: 'guardian-link-unknown',
  used: 'guardian-link-used',
  replaced: 'guardian-link-replaced',
  expired: 'guardian-link-expired',
};

const ERASURE_LINK = {
  unknown: 'erasure-link-unknown',
  used: 'erasure-link-used',
  replaced: 'erasure-link-replaced',
  expired: 'erasure-link-expired',
};

const INVITATION_LINK = {
  unknown: 'invitation-unknown',
  used: 'invitation-ended',
  replaced: 'invitation-ended',
  expired: 'invitation-ended',
};

/** What links are sent for. */
export const LINK_MAILS = {
  /** An account made without a link first. */
  'verify-email': { mail: 'mail:verify-email', path: '/verify-email', lifetime: hours(24), codes: VERIFICATION_LINK },
  /** An address that wants an account; its owner waits in `accounts.pending_users`. */
  'sign-up': { mail: 'mail:sign-up', path: '/new-account-verify-email', lifetime: hours(24), codes: ANY_LINK },
  'reset-password': {
    mail: 'mail:reset-password',
    path: '/confirm-password-reset',
    lifetime: hours(1),
    codes: ANY_LINK,
  },
  /** Deletes an account that has no password to ask for. */
  'confirm-erasure': { mail: 'mail:confirm-erasure', path: '/confirm-erasure', lifetime: hours(1), codes: ANY_LINK },
  /** Keeps an account that waits to be erased; needs no log-in. */
  'cancel-erasure': { mail: 'mail:erasure-requested', path: '/cancel-erasure', lifetime: days(7), codes: ERASURE_LINK },
  /** Opens from the new address that an account wants to have. */
  'change-email': {
    mail: 'mail:change-email',
    path: '/verify-email',
    more: '&for=new-address',
    lifetime: hours(24),
    codes: ANY_LINK,
  },
  /** The same for an address that staff set: it waits first, ten days at most, and is open for a day then. */
  'change-email-by-staff': {
    mail: 'mail:change-email',
    path: '/verify-email',
    more: '&for=new-address',
    lifetime: days(15),
    codes: ANY_LINK,
  },
  /** From the present address: allows another one where no password can be asked for. */
  'allow-address': { mail: 'mail:allow-address', path: '/allow-address', lifetime: hours(24), codes: ANY_LINK },
  /** From the present address: stops a change that is on its way. */
  'keep-address': { mail: 'mail:change-email-requested', path: '/keep-address', lifetime: days(15), codes: ANY_LINK },
  /** To work for a studio; its owner is the studio. */
  'studio-invitation': {
    mail: 'mail:developer-invited',
    path: '/developer/invitation',
    lifetime: days(14),
    codes: INVITATION_LINK,
  },
  /** Whether a child may buy; its owner is the child, its mail goes to the guardian. */
  guardian: { mail: 'mail:guardian-requested', path: '/guardian', lifetime: days(7), codes: GUARDIAN_LINK },
} as const satisfies Record<string, LinkMail>;

export type LinkPurpose = keyof typeof LINK_MAILS;

interface LinkState {
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
