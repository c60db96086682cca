import { minutes } from '../../../kernel/instant.js';

/** Without 0, O, 1 and I, which look alike: 32 signs, five bits each. */
export const PASS_SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const PASS_LENGTH = 8;
export const PASS_LIFETIME = minutes(2);
/** Wrong tries at one pass. */
export const MOST_TRIES = 5;

/** The first half finds the pass, so that wrong tries count against it; the other half proves it. */
const SELECTOR_LENGTH = 4;

/** @param bytes eight random ones */
export function passFrom(bytes: Uint8Array): string {
  return [...bytes.slice(0, PASS_LENGTH)].map((byte) => PASS_SIGNS[byte % PASS_SIGNS.length]).join('');
}

/** What a person typed, as it was shown: small letters, spaces and hyphens do not matter. Null for what no pass can be. */
export function readPass(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return code.length === PASS_LENGTH && [...code].every((sign) => PASS_SIGNS.includes(sign)) ? code : null;
}

export const selectorOf = (code: string): string => code.slice(0, SELECTOR_LENGTH);

export type PassState = 'open' | 'used' | 'expired' | 'closed';

interface PassFacts {
  tries: number;
  isUsed: boolean;
  expiresAt: string;
}

/** `closed`: too many wrong guesses. */
export function stateOf({ tries, isUsed, expiresAt }: PassFacts, now: string): PassState {
  if (isUsed) return 'used';
  if (tries >= MOST_TRIES) return 'closed';
  return expiresAt > now ? 'open' : 'expired';
}
