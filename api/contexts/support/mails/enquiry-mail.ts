import type { Effect } from '../../../platform/event-store/effects.js';
import { ERASED, type MailFacts, type NoMail } from '../../../platform/mail/mail.js';
import { Enquiries, type EnquiryRow } from '../contact/enquiries.js';

export interface EnquiryFacts extends MailFacts {
  enquiry: Pick<
    EnquiryRow,
    'number' | 'promisedOn' | 'template' | 'name' | 'company' | 'phone' | 'message' | 'reply'
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
    from: 'ana@liceo.example',
  },
} satisfies Omit<EnquiryFacts, keyof MailFacts>;
