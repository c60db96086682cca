const MIN_LENGTH = 8;
/** Longer ones only cost us time. */
const MAX_LENGTH = 200;

/** What a password lacks: at least 8 characters, an upper-case letter and a digit. Null when it is fine. */
export function passwordFault(password: string): 'password-too-short' | 'password-too-long' | 'password-needs-upper-case' | 'password-needs-digit' | null {
  if ([...password].length < MIN_LENGTH) return 'password-too-short';
  if (password.length > MAX_LENGTH) return 'password-too-long';
  if (!/\p{Lu}/u.test(password)) return 'password-needs-upper-case';
  return /\p{Nd}/u.test(password) ? null : 'password-needs-digit';
}
