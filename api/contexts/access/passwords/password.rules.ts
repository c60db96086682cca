const MIN_PASSWORD_LENGTH = 8;
/** Longer ones would only cost time to hash. */
export const MAX_PASSWORD_LENGTH = 200;

/**
 * A password as it is hashed and compared: keyboards write the same letter in several ways, so the one that sets it and
 * the one that opens with it may differ.
 */
export const normalPassword = (typed: string): string => typed.normalize('NFKC');

/** As what a typed password may have been hashed: normalised, and as it was typed, which was kept before. */
export const hashedForms = (typed: string): string[] => [...new Set([normalPassword(typed), typed])];

/** Whether two typed passwords are the same. */
export const isSamePassword = (one: string, other: string): boolean => normalPassword(one) === normalPassword(other);

export type PasswordFault = 'too-short' | 'no-upper-case' | 'no-digit';

/** What a new password lacks in its normal form: at least eight characters, an upper-case letter and a digit. */
export function passwordFaults(password: string): PasswordFault[] {
  const faults: PasswordFault[] = [];
  if ([...password].length < MIN_PASSWORD_LENGTH) faults.push('too-short');
  if (!/\p{Lu}/u.test(password)) faults.push('no-upper-case');
  if (!/\p{Nd}/u.test(password)) faults.push('no-digit');
  return faults;
}

/** What a guesser tries in its place: without capitals and accents, and without the year or the sign that was put behind. */
export function guessesOf(password: string): string[] {
  const lower = normalPassword(password).toLowerCase();
  const plain = lower.normalize('NFD').replace(/\p{M}/gu, '');
  return [...new Set([lower, plain].flatMap((word) => [word, word.replace(/[^\p{L}]{1,5}$/u, '')]))];
}

/** Whether a password is just the address, what stands before its @, or the name of its owner. */
export function isNameOf({ email, username }: { email: string; username: string }, password: string): boolean {
  const folded = (text: string): string => normalPassword(text).trim().toLowerCase();
  return [email, email.split('@')[0] ?? '', username].some((name) => folded(name) === folded(password));
}

/** What clients may call a new password typed a second time. */
export const CONFIRMATION_NAMES = [
  'confirmation',
  'confirmPassword',
  'confirm_password',
  'passwordConfirmation',
  'password_confirmation',
] as const;
export type GivenConfirmations = Partial<Record<(typeof CONFIRMATION_NAMES)[number], string>>;

/** The field that says something else than the password; null when all that were sent repeat it. */
export function differingConfirmation(
  given: GivenConfirmations,
  password: string,
): (typeof CONFIRMATION_NAMES)[number] | null {
  return (
    CONFIRMATION_NAMES.find((name) => typeof given[name] === 'string' && !isSamePassword(given[name], password)) ?? null
  );
}
