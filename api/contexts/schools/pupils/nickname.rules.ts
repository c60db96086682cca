const SHORTEST = 2;
const LONGEST = 20;
const SIGNS = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'-]*$/u;
/** More digits are a telephone or an identity number. */
const MOST_DIGITS = 4;

/** A pupil's nickname as it is shown; null for what may tell who the child is, or is no name. */
export function readNickname(typed: string): string | null {
  const name = typed.normalize('NFKC').trim().replace(/\s+/g, ' ');
  const digits = name.replace(/\P{N}/gu, '').length;
  const fits = [...name].length >= SHORTEST && [...name].length <= LONGEST && digits <= MOST_DIGITS;
  return fits && SIGNS.test(name) ? name : null;
}

/** By which two nicknames of a class are the same: without case, accents and spaces. */
export function nicknameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ .'-]/g, '');
}
