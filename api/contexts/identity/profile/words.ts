import { chileTime } from '../devices/words.js';
import type { MailWords } from '../mail/account-mail.js';

/** To the new address. */
export const CONFIRM_NEW_ADDRESS: MailWords = {
  es: ({ username, url, facts }) => ({
    subject: 'Confirma tu nuevo correo en Ludoteca',
    heading: `Hola, ${username}`,
    paragraphs: facts?.waitsUntil
      ? [`Nuestro equipo puso esta dirección en tu cuenta de Ludoteca. El enlace sirve desde el ${chileTime('es', facts.waitsUntil)} (hora de Chile), por 24 horas. Desde que lo uses, inicias sesión con ella y tus comprobantes llegan aquí.`]
      : ['Pediste usar esta dirección en tu cuenta de Ludoteca. Confírmala y desde entonces inicias sesión con ella y tus comprobantes llegan aquí.'],
    action: { label: 'Usar esta dirección', url },
    notes: [facts?.waitsUntil ? 'El enlace sirve una sola vez. Hasta entonces, nada cambia.' : 'El enlace sirve una sola vez y vence en 24 horas. Hasta que lo abras, nada cambia.', 'Si no lo pediste, borra este correo: sin el enlace la dirección no se usa.'],
  }),
  en: ({ username, url, facts }) => ({
    subject: 'Confirm your new e-mail at Ludoteca',
    heading: `Hello, ${username}`,
    paragraphs: facts?.waitsUntil
      ? [`Our team set this address for your account at Ludoteca. The link works from ${chileTime('en', facts.waitsUntil)} (time in Chile) on, for 24 hours. Once you use it, you sign in with this address and your receipts arrive here.`]
      : ['You asked to use this address for your account at Ludoteca. Confirm it, and from then on you sign in with it and your receipts arrive here.'],
    action: { label: 'Use this address', url },
    notes: [facts?.waitsUntil ? 'The link works once. Until then, nothing changes.' : 'The link works once and for 24 hours. Until you open it, nothing changes.', 'If you did not ask for this, delete this mail: without the link the address is not used.'],
  }),
};

/** To the present address, as soon as another is asked for. */
export const ADDRESS_CHANGE_ASKED: MailWords = {
  es: ({ username, url, facts }) => ({
    subject: 'Pidieron cambiar el correo de tu cuenta',
    heading: `Hola, ${username}`,
    paragraphs: [
      facts?.waitsUntil
        ? `Nuestro equipo pidió que tu cuenta de Ludoteca use otra dirección desde el ${chileTime('es', facts.waitsUntil)} (hora de Chile): ${facts.newEmail ?? ''}.`
        : `Nos pidieron que tu cuenta de Ludoteca use otra dirección: ${facts?.newEmail ?? ''}.`,
      'Si lo quieres así, abre el enlace que enviamos a la dirección nueva; aquí no tienes que hacer nada.',
      'Si no fuiste tú, este botón conserva tu dirección; no necesitas ingresar. Después elige otra contraseña y cierra las demás sesiones.',
    ],
    action: { label: 'No fui yo: conservar mi dirección', url },
  }),
  en: ({ username, url, facts }) => ({
    subject: 'A change of your account\'s e-mail was asked for',
    heading: `Hello, ${username}`,
    paragraphs: [
      facts?.waitsUntil
        ? `Our team asked to use another address for your account at Ludoteca from ${chileTime('en', facts.waitsUntil)} (time in Chile) on: ${facts.newEmail ?? ''}.`
        : `We were asked to use another address for your account at Ludoteca: ${facts?.newEmail ?? ''}.`,
      'If that is what you want, open the link that we sent to the new address; there is nothing to do here.',
      'If it was not you, this button keeps your address; you need not log in. Then choose another password and end the other sessions.',
    ],
    action: { label: 'It was not me: keep my address', url },
  }),
};

/** To the present address of an account without a password, before anything happens. */
export const ALLOW_ADDRESS: MailWords = {
  es: ({ username, url, facts }) => ({
    subject: '¿Cambias el correo de tu cuenta?',
    heading: `Hola, ${username}`,
    paragraphs: [`Nos pidieron que tu cuenta de Ludoteca use otra dirección: ${facts?.newEmail ?? ''}. Como tu cuenta no tiene contraseña, te preguntamos aquí. Si fuiste tú, permite el cambio.`],
    action: { label: 'Permitir el cambio', url },
    notes: ['El enlace sirve una sola vez y vence en 24 horas.', 'Si no fuiste tú, no abras el enlace: sin él nada cambia. Cierra entonces las demás sesiones en tu cuenta.'],
  }),
  en: ({ username, url, facts }) => ({
    subject: 'Do you want to change the e-mail of your account?',
    heading: `Hello, ${username}`,
    paragraphs: [`We were asked to use another address for your account at Ludoteca: ${facts?.newEmail ?? ''}. As your account has no password, we ask you here. If it was you, allow the change.`],
    action: { label: 'Allow the change', url },
    notes: ['The link works once and for 24 hours.', 'If it was not you, do not use the link: without it nothing changes. Then end the other sessions in your account.'],
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
