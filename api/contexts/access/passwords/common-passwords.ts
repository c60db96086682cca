import { guessesOf } from './password.rules.js';

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
