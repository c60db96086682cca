import { personMail } from '../people/recipients.js';

export const secondFactorOn = personMail('/account/security', {
  kind: 'mail:second-factor-on',
  when: 'The person confirms an authenticator app',
  texts: {
    es: {
      subject: 'Activaste la verificación en dos pasos',
      paragraphs: [
        'Desde ahora, para entrar a tu cuenta pedimos también el código de tu aplicación. Guarda tus códigos de recuperación donde los encuentres sin el teléfono.',
        'Si no fuiste tú, cambia tu contraseña y responde a este correo.',
      ],
      button: 'Ver la seguridad de mi cuenta',
      notes: ['Nunca te pediremos esos códigos por correo ni por teléfono.'],
    },
    en: {
      subject: 'You turned on two-step log-in',
      paragraphs: [
        'From now on we also ask for the code of your app when you log in. Keep your recovery codes where you find them without your phone.',
        'If it was not you, change your password and reply to this mail.',
      ],
      button: 'See the security of my account',
      notes: ['We never ask for those codes by mail or by phone.'],
    },
  },
});

export const secondFactorOff = personMail('/account/security', {
  kind: 'mail:second-factor-off',
  when: 'The person turns two-step log-in off, or staff do so at their request',
  texts: {
    es: {
      subject: 'La verificación en dos pasos quedó desactivada',
      paragraphs: [
        'Desde ahora basta tu contraseña para entrar a tu cuenta. La desactivaste tú, o nosotros porque nos lo pediste.',
        'Si no fue así, cambia tu contraseña y actívala otra vez.',
      ],
      button: 'Ver la seguridad de mi cuenta',
      notes: ['Nunca te pediremos tu contraseña por correo.'],
    },
    en: {
      subject: 'Two-step log-in is off',
      paragraphs: [
        'From now on your password is enough to log in to your account. You turned it off, or we did because you asked us to.',
        'If that is not so, change your password and turn it on again.',
      ],
      button: 'See the security of my account',
      notes: ['We never ask for your password by mail.'],
    },
  },
});
