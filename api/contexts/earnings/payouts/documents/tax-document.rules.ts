import { atHour, plusDays, type CivilDate } from '../../../../kernel/calendar.js';
import type { Instant } from '../../../../kernel/instant.js';
import type { TaxDocumentKind } from '../../rules/withholding.rules.js';

/** A tax document that the studio handed in; the newest one counts. */
export interface TaxDocument {
  taxDocumentId: string;
  kind: TaxDocumentKind;
  /** Its last day. */
  expiresOn: CivilDate;
  /** The smallest number of days before its end that was announced; null before the first. */
  announced: number | null;
}

/** So many days before its end the studio is told, each time at ten in the morning. */
const ANNOUNCED_BEFORE = [60, 30, 7] as const;
const HOUR = 10;

export const isValidOn = (taxDocument: TaxDocument | null, day: CivilDate): taxDocument is TaxDocument =>
  taxDocument !== null && taxDocument.expiresOn >= day;

/** The next announcement of a document; null when all were made. */
export function nextAnnouncement({ expiresOn, announced }: TaxDocument): { daysBefore: number; at: Instant } | null {
  const daysBefore = ANNOUNCED_BEFORE.find((days) => announced === null || days < announced);
  return daysBefore === undefined ? null : { daysBefore, at: atHour(plusDays(expiresOn, -daysBefore), HOUR) };
}

/** What is due by now; of several that are, the last one alone. */
export function dueAnnouncement(taxDocument: TaxDocument, now: Instant): number | null {
  const due = ANNOUNCED_BEFORE.filter(
    (days) =>
      (taxDocument.announced === null || days < taxDocument.announced) &&
      atHour(plusDays(taxDocument.expiresOn, -days), HOUR) <= now,
  );
  return due.at(-1) ?? null;
}
