import { Problem } from '../../../platform/http/problem.js';
import { isCommon } from './common-passwords.js';
import {
  differingConfirmation,
  isNameOf,
  passwordFaults,
  type GivenConfirmations,
  type PasswordFault,
} from './password.rules.js';

const FAULT_WORDS: Record<PasswordFault, string> = {
  'too-short': 'must have at least 8 characters',
  'no-upper-case': 'must have an upper-case letter',
  'no-digit': 'must have a digit',
};

/**
 * Refuses a password that nobody should choose.
 * @param path of the field that brought it.
 * @param owner whose names it must not be, where they are known.
 * @throws Problem 422 `password-too-weak`, `password-too-common` or `password-is-name`.
 */
export async function refuseWeakPassword(
  password: string,
  path: string,
  owner?: { email: string; username: string },
): Promise<void> {
  const refuse = (code: string, ...msgs: string[]): never => {
    throw new Problem(422, code, { errors: msgs.map((msg) => ({ msg, path })) });
  };
  const faults = passwordFaults(password);
  if (faults.length > 0) refuse('password-too-weak', ...faults.map((fault) => FAULT_WORDS[fault]));
  if (owner && isNameOf(owner, password)) refuse('password-is-name', 'must not be the e-mail or the user name');
  if (await isCommon(password)) refuse('password-too-common', 'must not be a common password');
}

/** Refuses two passwords of which only one can be meant. @throws Problem 422 `password-differs`. */
export function refuseOtherConfirmation(given: GivenConfirmations, password: string): void {
  const path = differingConfirmation(given, password);
  if (path) throw new Problem(422, 'password-differs', { errors: [{ msg: 'must repeat the new password', path }] });
}
