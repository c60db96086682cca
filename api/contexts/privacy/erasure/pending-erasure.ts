import type { Effect } from '../../../platform/event-store/effects.js';
import type { Format } from '../../../platform/formatting.js';
import type { Language } from '../../../platform/http/messages.js';
import type { MailText } from '../../../platform/mail/mail.js';
import { Recipients, type AccountFacts } from '../../access/index.js';
import { Erasures } from './erasures.js';

export interface PendingErasureFacts extends AccountFacts {
  dueAt: string;
}

/** For mails that begin the seven days: to the owner of the link that ends them, as long as it can. */
export const toLeaver = {
  to: 'the person',
  uses: [Recipients, Erasures] as const,
  find: async (
    { subject }: Effect,
    [recipients, erasures]: readonly [Recipients, Erasures],
  ): Promise<PendingErasureFacts | null> => {
    const owner = await recipients.ownerOfLink(subject);
    const erasure = owner && (await erasures.statusOf(owner.id));
    return owner && erasure?.status === 'Waiting' ? { ...owner, dueAt: erasure.dueAt } : null;
  },
  samples: [{ dueAt: '2026-11-28T15:00:00.000Z' }],
};

/** For mails that end the seven days: to the person, unless others began since. */
export const toStayer = {
  to: 'the person',
  uses: [Recipients, Erasures] as const,
  find: async (
    { subject }: Effect,
    [recipients, erasures]: readonly [Recipients, Erasures],
  ): Promise<AccountFacts | null> =>
    (await erasures.statusOf(subject)).status === 'None' ? recipients.person(subject, '/account') : null,
};

/** A subscription begun after the request renews as agreed. */
export const RENEWS_NO_MORE: Record<Language, string> = {
  es: 'Si tenías una suscripción al pedir el borrado, ya no se renueva, a menos que la actives otra vez.',
  en: 'If you had a subscription when the deletion was asked for, it no longer renews unless you turn it on again.',
};

/** Both mails that begin the seven days, apart from what differs with who asked for the erasure. */
export const pendingErasure: Record<
  Language,
  (request: (day: string) => string, ifNotYou: string) => (facts: PendingErasureFacts, format: Format) => MailText
> = {
  es:
    (request, ifNotYou) =>
    ({ dueAt }, { day }) => ({
      subject: 'Tu cuenta de Ludoteca se borrará en siete días',
      paragraphs: [
        request(day(dueAt)),
        'Si tienes una suscripción, desde hoy no se renueva ni se cobra.',
        'Si cambias de idea, o si no fuiste tú, este botón la conserva. No necesitas iniciar sesión.',
      ],
      button: 'Conservar mi cuenta',
      sections: [
        {
          heading: 'Qué se borra',
          paragraphs: [
            'Tu nombre, tu correo, tu contraseña, tu perfil y tu foto, tus sesiones y tus archivos. Tus juegos ya no se podrán abrir. Nadie puede deshacerlo.',
          ],
        },
        {
          heading: 'Qué queda',
          paragraphs: [
            'Los pedidos y pagos, porque la ley obliga a guardar la contabilidad. Quedan con un número interno, sin tu nombre ni tu correo.',
          ],
        },
      ],
      notes: ['Cuando esté listo te enviaremos un certificado a esta dirección.', ifNotYou],
    }),
  en:
    (request, ifNotYou) =>
    ({ dueAt }, { day }) => ({
      subject: 'Your Ludoteca account will be deleted in seven days',
      paragraphs: [
        request(day(dueAt)),
        'If you have a subscription, from today it neither renews nor is charged.',
        'If you change your mind, or if it was not you, this button keeps it. You need not sign in.',
      ],
      button: 'Keep my account',
      sections: [
        {
          heading: 'What is deleted',
          paragraphs: [
            'Your name, your e-mail, your password, your profile and picture, your sessions and your files. Your games can no longer be opened. Nobody can undo this.',
          ],
        },
        {
          heading: 'What stays',
          paragraphs: [
            'Orders and payments, because the law wants the books kept. They stay with an internal number, without your name and your e-mail.',
          ],
        },
      ],
      notes: ['When it is done we send a certificate to this address.', ifNotYou],
    }),
};
