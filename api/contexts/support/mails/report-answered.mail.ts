import type { Bilingual } from '../../../kernel/language.js';
import { ERASED, defineMail, paragraphsOf } from '../../../platform/mail/mail.js';
import { SignedAddresses } from '../../access/index.js';
import { CaseWork, REPORT_CASES } from '../cases/case-work.js';
import type { ReportStatus } from '../reporting/report.rules.js';
import { Reports } from '../reporting/reports.js';
import { REPORT_SAMPLE, toReporter } from './report-mail.js';

const NEWS: Record<ReportStatus, Bilingual> = {
  received: { es: 'Está en la fila.', en: 'It is in the queue.' },
  'in-progress': { es: 'Ya trabajamos en él.', en: 'We are working on it.' },
  'needs-reply': { es: 'Necesitamos algo más de ti.', en: 'We need something more from you.' },
  solved: { es: 'Está resuelto.', en: 'It is solved.' },
  closed: { es: 'Lo cerramos.', en: 'It is closed.' },
};

export const reportAnswered = defineMail({
  kind: 'mail:report-answered',
  when: 'Staff answer a report, or change its status',
  to: 'the reporter, where an address was given',
  uses: [Reports, SignedAddresses, CaseWork],
  find: async ({ subject }, [reports, addresses, cases]) => {
    const entry = await cases.entry(REPORT_CASES, subject);
    const facts = entry && (await toReporter(entry.caseId, [reports, addresses]));
    if (!facts) return ERASED;
    return 'report' in facts ? { ...facts, words: entry.text } : facts;
  },
  texts: {
    es: ({ report: { number, status }, words }) => ({
      subject: `Novedades de tu reporte ${number}`,
      heading: `Tu reporte ${number}`,
      paragraphs: [NEWS[status].es, ...paragraphsOf(words)],
      button: 'Ver mi reporte',
    }),
    en: ({ report: { number, status }, words }) => ({
      subject: `News of your report ${number}`,
      heading: `Your report ${number}`,
      paragraphs: [NEWS[status].en, ...paragraphsOf(words)],
      button: 'See my report',
    }),
  },
  samples: [{ ...REPORT_SAMPLE, words: 'Encontramos la causa.\nMañana estará corregido.' }],
});
