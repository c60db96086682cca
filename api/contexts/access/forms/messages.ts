import type { Bilingual } from '../../../platform/http/messages.js';

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

/** What is said when a session ended. */
export const SESSION_REPLIES = {
  ended: { es: 'Cerramos la sesión en ese dispositivo.', en: 'That device is signed out.' },
  allEnded: { es: 'Cerramos tu sesión en todos los dispositivos.', en: 'You are signed out on every device.' },
  othersEnded: {
    es: 'Cerramos tu sesión en todos los demás dispositivos.',
    en: 'You are signed out on every other device.',
  },
} as const satisfies Record<string, Bilingual>;

export const PASSWORD_REPLIES = {
  changed: {
    es: 'Tu contraseña cambió. Cerramos tu sesión en los demás dispositivos.',
    en: 'Your password is changed. We signed you out on all other devices.',
  },
} as const satisfies Record<string, Bilingual>;

/** The sentence of each "no" to a change of password. */
export const PASSWORD_PROBLEMS: Record<string, Bilingual> = {
  'current-password-wrong': { es: 'La contraseña actual no es esa.', en: 'That is not your current password.' },
  'no-password-yet': {
    es: 'Tu cuenta entra con Google y todavía no tiene contraseña. Para crear una, usa «¿Olvidaste tu contraseña?».',
    en: 'Your account signs in with Google and has no password yet. To make one, use “Forgot your password?”.',
  },
  'password-missing': {
    es: 'Escribe tu contraseña actual y la nueva.',
    en: 'Write your current password and the new one.',
  },
  'password-ambiguous': {
    es: 'Llegaron dos contraseñas distintas para lo mismo.',
    en: 'Two different passwords came for the same thing.',
  },
  'password-differs': { es: 'Las dos contraseñas no son iguales.', en: 'The two passwords are not the same.' },
  'password-unchanged': {
    es: 'La contraseña nueva es igual a la actual. Elige otra.',
    en: 'The new password is the same as the current one. Choose another.',
  },
};

/** The sentence of each "no" to a person who signs in with Google. */
export const GOOGLE_PROBLEMS: Record<string, Bilingual> = {
  'google-not-set-up': {
    es: 'Aquí no se puede entrar con Google. Usa tu correo y tu contraseña.',
    en: 'Google sign-in is not set up here. Use your e-mail and your password.',
  },
  'google-foreign-page': {
    es: 'Esta página no puede iniciar sesión aquí. Entra desde la página de Ludoteca.',
    en: 'This page may not sign in here. Sign in from the page of Ludoteca.',
  },
  'google-refused': {
    es: 'No pudimos comprobar la respuesta de Google. Prueba otra vez.',
    en: 'We could not verify the answer from Google. Try again.',
  },
  'google-used': {
    es: 'Esta respuesta de Google ya se usó. Prueba otra vez.',
    en: 'This answer from Google was already used. Try again.',
  },
  'google-expired': {
    es: 'La respuesta de Google venció. Prueba otra vez.',
    en: 'The answer from Google has expired. Try again.',
  },
  'google-unverified': {
    es: 'Google todavía no comprobó tu correo. Confírmalo en tu cuenta de Google y prueba otra vez.',
    en: 'Google has not verified your e-mail yet. Confirm it in your Google account and try again.',
  },
  'google-address': {
    es: 'Google no nos dio un correo que podamos usar. Crea tu cuenta con tu correo y una contraseña.',
    en: 'Google gave us no e-mail that we can use. Create your account with your e-mail and a password.',
  },
  'google-unreachable': {
    es: 'Ahora no podemos preguntar a Google. Prueba en un momento o usa tu contraseña.',
    en: 'We cannot ask Google right now. Try again in a moment or use your password.',
  },
  'google-linked-elsewhere': {
    es: 'Tu cuenta de Ludoteca está unida a otra cuenta de Google. Entra con esa o con tu contraseña.',
    en: 'Your Ludoteca account is linked to another Google account. Sign in with that one or with your password.',
  },
  'password-needed': {
    es: 'Ya tienes una cuenta con este correo. Escribe tu contraseña una vez para unirla a Google.',
    en: 'You already have an account with this e-mail. Write your password once to link it to Google.',
  },
};
