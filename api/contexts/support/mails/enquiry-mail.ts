import type { Effect } from '../../../platform/event-store/effects.js';
import { ERASED, paragraphsOf, type MailFacts, type NoMail, type Texts } from '../../../platform/mail/mail.js';
import { Enquiries, type EnquiryRow } from '../contact/enquiries.js';

export interface EnquiryFacts extends MailFacts {
  enquiry: Pick<
    EnquiryRow,
    | 'number'
    | 'promisedOn'
    | 'template'
    | 'name'
    | 'company'
    | 'phone'
    | 'message'
    | 'reply'
    | 'webAddress'
    | 'gameStage'
    | 'gameKind'
  > & {
    from: string;
  };
}

/** The enquiry that a mail is about, written to its sender. */
export async function toSender(
  { subject }: Effect,
  [enquiries]: readonly [Enquiries, ...unknown[]],
): Promise<EnquiryFacts | NoMail> {
  const enquiry = await enquiries.one(subject);
  if (!enquiry) return ERASED;
  const { email, name, language } = enquiry;
  return { email, username: name, language, url: '/help', enquiry: { ...enquiry, from: email } };
}

/** An answer of staff, the first or a later one. */
export const ANSWER: Texts<EnquiryFacts> = {
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
};

/** For the gallery. */
export const ENQUIRY_SAMPLE = {
  enquiry: {
    number: 'C-1001',
    promisedOn: '2026-11-30',
    template: 'developers',
    name: 'Ana Rojas',
    company: 'Liceo Pablo Neruda',
    phone: '912345678',
    message: 'Queremos publicar un juego sobre los humedales. ¿Cómo empezamos?',
    reply: 'Puedes postular en la página de desarrollo.\nCuéntanos si te falta algo.',
    webAddress: 'https://liceo.example/juego',
    gameStage: 'prototype',
    gameKind: 'web',
    from: 'ana@liceo.example',
  },
} satisfies Omit<EnquiryFacts, keyof MailFacts>;
