import type { Account, ProfileEdit } from '../../../lib/wire';

export const LONGEST_BIO = 500;
const USERNAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'’-]{1,39}$/u;
const EMAIL = /^\S+@\S+\.\S+$/;

export type ProfileField = 'username' | 'email' | 'birthday' | 'bio';
/** The current password goes with another address, and is no part of the profile. */
export type FormField = ProfileField | 'currentPassword';

/** A profile as it stands in the form. */
export type Typed = Record<ProfileField, string>;

/** The fields in the order of the form. */
export const FIELDS: readonly ProfileField[] = ['username', 'birthday', 'bio', 'email'];

/** How an account stands in the form before anybody types. */
export function typedOf({ username, email, birthday, bio }: Account): Typed {
  return { username, email, birthday: birthday ?? '', bio: bio ?? '' };
}

/** Which fields need another look before they are sent; of days the server knows more than the clock here. */
export function faultsOf({ username, email }: Typed): ProfileField[] {
  const wrong: Partial<Record<ProfileField, boolean>> = {
    username: !USERNAME.test(username.normalize('NFC').trim()),
    email: !EMAIL.test(email.trim()),
  };
  return FIELDS.filter((field) => wrong[field]);
}

/** What was really changed: an address that waits for its link must not be called off by saving the rest. */
export function editOf(account: Account, typed: Typed): ProfileEdit {
  const before = typedOf(account);
  return Object.fromEntries(
    FIELDS.filter((field) => typed[field].trim() !== before[field]).map((field) => [field, typed[field].trim()]),
  );
}

/** Whether the current password has to come with it: for another address of an account that has one. */
export function needsPassword(account: Account, typed: Typed): boolean {
  const email = typed.email.trim().toLowerCase();
  return account.has_password && email !== account.email && email !== account.pending_email;
}

/** The middle square of a picture: where it begins and how long its sides are. */
export function middleSquare(width: number, height: number): { left: number; top: number; side: number } {
  const side = Math.min(width, height);
  return { left: (width - side) / 2, top: (height - side) / 2, side };
}
