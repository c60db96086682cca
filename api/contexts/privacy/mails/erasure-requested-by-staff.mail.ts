import { defineMail } from '../../../platform/mail/mail.js';
import type { ErasureRequested } from '../erasure.events.js';
import { pendingErasure, toLeaver } from '../erasure/pending-erasure.js';

export const erasureRequestedByStaff = defineMail({
  kind: 'mail:erasure-requested-by-staff',
  when: 'Staff begin the erasure that a person wrote to ask for',
  on: {
    ErasureRequested: ({ erasureId, reason }: ErasureRequested['data']) => (reason === undefined ? null : erasureId),
  },
  ...toLeaver,
  texts: {
    es: pendingErasure.es(
      (day) =>
        `Nos escribiste para que borremos tu cuenta. La borraremos el ${day}. Lo que compres en estos días se pierde con la cuenta.`,
      'Si no nos escribiste tú, conserva la cuenta y responde a este correo: una persona lo revisará.',
    ),
    en: pendingErasure.en(
      (day) =>
        `You wrote to us to have your account deleted. We will delete it on ${day}. What you buy in these days is lost with the account.`,
      'If it was not you who wrote, keep the account and answer this mail: a person will look at it.',
    ),
  },
});
