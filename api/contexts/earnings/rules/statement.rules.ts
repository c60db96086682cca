import { withheldOf, type TaxDocumentKind } from './withholding.rules.js';

export const SOURCES = ['sale', 'sale-refund', 'plan', 'plan-refund', 'plan-rest'] as const;
export type Source = (typeof SOURCES)[number];

export type Sums = Record<Source, number>;

/** What a month brought a studio, before it is numbered and chained. */
export interface Totals {
  bySource: Sums;
  /** All lines together. */
  earned: number;
  /** A debt of the month before, zero or below. */
  carriedIn: number;
  /** What can be paid. */
  gross: number;
  /** Hundredths of a percent. */
  rate: number;
  taxKind: TaxDocumentKind;
  withheld: number;
  paid: number;
  /** A debt that goes on to the next month, zero or below. */
  carriedOut: number;
}

/** A month's sums with what was left of the one before: a debt goes on, and only what is above zero is paid. */
export function totalsOf(bySource: Sums, carriedIn: number, tax: { kind: TaxDocumentKind; rate: number }): Totals {
  const earned = SOURCES.reduce((total, source) => total + bySource[source], 0);
  const balance = earned + carriedIn;
  const gross = Math.max(0, balance);
  return {
    bySource,
    earned,
    carriedIn,
    gross,
    rate: tax.rate,
    taxKind: tax.kind,
    ...withheldOf(gross, tax.rate),
    carriedOut: Math.min(0, balance),
  };
}
