import { defineMail } from '../../../platform/mail/mail.js';
import { Recipients } from '../../access/index.js';
import { CHANGE_SAMPLES, pendingChange } from '../profile/change-address.js';

export const changeEmail = defineMail({
  kind: 'mail:change-email',
  when: 'The person or staff set another address for an account, and the change is allowed',
  to: 'the new address',
  uses: [Recipients],
  find: ({ subject }, [recipients]) => pendingChange(recipients, subject, 'newEmail'),
  texts: {
    es: ({ waitsUntil }, { time }) => ({
      subject: 'Confirma tu nuevo correo en Ludoteca',
      paragraphs: [
        waitsUntil
          ? `Nuestro equipo puso esta dirección en tu cuenta de Ludoteca. El enlace sirve desde el ${time(waitsUntil)} (hora de Chile), por 24 horas. Desde que lo uses, inicias sesión con ella y tus comprobantes llegan aquí.`
          : 'Pediste usar esta dirección en tu cuenta de Ludoteca. Confírmala y desde entonces inicias sesión con ella y tus comprobantes llegan aquí.',
      ],
      button: 'Usar esta dirección',
      notes: [
        waitsUntil
          ? 'El enlace sirve una sola vez. Hasta entonces, nada cambia.'
          : 'El enlace sirve una sola vez y vence en 24 horas. Hasta que lo abras, nada cambia.',
        'Si no lo pediste, borra este correo: sin el enlace la dirección no se usa.',
      ],
    }),
    en: ({ waitsUntil }, { time }) => ({
      subject: 'Confirm your new e-mail at Ludoteca',
      paragraphs: [
        waitsUntil
          ? `Our team set this address for your account at Ludoteca. The link works from ${time(waitsUntil)} (time in Chile) on, for 24 hours. Once you use it, you sign in with this address and your receipts arrive here.`
          : 'You asked to use this address for your account at Ludoteca. Confirm it, and from then on you sign in with it and your receipts arrive here.',
      ],
      button: 'Use this address',
      notes: [
        waitsUntil
          ? 'The link works once. Until then, nothing changes.'
          : 'The link works once and for 24 hours. Until you open it, nothing changes.',
        'If you did not ask for this, delete this mail: without the link the address is not used.',
      ],
    }),
  },
  samples: CHANGE_SAMPLES,
});
