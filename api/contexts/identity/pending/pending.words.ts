import type { Bilingual } from '../../../platform/http/messages.js';
import type { MailWords } from '../mail/account-mail.js';

/** The link with which an account begins. */
export const SIGN_UP: MailWords = {
  es: ({ url }) => ({
    subject: 'Sigue creando tu cuenta en Ludoteca',
    heading: 'Tu cuenta está a un paso',
    paragraphs: ['Alguien, esperamos que tú, quiere crear una cuenta en Ludoteca con esta dirección. Abre el enlace para confirmar que es tuya y elegir tu nombre y tu contraseña.'],
    action: { label: 'Seguir creando mi cuenta', url },
    notes: [
      'El enlace sirve una sola vez y vence en 24 horas. Si pides otro, este deja de funcionar.',
      'Si no fuiste tú, borra este correo: no se creará ninguna cuenta y pronto olvidaremos tu dirección.',
    ],
  }),
  en: ({ url }) => ({
    subject: 'Go on creating your account at Ludoteca',
    heading: 'One step from your account',
    paragraphs: ['Somebody, we hope you, wants to create an account at Ludoteca with this address. Open the link to confirm that it is yours and to choose your name and password.'],
    action: { label: 'Go on creating my account', url },
    notes: [
      'The link works once and for 24 hours. If you ask for another, this one stops working.',
      'If it was not you, delete this mail: no account will be made and we will soon forget your address.',
    ],
  }),
};

export const PENDING_REPLIES = {
  asked: { es: 'Te enviamos un correo a esa dirección. Ábrelo para seguir.', en: 'We sent a mail to that address. Open it to go on.' },
  verified: { es: 'Tu correo está confirmado. Ahora crea tu cuenta.', en: 'Your e-mail is confirmed. Now create your account.' },
  status: {
    pending: { es: 'El correo está enviado y espera que abras su enlace.', en: 'The mail is sent and waits for you to open its link.' },
    verified: { es: 'La dirección está confirmada. Falta crear la cuenta.', en: 'The address is confirmed. The account is still to be created.' },
  },
} as const satisfies Record<string, Bilingual | Record<string, Bilingual>>;

export const PENDING_PROBLEMS: Record<string, Bilingual> = {
  'not-pending': { es: 'Esa dirección no espera ningún enlace.', en: 'That address does not wait for a link.' },
  'address-has-account': {
    es: 'Tu correo ya tiene una cuenta. Inicia sesión, o recupera tu contraseña si no la recuerdas.',
    en: 'Your e-mail already has an account. Sign in, or recover your password if you do not remember it.',
  },
};
