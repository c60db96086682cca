import type { Bilingual } from '../../../platform/http/messages.js';
import type { MailWords } from '../mail/account-mail.js';

export const RESET_PASSWORD: MailWords = {
  es: ({ username, url }) => ({
    subject: 'Elige una contraseña nueva en Ludoteca',
    heading: `Hola, ${username}`,
    paragraphs: ['Alguien, esperamos que tú, pidió una contraseña nueva para tu cuenta. Elígela con este enlace.'],
    action: { label: 'Elegir contraseña nueva', url },
    notes: [
      'El enlace sirve una sola vez y vence en una hora. Si pides otro, este deja de funcionar.',
      'Si no fuiste tú, borra este correo: tu contraseña sigue siendo la misma.',
    ],
  }),
  en: ({ username, url }) => ({
    subject: 'Choose a new password at Ludoteca',
    heading: `Hello, ${username}`,
    paragraphs: ['Somebody, we hope you, asked for a new password for your account. Choose it with this link.'],
    action: { label: 'Choose a new password', url },
    notes: [
      'The link works once and for one hour. If you ask for another, this one stops working.',
      'If it was not you, delete this mail: your password stays as it is.',
    ],
  }),
};

export const PASSWORD_WAS_RESET: MailWords = {
  es: ({ username, url }) => ({
    subject: 'Tu contraseña de Ludoteca cambió',
    heading: `Hola, ${username}`,
    paragraphs: ['La contraseña de tu cuenta cambió con un enlace que enviamos a esta dirección. Cerramos todas las sesiones; entra de nuevo con la contraseña nueva.'],
    notes: ['Si no fuiste tú, alguien más puede leer tu correo. Protege primero tu correo y después elige otra contraseña aquí.'],
    action: { label: 'No fui yo: elegir otra', url },
  }),
  en: ({ username, url }) => ({
    subject: 'Your password at Ludoteca was changed',
    heading: `Hello, ${username}`,
    paragraphs: ['The password of your account was changed with a link that we sent to this address. We ended all sessions; sign in again with the new password.'],
    notes: ['If it was not you, somebody else may read your mail. Protect your mail first, then choose another password here.'],
    action: { label: 'It was not me: choose another', url },
  }),
};

export const RECOVERY_REPLIES = {
  asked: {
    es: 'Si esa dirección tiene una cuenta, le enviamos un enlace para elegir una contraseña nueva.',
    en: 'If that address has an account, we sent it a link to choose a new password.',
  },
  changed: { es: 'Tu contraseña cambió. Inicia sesión con la nueva.', en: 'Your password was changed. Sign in with the new one.' },
} as const satisfies Record<string, Bilingual>;
