import { defineMail } from '../../../platform/mail/mail.js';
import { SignedAddresses } from '../../access/index.js';
import { Reports } from '../reporting/reports.js';
import { REPORT_SAMPLE, toReporter } from './report-mail.js';

export const reportReceived = defineMail({
  kind: 'mail:report-received',
  when: 'A problem report arrives with an address',
  to: 'the reporter',
  uses: [Reports, SignedAddresses],
  find: ({ subject }, tools) => toReporter(subject, tools),
  texts: {
    es: ({ report: { number, promisedOn } }, { day }) => ({
      subject: `Recibimos tu reporte ${number}`,
      heading: 'Gracias por avisarnos',
      paragraphs: [
        `Tu reporte tiene el número ${number}. Te responderemos a más tardar el ${day(promisedOn)}.`,
        'En su página ves siempre en qué está.',
      ],
      button: 'Ver mi reporte',
      notes: ['El enlace es solo para ti. Si no enviaste un reporte, alguien dio tu correo por error.'],
    }),
    en: ({ report: { number, promisedOn } }, { day }) => ({
      subject: `We received your report ${number}`,
      heading: 'Thank you for telling us',
      paragraphs: [
        `Your report has the number ${number}. We will answer by ${day(promisedOn)}.`,
        'Its page always shows where it stands.',
      ],
      button: 'See my report',
      notes: ['The link is for you alone. If you sent no report, someone gave your address by mistake.'],
    }),
  },
  samples: [REPORT_SAMPLE],
});
