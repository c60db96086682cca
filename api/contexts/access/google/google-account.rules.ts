import type { GoogleIdentity } from './google-claims.rules.js';

/** An account of ours that has the address that Google tells. */
interface AccountOfAddress {
  addressVerified: boolean;
  /** Whether some other account at Google signs in to it. */
  linkedElsewhere: boolean;
}

type GoogleDecision =
  | 'sign-up'
  | 'link'
  /** The address of the account is not proven: what its maker set in it goes. */
  | 'take-over'
  /** Its owner has to prove by the password that both accounts are theirs. */
  | 'ask-password'
  | 'linked-elsewhere';

/**
 * What becomes of somebody whose account at Google signs in to none of ours yet.
 * @param account the one that has the same address; null when there is none.
 */
export function decideGoogle(
  { authoritative }: Pick<GoogleIdentity, 'authoritative'>,
  account: AccountOfAddress | null,
): GoogleDecision {
  if (!account) return 'sign-up';
  if (account.linkedElsewhere) return 'linked-elsewhere';
  if (!authoritative) return 'ask-password';
  // An unverified account may be a stranger's who got ahead of the owner and knows its password.
  return account.addressVerified ? 'link' : 'take-over';
}

const SHORTEST = 2;
const LONGEST = 40;

/** A user name out of what Google tells, by the rule for user names; `otherwise` when nothing is left of it. */
export function usernameFor({ name, email }: Pick<GoogleIdentity, 'name' | 'email'>, otherwise: string): string {
  return [name ?? '', email.split('@')[0] ?? ''].map(cleaned).find((word) => [...word].length >= SHORTEST) ?? otherwise;
}

function cleaned(text: string): string {
  const allowed = text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ._'’-]+/gu, ' ')
    .replace(/ +/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '');
  return [...allowed].slice(0, LONGEST).join('').trim();
}
