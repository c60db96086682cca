import { defineMail } from '../../../platform/mail/mail.js';
import type { ErasureCancelled } from '../erasure.events.js';
import { RENEWS_NO_MORE, toStayer } from '../erasure/pending-erasure.js';

export const erasureCancelled = defineMail({
  kind: 'mail:erasure-cancelled',
  when: 'A person cancels the erasure',
  on: {
    ErasureCancelled: ({ personId, reason }: ErasureCancelled['data']) => (reason === undefined ? personId : null),
  },
  ...toStayer,
  texts: {
    es: {
      subject: 'Tu cuenta de Ludoteca se queda',
      paragraphs: ['Cancelamos el borrado de tu cuenta. Tus juegos y tus datos siguen ahí.', RENEWS_NO_MORE.es],
      button: 'Ir a mi cuenta',
      notes: ['Si no fuiste tú, cambia tu contraseña.'],
    },
    en: {
      subject: 'Your Ludoteca account stays',
      paragraphs: [
        'We cancelled the deletion of your account. Your games and your data are still there.',
        RENEWS_NO_MORE.en,
      ],
      button: 'Go to my account',
      notes: ['If it was not you, change your password.'],
    },
  },
});
