const CHILE = 'CL';
const RUT = /^(\d{7,8})([\dK])$/;
const FOREIGN = /^[A-Z0-9](?:[A-Z0-9 ./-]{2,28})[A-Z0-9]$/;

/** A tax id as it is kept: a Chilean RUT without dots and with its hyphen, a foreign one in capitals; null when it cannot be one. */
export function taxIdOf(country: string, typed: string): string | null {
  const text = typed.trim().toUpperCase();
  if (country === CHILE) return rutOf(text);
  return FOREIGN.test(text) ? text : null;
}

function rutOf(text: string): string | null {
  const [, digits = '', check = ''] = RUT.exec(text.replace(/[.\s-]/g, '')) ?? [];
  return digits && checkDigitOf(digits) === check ? `${Number(digits)}-${check}` : null;
}

/** Modulo 11 over the digits from the right, weighed 2 to 7. */
function checkDigitOf(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, place) => total + Number(digit) * (2 + (place % 6)), 0);
  const rest = 11 - (sum % 11);
  return rest === 11 ? '0' : rest === 10 ? 'K' : String(rest);
}
