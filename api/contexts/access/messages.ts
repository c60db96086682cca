import type { Bilingual } from '../../platform/http/messages.js';

/** What is said when it went well. */
export const REPLIES = {
  signedIn: { es: 'Sesión iniciada.', en: 'You are signed in.' },
  signedOut: { es: 'Sesión cerrada.', en: 'You are logged out.' },
} as const satisfies Record<string, Bilingual>;

/** The sentence of each "no" of this context. */
export const PROBLEMS: Record<string, Bilingual> = {
  'wrong-credentials': {
    es: 'El correo o la contraseña no coinciden. Si tu cuenta es nueva, abre primero el enlace que te enviamos por correo.',
    en: 'The e-mail or the password does not match. If your account is new, first open the link that we mailed to you.',
  },
  'account-blocked': {
    es: 'Esta cuenta está bloqueada. Te escribimos por qué camino puedes pedir que la revisemos.',
    en: 'This account is blocked. We wrote to you how to ask us to look at it again.',
  },
  'session-over': { es: 'Tu sesión terminó. Inicia sesión otra vez.', en: 'Your session has ended. Sign in again.' },
  'password-too-weak': {
    es: 'La contraseña necesita al menos 8 caracteres, una letra mayúscula y un número.',
    en: 'The password needs at least 8 characters, an upper-case letter and a digit.',
  },
  'password-too-common': {
    es: 'Esa contraseña es muy común y fácil de adivinar. Elige otra.',
    en: 'That password is very common and easy to guess. Choose another.',
  },
  'password-is-name': {
    es: 'La contraseña no puede ser tu correo ni tu nombre de usuario. Elige otra.',
    en: 'The password cannot be your e-mail or your user name. Choose another.',
  },
  'link-used': {
    es: 'Este enlace ya se usó. Si no fuiste tú, pide uno nuevo.',
    en: 'This link was already used. If it was not you, ask for a new one.',
  },
  'link-replaced': {
    es: 'Después de este enlace te enviamos otro. Usa el más nuevo.',
    en: 'We sent you another link after this one. Use the newest.',
  },
  'link-expired': { es: 'El enlace venció. Pide uno nuevo.', en: 'The link has expired. Ask for a new one.' },
  'link-unknown': {
    es: 'El enlace no está completo o no es nuestro. Ábrelo otra vez desde el correo o pide uno nuevo.',
    en: 'The link is incomplete or not ours. Open it again from the mail or ask for a new one.',
  },
};
