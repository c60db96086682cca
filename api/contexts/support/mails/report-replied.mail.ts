import { defineMail, ERASED, paragraphsOf } from '../../../platform/mail/mail.js';
import { ReportReplies } from '../reporting/report-replies.js';
import { Reports } from '../reporting/reports.js';
import { ContactInbox } from './contact-inbox.js';

export const reportReplied = defineMail({
  kind: 'mail:report-replied',
  when: 'The sender of a report adds something to it',
  to: "the shop's address for enquiries",
  uses: [ReportReplies, Reports, ContactInbox],
  find: async ({ subject }, [replies, reports, inbox]) => {
    const reply = await replies.one(subject);
    const report = reply && (await reports.one(reply.reportId));
    if (!report) return ERASED;
    const { id, number, language } = report;
    return {
      email: inbox.addressOf('contact'),
      username: 'Ludoteca',
      language,
      url: `/admin/#/reports/${id}/show`,
      reply: { number, text: reply.text, promisedOn: reply.promisedOn },
    };
  },
  texts: {
    es: ({ reply: { number, text, promisedOn } }, { day }) => ({
      subject: `Escribieron más sobre el reporte ${number}`,
      heading: `Escribieron más sobre el reporte ${number}`,
      paragraphs: paragraphsOf(text),
      button: 'Responder en la consola',
      notes: [`Prometimos una respuesta a más tardar el ${day(promisedOn)}.`],
    }),
    en: ({ reply: { number, text, promisedOn } }, { day }) => ({
      subject: `More about report ${number}`,
      heading: `More about report ${number}`,
      paragraphs: paragraphsOf(text),
      button: 'Answer in the console',
      notes: [`An answer is promised by ${day(promisedOn)}.`],
    }),
  },
  samples: [{ reply: { number: 'R-1001', text: 'Pasa solo con la tableta.', promisedOn: '2026-11-30' } }],
});
