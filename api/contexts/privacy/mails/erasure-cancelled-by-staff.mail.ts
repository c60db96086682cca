import { defineMail } from '../../../platform/mail/mail.js';
import type { ErasureCancelled } from '../erasure.events.js';
import { RENEWS_NO_MORE, toStayer } from '../erasure/pending-erasure.js';

export const erasureCancelledByStaff = defineMail({
  kind: 'mail:erasure-cancelled-by-staff',
  when: 'Staff cancel the erasure',
  on: {
    ErasureCancelled: ({ personId, reason }: ErasureCancelled['data']) => (reason === undefined ? null : personId),
  },
  ...toStayer,
  texts: {
    es: {
      subject: 'Tu cuenta de Ludoteca se queda',
      paragraphs: [
        'Nuestro equipo canceló el borrado de tu cuenta. Tus juegos y tus datos siguen ahí.',
        RENEWS_NO_MORE.es,
      ],
      button: 'Ir a mi cuenta',
      notes: ['Si quieres que la borremos de todos modos, pídelo en tu cuenta o responde a este correo.'],
    },
    en: {
      subject: 'Your Ludoteca account stays',
      paragraphs: [
        'Our team cancelled the deletion of your account. Your games and your data are still there.',
        RENEWS_NO_MORE.en,
      ],
      button: 'Go to my account',
      notes: ['If you want it deleted all the same, ask for it in your account or answer this mail.'],
    },
  },
});
