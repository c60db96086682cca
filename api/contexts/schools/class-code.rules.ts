/** Without 0, O, 1, I, L, 2, Z, 5, S, 8, B, G, V and Q: what is read from a board is read in one way. */
const SIGNS = 'ACDEFHJKMNPRTUWXY34679';
export const CLASS_CODE_LENGTH = 6;
/** Of a school plan's code; it is typed once, by a teacher. */
export const PLAN_CODE_LENGTH = 10;

/** @param draw a whole number below the given one, by chance. */
export function drawCode(length: number, draw: (below: number) => number): string {
  return Array.from({ length }, () => SIGNS[draw(SIGNS.length)]).join('');
}

/** What was typed, as it was shown: small letters, spaces and hyphens do not matter. Null for what no code can be. */
export function readCode(typed: string, length: number): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return code.length === length && [...code].every((sign) => SIGNS.includes(sign)) ? code : null;
}
