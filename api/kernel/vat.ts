import type { CivilDate } from './calendar.js';

/** A rate of VAT in whole percent, and the first day on which it counts. */
export interface VatRate {
  from: CivilDate;
  percent: number;
}

/** The rate of a day: the latest that began by then. @throws RangeError when no rate had begun. */
export function vatRateOn(day: CivilDate, rates: readonly VatRate[]): number {
  const begun = rates.filter(({ from }) => from <= day).sort((a, b) => (a.from < b.from ? 1 : -1));
  if (!begun[0]) throw new RangeError(`no rate of VAT is known for ${day}`);
  return begun[0].percent;
}

/** Reads `2003-10-01:19,2027-01-01:20`. @returns null when it cannot be read. */
export function readVatRates(text: string): VatRate[] | null {
  const rates = text.split(',').map((part) => {
    const [, from, percent] = /^\s*(\d{4}-\d\d-\d\d):(\d{1,2})\s*$/.exec(part) ?? [];
    return from && percent && isDay(from) ? { from, percent: Number(percent) } : null;
  });
  return rates.some((rate) => rate === null) ? null : (rates as VatRate[]);
}

/** JavaScript reads 30 February as 2 March. */
function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
