import { ERASED, skipped, type MailFacts, type NoMail } from '../../../platform/mail/mail.js';
import { SignedAddresses } from '../../access/index.js';
import { Reports, type ReportRow } from '../reporting/reports.js';

export interface ReportFacts extends MailFacts {
  report: Pick<ReportRow, 'number' | 'promisedOn' | 'status'>;
}

/** The report that a mail is about, if its sender left an address. */
export async function toReporter(
  reportId: string,
  [reports, addresses]: readonly [Reports, SignedAddresses],
): Promise<ReportFacts | NoMail> {
  const report = await reports.one(reportId);
  if (!report) return ERASED;
  const { email, language, number, promisedOn, status } = report;
  if (email === null) return skipped('no address given');
  const url = `${addresses.address('report', reportId, '/report-problem/status')}&number=${number}`;
  return { email, username: number, language, url, report: { number, promisedOn, status } };
}

/** For the gallery. */
export const REPORT_SAMPLE = {
  report: { number: 'R-1001', promisedOn: '2026-11-30', status: 'in-progress' },
} satisfies Omit<ReportFacts, keyof MailFacts>;
