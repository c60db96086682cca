import { defineMail } from '../../../platform/mail/mail.js';
import { Recipients } from '../../access/index.js';
import { CHANGE_SAMPLES, pendingChange } from '../profile/change-address.js';

export const changeEmailRequested = defineMail({
  kind: 'mail:change-email-requested',
  when: 'The person or staff set another address for an account, and the change is allowed',
  to: 'the present address',
  uses: [Recipients],
  find: ({ subject }, [recipients]) => pendingChange(recipients, subject, 'oldEmail'),
  texts: {
    es: ({ newEmail, waitsUntil }, { time }) => ({
      subject: 'Pidieron cambiar el correo de tu cuenta',
      paragraphs: [
        waitsUntil
          ? `Nuestro equipo pidió que tu cuenta de Ludoteca use otra dirección desde el ${time(waitsUntil)} (hora de Chile): ${newEmail}.`
          : `Nos pidieron que tu cuenta de Ludoteca use otra dirección: ${newEmail}.`,
        'Si lo quieres así, abre el enlace que enviamos a la dirección nueva; aquí no tienes que hacer nada.',
        'Si no fuiste tú, este botón conserva tu dirección; no necesitas ingresar. Después elige otra contraseña y cierra las demás sesiones.',
      ],
      button: 'No fui yo: conservar mi dirección',
    }),
    en: ({ newEmail, waitsUntil }, { time }) => ({
      subject: "A change of your account's e-mail was asked for",
      paragraphs: [
        waitsUntil
          ? `Our team asked to use another address for your account at Ludoteca from ${time(waitsUntil)} (time in Chile) on: ${newEmail}.`
          : `We were asked to use another address for your account at Ludoteca: ${newEmail}.`,
        'If that is what you want, open the link that we sent to the new address; there is nothing to do here.',
        'If it was not you, this button keeps your address; you need not log in. Then choose another password and end the other sessions.',
      ],
      button: 'It was not me: keep my address',
    }),
  },
  samples: CHANGE_SAMPLES,
});
