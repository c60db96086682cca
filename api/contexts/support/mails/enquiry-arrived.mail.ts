import { defineMail, paragraphsOf } from '../../../platform/mail/mail.js';
import { Enquiries } from '../contact/enquiries.js';
import { ContactInbox } from './contact-inbox.js';
import { ENQUIRY_SAMPLE, toSender } from './enquiry-mail.js';

export const enquiryArrived = defineMail({
  kind: 'mail:enquiry-arrived',
  when: 'An enquiry of a contact form arrives',
  to: "the shop's address for that form",
  uses: [Enquiries, ContactInbox],
  find: async (effect, [enquiries, inbox]) => {
    const facts = await toSender(effect, [enquiries]);
    if (!('enquiry' in facts)) return facts;
    const email = inbox.addressOf(facts.enquiry.template);
    return { ...facts, email, username: 'Ludoteca', url: `/admin/#/enquiries/${effect.subject}/show` };
  },
  texts: {
    es: ({ enquiry: { number, name, company, phone, from, message, promisedOn } }, { day }) => ({
      subject: `Consulta ${number}`,
      heading: `Consulta ${number}`,
      paragraphs: [`${name}, ${company}. Correo: ${from}. Teléfono: ${phone}.`, ...paragraphsOf(message)],
      button: 'Responder en la consola',
      notes: [`Le prometimos una respuesta a más tardar el ${day(promisedOn)}.`],
    }),
    en: ({ enquiry: { number, name, company, phone, from, message, promisedOn } }, { day }) => ({
      subject: `Enquiry ${number}`,
      heading: `Enquiry ${number}`,
      paragraphs: [`${name}, ${company}. E-mail: ${from}. Phone: ${phone}.`, ...paragraphsOf(message)],
      button: 'Answer in the console',
      notes: [`An answer is promised by ${day(promisedOn)}.`],
    }),
  },
  samples: [ENQUIRY_SAMPLE],
});
