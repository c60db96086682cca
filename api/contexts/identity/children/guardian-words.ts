import type { MailWords } from '../mail/account-mail.js';

/** To the guardian: the question. */
export const GUARDIAN_ASKED: MailWords = {
  es: ({ username, url }) => ({
    subject: 'Una niña o un niño te pide permiso para comprar en Ludoteca',
    heading: 'Te piden permiso',
    paragraphs: [
      `${username} tiene una cuenta en Ludoteca, una tienda de juegos educativos, y dio esta dirección como la de su persona adulta a cargo.`,
      'Sin tu permiso la cuenta puede tener juegos gratis, pero no comprar. En la página del enlace te explicamos qué significa y qué datos guardamos, y decides tú.',
    ],
    action: { label: 'Leer y responder', url },
    notes: [
      'El enlace sirve 7 días. Si no respondes, nada cambia: la cuenta no puede comprar.',
      'Si no sabes quién es, puedes responder que no en la misma página, o borrar este correo.',
    ],
  }),
  en: ({ username, url }) => ({
    subject: 'A child asks for your permission to buy at Ludoteca',
    heading: 'Your permission is asked for',
    paragraphs: [
      `${username} has an account at Ludoteca, a shop for educational games, and gave this address as that of the guardian.`,
      'Without your permission the account may have free games, but not buy. The page behind the link explains what it means and what data we hold, and you decide.',
    ],
    action: { label: 'Read and answer', url },
    notes: [
      'The link works for 7 days. If you do not answer, nothing changes: the account cannot buy.',
      'If you do not know who this is, you can say no on the same page, or delete this mail.',
    ],
  }),
};

/** To the guardian: what was allowed, and how to take it back. */
export const GUARDIAN_ALLOWED: MailWords = {
  es: ({ username, url }) => ({
    subject: 'Autorizaste compras en Ludoteca',
    heading: 'Guardamos tu permiso',
    paragraphs: [`Desde ahora ${username} puede comprar juegos con su cuenta de Ludoteca.`, 'Guarda este correo: con el enlace puedes retirar el permiso o pedir que se borre la cuenta, cuando quieras.'],
    action: { label: 'Cambiar mi respuesta', url },
    notes: ['Si no fuiste tú, usa el enlace para retirar el permiso.'],
  }),
  en: ({ username, url }) => ({
    subject: 'You allowed buying at Ludoteca',
    heading: 'We keep your permission',
    paragraphs: [`From now on ${username} can buy games with the account at Ludoteca.`, 'Keep this mail: its link lets you withdraw the permission or ask for the account to be deleted, whenever you like.'],
    action: { label: 'Change my answer', url },
    notes: ['If it was not you, use the link to withdraw the permission.'],
  }),
};

/** To the account: buying is on. */
export const BUYING_ALLOWED: MailWords = {
  es: ({ username, url }) => ({
    subject: 'Ya puedes comprar en Ludoteca',
    heading: `Hola, ${username}`,
    paragraphs: ['La persona adulta a tu cargo dio su permiso: ya puedes comprar juegos con tu cuenta.'],
    action: { label: 'Ver los juegos', url },
  }),
  en: ({ username, url }) => ({
    subject: 'You can buy at Ludoteca now',
    heading: `Hello, ${username}`,
    paragraphs: ['Your guardian gave permission: you can buy games with your account now.'],
    action: { label: 'See the games', url },
  }),
};

/** To the account: buying stays or is off. */
export const BUYING_OFF: MailWords = {
  es: ({ username, url }) => ({
    subject: 'Tu cuenta de Ludoteca no puede comprar',
    heading: `Hola, ${username}`,
    paragraphs: ['La persona adulta a tu cargo no permite compras con tu cuenta. Tus juegos siguen en tu biblioteca y puedes obtener juegos gratis.', 'Si tienes dudas, conversa con ella.'],
    action: { label: 'Ver mi biblioteca', url },
  }),
  en: ({ username, url }) => ({
    subject: 'Your account at Ludoteca cannot buy',
    heading: `Hello, ${username}`,
    paragraphs: ['Your guardian does not allow buying with your account. Your games stay in your library, and you can have free games.', 'If you wonder why, talk with them.'],
    action: { label: 'See my library', url },
  }),
};
