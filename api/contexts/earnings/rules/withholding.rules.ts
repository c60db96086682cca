import type { CivilDate } from '../../../kernel/calendar.js';
import type { Pesos } from '../../../kernel/money.js';
import { isCompanyRut, rutOf } from '../../../kernel/rut.js';

/** What a studio gives for its money: a person's fees note, a company's invoice, or a form from abroad. */
export const TAX_DOCUMENT_KINDS = ['fees-note', 'invoice', 'foreign-form'] as const;
export type TaxDocumentKind = (typeof TAX_DOCUMENT_KINDS)[number];

/** Hundredths of a percent, from a day on. */
interface Rate {
  from: CivilDate;
  rate: number;
}

/** Law 21.133 raises the rate of fees notes every year until 2028. */
const FEES_NOTES: readonly Rate[] = [
  { from: '2026-01-01', rate: 1_525 },
  { from: '2027-01-01', rate: 1_600 },
  { from: '2028-01-01', rate: 1_700 },
];

/** What is withheld of a payment on that day, in hundredths of a percent. @param abroad the shop's own setting, as tax treaties differ. */
export function withholdingRate(kind: TaxDocumentKind, day: CivilDate, abroad: number): number {
  if (kind === 'invoice') return 0;
  if (kind === 'foreign-form') return abroad;
  const rate = FEES_NOTES.findLast(({ from }) => from <= day);
  if (!rate) throw new RangeError(`no rule says what is withheld on ${day}`);
  return rate.rate;
}

/** Gross – withheld – paid: the withheld part is rounded to the nearest peso. */
export function withheldOf(gross: Pesos, rate: number): { withheld: Pesos; paid: Pesos } {
  const withheld = Number((2n * BigInt(gross) * BigInt(rate) + 10_000n) / 20_000n);
  return { withheld, paid: gross - withheld };
}

/** By the country and, in Chile, the number of the RUT. A studio whose tax id is not known yet counts as a person: more is withheld rather than too little. */
export function taxDocumentKindOf(country: string, taxId: string | null): TaxDocumentKind {
  if (country !== 'CL') return 'foreign-form';
  return isCompanyRut(rutOf(taxId ?? '')) ? 'invoice' : 'fees-note';
}
