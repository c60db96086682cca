export type Missing = 'length' | 'upper' | 'digit';
export type Strength = { missing: Missing[] } | { words: 'fair' | 'good' | 'strong' };

const MIN = 8;
/** One word with a year or a sign behind it: what guessers try first, however long. */
const WORD_AND_TAIL = /^\p{L}+[^\p{L}]*$/u;

/** What a password lacks, or how good it is in words. */
export function strengthOf(password: string): Strength {
  const missing: Missing[] = [];
  if ([...password].length < MIN) missing.push('length');
  if (!/\p{Lu}/u.test(password)) missing.push('upper');
  if (!/\p{Nd}/u.test(password)) missing.push('digit');
  if (missing.length > 0) return { missing };
  if (WORD_AND_TAIL.test(password)) return { words: 'fair' };
  if (password.length >= 14) return { words: 'strong' };
  return { words: password.length >= 11 ? 'good' : 'fair' };
}

export const isAcceptable = (password: string): boolean => 'words' in strengthOf(password);
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
