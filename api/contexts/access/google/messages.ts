import type { Bilingual } from '../../../platform/http/messages.js';

/** The sentence of each "no" to somebody who comes with Google. */
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
