import { personMail } from '../../access/index.js';

export const passwordWasReset = personMail('/forgot-password', {
  kind: 'mail:password-was-reset',
  when: 'A link set a new password',
  texts: {
    es: {
      subject: 'Tu contraseña de Ludoteca cambió',
      paragraphs: [
        'La contraseña de tu cuenta cambió con un enlace que enviamos a esta dirección. Cerramos todas las sesiones; entra de nuevo con la contraseña nueva.',
      ],
      button: 'No fui yo: elegir otra',
      notes: [
        'Si no fuiste tú, alguien más puede leer tu correo. Protege primero tu correo y después elige otra contraseña aquí.',
      ],
    },
    en: {
      subject: 'Your password at Ludoteca was changed',
      paragraphs: [
        'The password of your account was changed with a link that we sent to this address. We ended all sessions; sign in again with the new password.',
      ],
      button: 'It was not me: choose another',
      notes: [
        'If it was not you, somebody else may read your mail. Protect your mail first, then choose another password here.',
      ],
    },
  },
});
