const RUT = /^(\d{7,8})([\dK])$/;

/** A Chilean tax number without dots and with its hyphen; null when its check digit does not fit. */
export function rutOf(typed: string): string | null {
  const [, digits = '', check = ''] = RUT.exec(typed.toUpperCase().replace(/[.\s-]/g, '')) ?? [];
  return digits && checkDigitOf(digits) === check ? `${Number(digits)}-${check}` : null;
}

/** RUT numbers of companies begin here. */
const COMPANIES_FROM = 50_000_000;

/** Whether a tax number is a company's, not a person's. @param rut as `rutOf` gives it, or null while none is known */
export const isCompanyRut = (rut: string | null): boolean => Number(rut?.split('-')[0] ?? 0) >= COMPANIES_FROM;

/** Modulo 11 over the digits from the right, weighed 2 to 7. */
function checkDigitOf(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, place) => total + Number(digit) * (2 + (place % 6)), 0);
  const rest = 11 - (sum % 11);
  return rest === 11 ? '0' : rest === 10 ? 'K' : String(rest);
}
