import { Injectable } from '@nestjs/common';
import { Problem } from '../../../platform/http/problem.js';
import {
  differingConfirmation,
  type GivenConfirmations,
  guessesOf,
  hashedForms,
  isNameOf,
  normalPassword,
  type PasswordFault,
  passwordFaults,
} from './password.rules.js';

/** Common here, and missing in the list that the world shares. */
const COMMON_HERE = [
  'contrasena',
  'micontrasena',
  'miclave',
  'colocolo',
  'bienvenido',
  'bienvenida',
  'teamomucho',
  'viva chile',
  'vivachile',
];
/** A guess shorter than this says nothing about the whole password. */
const SHORTEST = 4;

let common: Promise<ReadonlySet<string>> | null = null;

/** Read when the first password is chosen: a shop that only signs people in never holds the list, about 8 MB. */
function list(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set([...dictionary['passwords-common'], ...COMMON_HERE].filter((word) => word.length >= SHORTEST)),
  );
  return common;
}

/** Whether a password, or what is left of it without its last digits and signs, is one of the fifty thousand most common. */
export async function isCommon(password: string): Promise<boolean> {
  const words = await list();
  return guessesOf(password).some((guess) => words.has(guess));
}

const FAULT_WORDS: Record<PasswordFault, string> = {
  'too-short': 'must have at least 8 characters',
  'no-upper-case': 'must have an upper-case letter',
  'no-digit': 'must have a digit',
};

/**
 * Refuses a password that is too common or too easy.
 * @param path of the field that brought it.
 * @param owner whose names it must not be, where they are known.
 */
export async function refuseWeakPassword(
  typed: string,
  path: string,
  owner?: { email: string; username: string },
): Promise<void> {
  const refuse = (code: string, ...msgs: string[]): never => {
    throw new Problem(422, code, { errors: msgs.map((msg) => ({ msg, path })) });
  };
  const password = normalPassword(typed);
  const faults = passwordFaults(password);
  if (faults.length > 0) refuse('password-too-weak', ...faults.map((fault) => FAULT_WORDS[fault]));
  if (owner && isNameOf(owner, password)) refuse('password-is-name', 'must not be the e-mail or the user name');
  if (await isCommon(password)) refuse('password-too-common', 'must not be a common password');
}

/** Refuses two passwords of which only one can be meant. */
export function refuseOtherConfirmation(given: GivenConfirmations, password: string): void {
  const path = differingConfirmation(given, password);
  if (path) throw new Problem(422, 'password-differs', { errors: [{ msg: 'must repeat the new password', path }] });
}

/** Argon2id is the package's default algorithm. About 15 ms of one core and 19 MB each. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CURRENT = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`;
/** More at once would take the threads that files and names are looked up with. */
const AT_ONCE = 2;
/** Of a random, unknown password: the hash that an unknown address is checked against, so that it takes as long. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$ygqWwlZgcFIWRmfcvV78eQ$by9OhIrlpoZf8yW123DeKkg6M9harhiLTKt/47mMv9A';

/** `same-outdated`: the hash has other parameters than those of today, or is of the password as it was typed. */
type PasswordMatch = 'same' | 'same-outdated' | 'other';

/** Hashes and checks passwords off the main thread, a few at a time. */
@Injectable()
export class Passwords {
  private free = AT_ONCE;
  private readonly waiting: (() => void)[] = [];

  /** The hash of a password in its normal form. */
  hash(typed: string): Promise<string> {
    return this.limited(async () => (await import('@node-rs/argon2')).hash(normalPassword(typed), PARAMETERS));
  }

  /** Whether this is the password, as `compare` says. */
  async match(stored: string | null, typed: string): Promise<boolean> {
    return (await this.compare(stored, typed)) !== 'other';
  }

  /**
   * How a typed password compares with a hash. The time it takes depends on what was typed alone: whether there is a
   * hash, and which form fits it, makes no difference.
   * @param stored null for an unknown person, or one without a password.
   */
  async compare(stored: string | null, typed: string): Promise<PasswordMatch> {
    const forms = hashedForms(typed);
    const fitting: string[] = [];
    for (const form of forms) if (await this.verify(stored ?? NOBODYS_HASH, form)) fitting.push(form);
    const [form] = fitting;
    if (stored === null || form === undefined) return 'other';
    return form === forms[0] && stored.startsWith(CURRENT) ? 'same' : 'same-outdated';
  }

  private verify(stored: string, form: string): Promise<boolean> {
    return this.limited(async () => (await import('@node-rs/argon2')).verify(stored, form));
  }

  private async limited<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.free === 0) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.free -= 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
