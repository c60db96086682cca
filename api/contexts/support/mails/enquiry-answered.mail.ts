import { defineMail, paragraphsOf } from '../../../platform/mail/mail.js';
import { Enquiries } from '../contact/enquiries.js';
import { ENQUIRY_SAMPLE, toSender } from './enquiry-mail.js';

export const enquiryAnswered = defineMail({
  kind: 'mail:enquiry-answered',
  when: 'Staff answer an enquiry',
  to: 'the sender',
  uses: [Enquiries],
  find: toSender,
  isStillTrue: ({ enquiry }) => enquiry.reply !== null,
  texts: {
    es: ({ enquiry: { number, reply } }) => ({
      subject: `Respuesta a tu consulta ${number}`,
      greets: true,
      heading: 'Te respondemos',
      paragraphs: paragraphsOf(reply ?? ''),
      button: 'Abrir la ayuda',
      notes: [`Es la respuesta a tu consulta ${number}. Si te queda una duda, escríbenos otra vez por el formulario.`],
    }),
    en: ({ enquiry: { number, reply } }) => ({
      subject: `Answer to your enquiry ${number}`,
      greets: true,
      heading: 'Our answer',
      paragraphs: paragraphsOf(reply ?? ''),
      button: 'Open the help',
      notes: [`This answers your enquiry ${number}. If a question is left, write to us again through the form.`],
    }),
  },
  samples: [ENQUIRY_SAMPLE],
});
