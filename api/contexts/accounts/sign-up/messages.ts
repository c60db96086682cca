import type { Bilingual } from '../../../platform/http/messages.js';

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

export const PENDING_PROBLEMS: Record<string, Bilingual> = {
  'not-pending': { es: 'Esa dirección no espera ningún enlace.', en: 'That address does not wait for a link.' },
  'address-has-account': {
    es: 'Tu correo ya tiene una cuenta. Inicia sesión, o recupera tu contraseña si no la recuerdas.',
    en: 'Your e-mail already has an account. Sign in, or recover your password if you do not remember it.',
  },
};
