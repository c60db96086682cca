import { personMail } from '../people/recipients.js';

export const passwordChanged = personMail('/forgot-password', {
  kind: 'mail:password-changed',
  when: 'The person changes the password with the current one',
  texts: {
    es: {
      subject: 'Cambiaste tu contraseña de Ludoteca',
      paragraphs: [
        'Tu contraseña cambió y cerramos tu sesión en los demás dispositivos. Si fuiste tú, no tienes que hacer nada.',
        'Si no fuiste tú, crea ahora otra contraseña: quien la cambió quedará fuera.',
      ],
      button: 'No fui yo: crear otra',
      notes: ['Nunca te pediremos tu contraseña por correo.'],
    },
    en: {
      subject: 'You changed your Ludoteca password',
      paragraphs: [
        'Your password changed, and we signed you out on all other devices. If it was you, there is nothing to do.',
        'If it was not you, make another password now: whoever changed it will be locked out.',
      ],
      button: 'It was not me: make another',
      notes: ['We never ask for your password by mail.'],
    },
  },
});
