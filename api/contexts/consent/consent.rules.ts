/** No account exists without these. */
export const NEEDED_TEXTS = ['terms', 'privacy'] as const;
/** Measuring tools, each allowed or refused by itself; both are about the words of the text on cookies. */
export const MEASURING_TEXTS = ['page-views', 'network-tag'] as const;
/** What people agree to in their account. */
export const AGREEABLE_TEXTS = [...NEEDED_TEXTS, 'marketing', ...MEASURING_TEXTS] as const;
/** What the account shows; the subscriber agreement is accepted by subscribing. */
export const SHOWN_TEXTS = [...AGREEABLE_TEXTS, 'subscription'] as const;

export type NeededText = (typeof NEEDED_TEXTS)[number];
export type AgreeableText = (typeof AGREEABLE_TEXTS)[number];
export type ShownText = (typeof SHOWN_TEXTS)[number];
/** `guardian` is agreed to by an adult, for the account of a child. */
export type ConsentText = ShownText | 'guardian';

const OPTIONAL: ReadonlySet<ConsentText> = new Set(['marketing', ...MEASURING_TEXTS]);
const MEASURING: ReadonlySet<ConsentText> = new Set(MEASURING_TEXTS);

/** Whether a yes can be taken back while the account goes on. */
export const isOptional = (text: ConsentText): boolean => OPTIONAL.has(text);
export const isMeasuring = (text: ConsentText): boolean => MEASURING.has(text);
export type ConsentPlace = 'sign-up' | 'account' | 'checkout' | 'guardian' | 'mail';

interface Agreed {
  hash: string;
  given: boolean;
}

/** Whether the newest word about a text is a yes to the words in force. */
export function stands(latest: Agreed | null, currentHash: string): boolean {
  return latest !== null && latest.given && latest.hash === currentHash;
}

/** Whether an answer says what stands already. A first no counts only where the question was asked: about measuring. */
export function isKnown(text: ConsentText, given: boolean, latest: Agreed | null, currentHash: string): boolean {
  if (given) return stands(latest, currentHash);
  return latest ? !latest.given : !isMeasuring(text);
}

/** Whether a person agreed to earlier words of a text and not yet to those in force. */
export function isOutdated(latest: Agreed | null, currentHash: string): boolean {
  return latest !== null && !stands(latest, currentHash);
}
