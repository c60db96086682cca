/** No account exists without these. */
export const NEEDED_TEXTS = ['terms', 'privacy'] as const;
/** What people agree to in their account. */
export const AGREEABLE_TEXTS = [...NEEDED_TEXTS, 'marketing'] as const;

export type NeededText = (typeof NEEDED_TEXTS)[number];
export type AgreeableText = (typeof AGREEABLE_TEXTS)[number];
/** `guardian` is agreed to by an adult, for the account of a child. */
export type ConsentText = AgreeableText | 'guardian';
export type ConsentPlace = 'sign-up' | 'account' | 'checkout' | 'guardian' | 'mail';

interface Agreed {
  hash: string;
  given: boolean;
}

/** Whether the newest word about a text is a yes to the words in force. */
export function stands(latest: Agreed | null, currentHash: string): boolean {
  return latest !== null && latest.given && latest.hash === currentHash;
}

/** Whether a person agreed to earlier words of a text and not yet to those in force. */
export function isOutdated(latest: Agreed | null, currentHash: string): boolean {
  return latest !== null && !stands(latest, currentHash);
}
