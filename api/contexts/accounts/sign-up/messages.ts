import type { Bilingual } from '../../../platform/http/messages.js';

export const SIGN_UP_REPLIES = {
  signedUp: {
    es: 'Te enviamos un enlace para confirmar tu correo. Ábrelo para poder ingresar.',
    en: 'We sent you a link to confirm your e-mail. Open it to be able to log in.',
  },
  signedUpVerified: {
    es: 'Tu cuenta está lista y tu correo confirmado.',
    en: 'Your account is ready and your e-mail confirmed.',
  },
  linkSent: {
    es: 'Si esa dirección tiene una cuenta sin confirmar, le enviamos un enlace nuevo.',
    en: 'If that address has an account that waits to be confirmed, we sent it a new link.',
  },
  disowned: {
    es: 'Borramos esa cuenta. Tu correo queda libre.',
    en: 'We deleted that account. Your e-mail stays free.',
  },
  verified: { es: 'Tu correo está confirmado.', en: 'Your e-mail is confirmed.' },
} as const satisfies Record<string, Bilingual>;

export const PENDING_REPLIES = {
  asked: {
    es: 'Te enviamos un correo a esa dirección. Ábrelo para seguir.',
    en: 'We sent a mail to that address. Open it to go on.',
  },
  verified: {
    es: 'Tu correo está confirmado. Ahora crea tu cuenta.',
    en: 'Your e-mail is confirmed. Now create your account.',
  },
  status: {
    pending: {
      es: 'El correo está enviado y espera que abras su enlace.',
      en: 'The mail is sent and waits for you to open its link.',
    },
    verified: {
      es: 'La dirección está confirmada. Falta crear la cuenta.',
      en: 'The address is confirmed. The account is still to be created.',
    },
  },
} as const satisfies Record<string, Bilingual | Record<string, Bilingual>>;

export const SIGN_UP_PROBLEMS: Record<string, Bilingual> = {
  'verification-link-used': {
    es: 'Este enlace ya se usó y tu correo está confirmado. Inicia sesión para seguir.',
    en: 'This link was already used and your e-mail is confirmed. Sign in to go on.',
  },
  'verification-link-replaced': {
    es: 'Después de este enlace te enviamos otro. Usa el más nuevo.',
    en: 'We sent you another link after this one. Use the newest.',
  },
  'verification-link-expired': {
    es: 'El enlace venció. Pide uno nuevo.',
    en: 'The link has expired. Ask for a new one.',
  },
  'verification-link-unknown': {
    es: 'El enlace no está completo o no es nuestro. Ábrelo otra vez desde el correo o pide uno nuevo.',
    en: 'The link is incomplete or not ours. Open it again from the mail or ask for a new one.',
  },
  'not-pending': { es: 'Esa dirección no espera ningún enlace.', en: 'That address does not wait for a link.' },
  'address-has-account': {
    es: 'Tu correo ya tiene una cuenta. Inicia sesión, o recupera tu contraseña si no la recuerdas.',
    en: 'Your e-mail already has an account. Sign in, or recover your password if you do not remember it.',
  },
};
