export const MIN_PASSWORD_LENGTH = 8;
/** Longer ones would only cost time to hash. */
export const MAX_PASSWORD_LENGTH = 200;

export type PasswordFault = 'too-short' | 'no-upper-case' | 'no-digit';

/** What a new password lacks: at least eight characters, an upper-case letter and a digit. */
export function passwordFaults(password: string): PasswordFault[] {
  const faults: PasswordFault[] = [];
  if ([...password].length < MIN_PASSWORD_LENGTH) faults.push('too-short');
  if (!/\p{Lu}/u.test(password)) faults.push('no-upper-case');
  if (!/\p{Nd}/u.test(password)) faults.push('no-digit');
  return faults;
}
