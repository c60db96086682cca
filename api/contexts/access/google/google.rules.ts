/** A person at Google, by a verified token. */
export interface GoogleIdentity {
  /** Google's number for the account; it never changes, while addresses do. */
  sub: string;
  /** Lower-cased. */
  email: string;
  /** As its owner wrote it; null when the token tells none. */
  name: string | null;
  /** Whether Google itself delivers the mail of this address, so that no other person can have read it. */
  authoritative: boolean;
  /** From then on no token tells this any more. */
  until: Date;
}

/** What a token must say to be for us. */
export interface Expected {
  issuers: readonly string[];
  clientId: string;
  /** The random word that this browser was given; null when it was given none. */
  nonce: string | null;
  /** Seconds since 1970. */
  now: number;
}

export type ClaimFault =
  'issuer' | 'audience' | 'expired' | 'not-yet' | 'nonce' | 'subject' | 'address' | 'address-unverified';

/** How long a token without a random word is believed, in seconds: clients of the first contract send it at once. */
const FRESH = 300;
/** How far Google's clock and ours may be apart, in seconds. */
const TOLERANCE = 60;
const LONGEST_ADDRESS = 254;
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PRINTABLE = /^[\x21-\x7e]+$/;

/** Why a signed payload identifies no person; null when it does. */
export function claimFault(claims: Record<string, unknown>, expected: Expected): ClaimFault | null {
  const { iss, aud, exp, iat, nonce, sub, email, email_verified } = claims;
  if (typeof iss !== 'string' || !expected.issuers.includes(iss)) return 'issuer';
  // A list of audiences would mean that the token was made for others too.
  if (aud !== expected.clientId) return 'audience';
  if (!isSeconds(exp) || exp + TOLERANCE <= expected.now) return 'expired';
  if (!isSeconds(iat) || iat - TOLERANCE > expected.now) return 'not-yet';
  if (nonce === undefined ? expected.nonce !== null : nonce !== expected.nonce) return 'nonce';
  if (nonce === undefined && iat + FRESH + TOLERANCE <= expected.now) return 'expired';
  if (typeof sub !== 'string' || !PRINTABLE.test(sub) || sub.length > 255) return 'subject';
  if (typeof email !== 'string' || !PRINTABLE.test(email) || !ADDRESS.test(email) || email.length > LONGEST_ADDRESS)
    return 'address';
  return email_verified === true ? null : 'address-unverified';
}

/** Reads a payload in which `claimFault` found nothing. */
export function identityOf(claims: Record<string, unknown>): GoogleIdentity {
  const { sub, email, hd, given_name, name, exp } = claims;
  const address = String(email).toLowerCase();
  return {
    sub: String(sub),
    email: address,
    // Other players see the user name: the first name alone says less about a child than the whole one.
    name: [given_name, name].find((reply): reply is string => typeof reply === 'string' && reply.trim() !== '') ?? null,
    authoritative: address.endsWith('@gmail.com') || (typeof hd === 'string' && hd !== ''),
    until: new Date((Number(exp) + TOLERANCE) * 1_000),
  };
}

function isSeconds(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** An account of ours that has the address that Google tells. */
interface AccountOfAddress {
  addressVerified: boolean;
  /** Whether some other account at Google signs in to it. */
  linkedElsewhere: boolean;
  hasPassword: boolean;
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
 * What becomes of an account at Google that signs in to none of ours yet.
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
  if (!account.addressVerified) return 'take-over';
  // The owner may have confirmed such a stranger's account: who does not know its password gets another one by mail.
  return account.hasPassword ? 'ask-password' : 'link';
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

/** What a request tells about the page it comes from. */
interface PageOfRequest {
  /** The Origin header; absent where no browser asks. */
  origin: string | undefined;
  cookies: string | undefined;
  /** `g_csrf_token` of the body. */
  csrfToken: string | undefined;
}

const GOOGLE = 'https://accounts.google.com';

/**
 * Whether a sign-in may come from this page: a foreign one could sign a visitor in as another person.
 * @param allowed origins of our own pages.
 */
export function mayCheck({ origin, cookies, csrfToken }: PageOfRequest, allowed: readonly string[]): boolean {
  const cookie = /(?:^|;\s*)g_csrf_token=([^;]*)/.exec(cookies ?? '')?.[1];
  const isRedirectMode = csrfToken !== undefined || cookie !== undefined;
  if (isRedirectMode && (!cookie || cookie !== csrfToken)) return false;
  return origin === undefined || allowed.includes(origin) || (isRedirectMode && origin === GOOGLE);
}
