import { personMail } from '../people/recipients.js';

export const passkeyAdded = personMail('/account/security', {
  kind: 'mail:passkey-added',
  when: 'The person adds a passkey',
  texts: {
    es: {
      subject: 'Agregaste una llave de acceso',
      paragraphs: [
        'Desde ahora puedes entrar a tu cuenta con ese dispositivo, sin contraseña.',
        'Si no fuiste tú, quítala en la seguridad de tu cuenta y cambia tu contraseña.',
      ],
      button: 'Ver la seguridad de mi cuenta',
      notes: ['Nunca te pediremos tu contraseña por correo.'],
    },
    en: {
      subject: 'You added a passkey',
      paragraphs: [
        'From now on you can log in to your account with that device, without a password.',
        'If it was not you, remove it under the security of your account and change your password.',
      ],
      button: 'See the security of my account',
      notes: ['We never ask for your password by mail.'],
    },
  },
});

export const passkeyRemoved = personMail('/account/security', {
  kind: 'mail:passkey-removed',
  when: 'The person removes a passkey',
  texts: {
    es: {
      subject: 'Quitaste una llave de acceso',
      paragraphs: [
        'Esa llave ya no abre tu cuenta. Tu dispositivo puede mostrarla todavía: bórrala también ahí.',
        'Si no fuiste tú, cambia tu contraseña.',
      ],
      button: 'Ver la seguridad de mi cuenta',
      notes: ['Nunca te pediremos tu contraseña por correo.'],
    },
    en: {
      subject: 'You removed a passkey',
      paragraphs: [
        'That passkey does not open your account any more. Your device may still show it: delete it there, too.',
        'If it was not you, change your password.',
      ],
      button: 'See the security of my account',
      notes: ['We never ask for your password by mail.'],
    },
  },
});
