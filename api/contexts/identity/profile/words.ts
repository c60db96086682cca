import type { MailWords } from '../mail/account-mail.js';

/** To the new address. */
export const CONFIRM_NEW_ADDRESS: MailWords = {
  es: ({ username, url }) => ({
    subject: 'Confirma tu nuevo correo en Ludoteca',
    heading: `Hola, ${username}`,
    paragraphs: ['Pediste usar esta dirección en tu cuenta de Ludoteca. Confírmala y desde entonces inicias sesión con ella y tus comprobantes llegan aquí.'],
    action: { label: 'Usar esta dirección', url },
    notes: ['El enlace sirve una sola vez y vence en 24 horas. Hasta que lo abras, nada cambia.', 'Si no lo pediste, borra este correo: sin el enlace la dirección no se usa.'],
  }),
  en: ({ username, url }) => ({
    subject: 'Confirm your new e-mail at Ludoteca',
    heading: `Hello, ${username}`,
    paragraphs: ['You asked to use this address for your account at Ludoteca. Confirm it, and from then on you sign in with it and your receipts arrive here.'],
    action: { label: 'Use this address', url },
    notes: ['The link works once and for 24 hours. Until you open it, nothing changes.', 'If you did not ask for this, delete this mail: without the link the address is not used.'],
  }),
};

/** To the present address, as soon as another is asked for. */
export const ADDRESS_CHANGE_ASKED: MailWords = {
  es: ({ username, url, facts }) => ({
    subject: 'Pidieron cambiar el correo de tu cuenta',
    heading: `Hola, ${username}`,
    paragraphs: [
      `Nos pidieron que tu cuenta de Ludoteca use otra dirección: ${facts?.newEmail ?? ''}.`,
      'Si fuiste tú, abre el enlace que enviamos a la dirección nueva; aquí no tienes que hacer nada.',
      'Si no fuiste tú, entra a tu cuenta, cancela el cambio, elige otra contraseña y cierra las demás sesiones.',
    ],
    action: { label: 'Ver mi cuenta', url },
  }),
  en: ({ username, url, facts }) => ({
    subject: 'A change of your account\'s e-mail was asked for',
    heading: `Hello, ${username}`,
    paragraphs: [
      `We were asked to use another address for your account at Ludoteca: ${facts?.newEmail ?? ''}.`,
      'If it was you, open the link that we sent to the new address; there is nothing to do here.',
      'If it was not you, go to your account, cancel the change, choose another password and end the other sessions.',
    ],
    action: { label: 'See my account', url },
  }),
};

/** To the address that was left. */
export const ADDRESS_CHANGED: MailWords = {
  es: ({ username, url, facts }) => ({
    subject: 'El correo de tu cuenta cambió',
    heading: `Hola, ${username}`,
    paragraphs: [
      `Tu cuenta de Ludoteca usa desde ahora otra dirección: ${facts?.newEmail ?? ''}. A esta ya no le escribiremos.`,
      'Si no fuiste tú, responde hoy mismo a este correo para que podamos ayudarte a recuperarla.',
    ],
    action: { label: 'Iniciar sesión', url },
  }),
  en: ({ username, url, facts }) => ({
    subject: 'The e-mail of your account has changed',
    heading: `Hello, ${username}`,
    paragraphs: [
      `Your account at Ludoteca now uses another address: ${facts?.newEmail ?? ''}. We will no longer write to this one.`,
      'If it was not you, answer this mail today so that we can help you get the account back.',
    ],
    action: { label: 'Sign in', url },
  }),
};

/** To the owner of an address that somebody else wants for another account. */
export const ADDRESS_WANTED: MailWords = {
  es: ({ username, url }) => ({
    subject: 'Tu dirección ya tiene una cuenta en Ludoteca',
    heading: `Hola, ${username}`,
    paragraphs: ['Alguien, quizás tú, quiso usar esta dirección en otra cuenta de Ludoteca. Ya tienes una con ella y nada cambió.', 'Para entrar, usa tu contraseña de siempre.'],
    action: { label: 'Iniciar sesión', url },
    notes: ['Si no fuiste tú, no tienes que hacer nada: a esa persona no le dijimos que tu cuenta existe.'],
  }),
  en: ({ username, url }) => ({
    subject: 'Your address already has an account at Ludoteca',
    heading: `Hello, ${username}`,
    paragraphs: ['Somebody, perhaps you, wanted to use this address for another account at Ludoteca. You already have one with it, and nothing changed.', 'To sign in, use your usual password.'],
    action: { label: 'Sign in', url },
    notes: ['If it was not you, there is nothing to do: we did not tell that person that your account exists.'],
  }),
};
