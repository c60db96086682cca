import { defineMail } from '../../../platform/mail/mail.js';
import type { ErasureRequested } from '../erasure.events.js';
import { pendingErasure, toLeaver } from '../erasure/pending-erasure.js';

export const erasureRequested = defineMail({
  kind: 'mail:erasure-requested',
  when: 'A person asks for the erasure of the account; the seven days begin',
  on: {
    ErasureRequested: ({ erasureId, reason }: ErasureRequested['data']) => (reason === undefined ? erasureId : null),
  },
  ...toLeaver,
  texts: {
    es: pendingErasure.es(
      (day) =>
        `Pediste borrar tu cuenta. La borraremos el ${day}. Hasta entonces puedes entrar, jugar y también comprar, pero lo que compres se pierde con la cuenta.`,
      'Si no fuiste tú, conserva la cuenta y cambia tu contraseña.',
    ),
    en: pendingErasure.en(
      (day) =>
        `You asked to delete your account. We will delete it on ${day}. Until then you can sign in, play and also buy, but what you buy is lost with the account.`,
      'If it was not you, keep the account and change your password.',
    ),
  },
});
