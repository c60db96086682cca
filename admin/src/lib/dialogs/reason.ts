const SHORTEST = 3;
export const LONGEST_REASON = 200;

/** What keeps a reason from being kept for ever, or null. Names are found by the API, which knows them. */
export function faultOfReason(reason: string): 'missing' | 'tooShort' | 'hasAddress' | null {
  const words = reason.trim();
  if (words === '') return 'missing';
  if (words.includes('@')) return 'hasAddress';
  return words.length < SHORTEST ? 'tooShort' : null;
}
