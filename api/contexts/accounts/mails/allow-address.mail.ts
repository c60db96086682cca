import { defineMail } from '../../../platform/mail/mail.js';
import { Recipients } from '../../access/index.js';
import { CHANGE_SAMPLES, pendingChange } from '../profile/change-address.js';

export const allowAddress = defineMail({
  kind: 'mail:allow-address',
  when: 'Another address is set for an account without a password',
  to: 'the present address',
  uses: [Recipients],
  find: ({ subject }, [recipients]) => pendingChange(recipients, subject, 'oldEmail'),
  texts: {
    es: ({ newEmail }) => ({
      subject: '¿Cambias el correo de tu cuenta?',
      paragraphs: [
        `Nos pidieron que tu cuenta de Ludoteca use otra dirección: ${newEmail}. Como tu cuenta no tiene contraseña, te preguntamos aquí. Si fuiste tú, permite el cambio.`,
      ],
      button: 'Permitir el cambio',
      notes: [
        'El enlace sirve una sola vez y vence en 24 horas.',
        'Si no fuiste tú, no abras el enlace: sin él nada cambia. Cierra entonces las demás sesiones en tu cuenta.',
      ],
    }),
    en: ({ newEmail }) => ({
      subject: 'Do you want to change the e-mail of your account?',
      paragraphs: [
        `We were asked to use another address for your account at Ludoteca: ${newEmail}. As your account has no password, we ask you here. If it was you, allow the change.`,
      ],
      button: 'Allow the change',
      notes: [
        'The link works once and for 24 hours.',
        'If it was not you, do not use the link: without it nothing changes. Then end the other sessions in your account.',
      ],
    }),
  },
  samples: CHANGE_SAMPLES.slice(0, 1),
});
