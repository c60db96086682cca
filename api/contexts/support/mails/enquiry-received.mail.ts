import { defineMail } from '../../../platform/mail/mail.js';
import { Enquiries } from '../contact/enquiries.js';
import { ENQUIRY_SAMPLE, toSender } from './enquiry-mail.js';

/** Says nothing of what was typed: the address may be a stranger's. */
export const enquiryReceived = defineMail({
  kind: 'mail:enquiry-received',
  when: 'An enquiry of a contact form arrives',
  to: 'the sender',
  uses: [Enquiries],
  find: toSender,
  texts: {
    es: ({ enquiry: { number, promisedOn } }, { day }) => ({
      subject: `Recibimos tu consulta ${number}`,
      heading: 'Recibimos tu consulta',
      paragraphs: [
        `Su número es ${number}. Te responderemos a este correo a más tardar el ${day(promisedOn)}.`,
        'Mientras tanto, quizá la ayuda ya tenga la respuesta.',
      ],
      button: 'Abrir la ayuda',
      notes: ['Si no nos escribiste tú, alguien dio tu correo por error: no tienes que hacer nada.'],
    }),
    en: ({ enquiry: { number, promisedOn } }, { day }) => ({
      subject: `We received your enquiry ${number}`,
      heading: 'We received your enquiry',
      paragraphs: [
        `Its number is ${number}. We will answer to this address by ${day(promisedOn)}.`,
        'Meanwhile, the help may have the answer already.',
      ],
      button: 'Open the help',
      notes: ['If you did not write to us, someone gave your address by mistake: there is nothing to do.'],
    }),
  },
  samples: [ENQUIRY_SAMPLE],
});
