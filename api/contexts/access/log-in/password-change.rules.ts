import { CONFIRMATION_NAMES, differingConfirmation, isSamePassword } from '../passwords/password.rules.js';

/** What clients may call the password that still counts. */
export const CURRENT_NAMES = ['currentPassword', 'current_password', 'oldPassword', 'old_password'] as const;
/** What they may call the one that is to take its place. */
export const NEW_NAMES = ['newPassword', 'new_password', 'password'] as const;

type Name = (typeof CURRENT_NAMES | typeof NEW_NAMES | typeof CONFIRMATION_NAMES)[number];
type GivenPasswords = Partial<Record<Name, string>>;

type PasswordChange =
  | { is: 'complete'; current: string; wanted: string }
  /** Which field says too little or something else than another. */
  | {
      is: 'faulty';
      fault: 'password-missing' | 'password-ambiguous' | 'password-differs' | 'password-unchanged';
      path: Name;
    };

/** Reads a change of password, whichever names a client uses for its parts. */
export function readPasswordChange(given: GivenPasswords): PasswordChange {
  const current = oneOf(given, CURRENT_NAMES);
  if ('fault' in current) return { is: 'faulty', ...current };
  const wanted = oneOf(given, NEW_NAMES);
  if ('fault' in wanted) return { is: 'faulty', ...wanted };
  const otherwise = differingConfirmation(given, wanted.text);
  if (otherwise) return { is: 'faulty', fault: 'password-differs', path: otherwise };
  if (isSamePassword(current.text, wanted.text))
    return { is: 'faulty', fault: 'password-unchanged', path: wanted.name };

  return { is: 'complete', current: current.text, wanted: wanted.text };
}

/** The one password given under some of these names. */
function oneOf(
  given: GivenPasswords,
  names: readonly [Name, ...Name[]],
): { name: Name; text: string } | { fault: 'password-missing' | 'password-ambiguous'; path: Name } {
  const [first, ...others] = names.filter((name) => given[name]);
  const text = first && given[first];
  if (!text) return { fault: 'password-missing', path: names[0] };
  const other = others.find((name) => !isSamePassword(given[name] ?? '', text));
  return other ? { fault: 'password-ambiguous', path: other } : { name: first, text };
}
