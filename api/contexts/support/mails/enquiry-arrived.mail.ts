import type { Bilingual, Language } from '../../../kernel/language.js';
import { defineMail, paragraphsOf } from '../../../platform/mail/mail.js';
import { Enquiries } from '../contact/enquiries.js';
import { ContactInbox } from './contact-inbox.js';
import { ENQUIRY_SAMPLE, toSender, type EnquiryFacts } from './enquiry-mail.js';

type Enquiry = EnquiryFacts['enquiry'];

const STAGE: Record<NonNullable<Enquiry['gameStage']>, Bilingual> = {
  idea: { es: 'es una idea', en: 'is an idea' },
  prototype: { es: 'tiene un prototipo', en: 'has a prototype' },
  finished: { es: 'está terminado', en: 'is finished' },
  published: { es: 'ya está publicado', en: 'is published' },
};
const KIND: Record<NonNullable<Enquiry['gameKind']>, Bilingual> = {
  web: { es: 'se juega en el navegador', en: 'is played in the browser' },
  download: { es: 'se descarga', en: 'is downloaded' },
};

/** What a studio added about its game; nothing where it left all of that out. */
function gameIn({ webAddress, gameStage, gameKind }: Enquiry, language: Language): string[] {
  const about = [gameStage && STAGE[gameStage][language], gameKind && KIND[gameKind][language]].filter(Boolean);
  const game = { es: 'El juego', en: 'The game' }[language];
  const site = { es: 'Sitio', en: 'Site' }[language];
  return [
    ...(webAddress ? [`${site}: ${webAddress}`] : []),
    ...(about.length > 0 ? [`${game} ${about.join({ es: ' y ', en: ' and ' }[language])}.`] : []),
  ];
}

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
    es: ({ enquiry }, { day }) => ({
      subject: `Consulta ${enquiry.number}`,
      heading: `Consulta ${enquiry.number}`,
      paragraphs: [
        `${enquiry.name}, ${enquiry.company}. Correo: ${enquiry.from}. Teléfono: ${enquiry.phone}.`,
        ...gameIn(enquiry, 'es'),
        ...paragraphsOf(enquiry.message),
      ],
      button: 'Responder en la consola',
      notes: [`Le prometimos una respuesta a más tardar el ${day(enquiry.promisedOn)}.`],
    }),
    en: ({ enquiry }, { day }) => ({
      subject: `Enquiry ${enquiry.number}`,
      heading: `Enquiry ${enquiry.number}`,
      paragraphs: [
        `${enquiry.name}, ${enquiry.company}. E-mail: ${enquiry.from}. Phone: ${enquiry.phone}.`,
        ...gameIn(enquiry, 'en'),
        ...paragraphsOf(enquiry.message),
      ],
      button: 'Answer in the console',
      notes: [`An answer is promised by ${day(enquiry.promisedOn)}.`],
    }),
  },
  samples: [ENQUIRY_SAMPLE],
});
