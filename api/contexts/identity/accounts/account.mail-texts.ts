import type { MailWords } from '../mail/account-mail.js';

export const BLOCKED: MailWords = {
  es: ({ username, url }) => ({
    subject: 'Tu cuenta en Ludoteca está bloqueada',
    heading: `Hola, ${username}`,
    paragraphs: ['Bloqueamos tu cuenta y cerramos sus sesiones. Tus compras y tus juegos siguen guardados.', 'Si crees que es un error, responde a este correo: una persona lo revisará.'],
    action: { label: 'Leer las condiciones', url },
  }),
  en: ({ username, url }) => ({
    subject: 'Your account at Ludoteca is blocked',
    heading: `Hello, ${username}`,
    paragraphs: ['We blocked your account and ended its sessions. Your purchases and your games are still kept.', 'If you think this is a mistake, answer this mail: a person will look at it.'],
    action: { label: 'Read the terms', url },
  }),
};

export const UNBLOCKED: MailWords = {
  es: ({ username, url }) => ({
    subject: 'Tu cuenta en Ludoteca está abierta otra vez',
    heading: `Hola, ${username}`,
    paragraphs: ['Tu cuenta ya no está bloqueada. Puedes iniciar sesión con tu contraseña de siempre.'],
    action: { label: 'Iniciar sesión', url },
  }),
  en: ({ username, url }) => ({
    subject: 'Your account at Ludoteca is open again',
    heading: `Hello, ${username}`,
    paragraphs: ['Your account is no longer blocked. You can sign in with your usual password.'],
    action: { label: 'Sign in', url },
  }),
};
