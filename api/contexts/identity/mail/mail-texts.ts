import type { MailWords } from './account-mail.js';

export const VERIFY_EMAIL: MailWords = {
  es: ({ username, url }) => ({
    subject: 'Confirma tu correo en Ludoteca',
    heading: `Hola, ${username}`,
    paragraphs: ['Creaste una cuenta en Ludoteca con esta dirección. Confírmala para ingresar, comprar juegos y recibir tus comprobantes aquí.'],
    action: { label: 'Confirmar correo', url },
    notes: [
      'El enlace sirve una sola vez y vence en 24 horas. Si pides otro, este deja de funcionar.',
      'Si no creaste una cuenta, dilo en la misma página: la borramos. Antes de confirmarla, no se puede usar.',
    ],
  }),
  en: ({ username, url }) => ({
    subject: 'Confirm your e-mail at Ludoteca',
    heading: `Hello, ${username}`,
    paragraphs: ['You made an account at Ludoteca with this address. Confirm it to log in, to buy games and to get your receipts here.'],
    action: { label: 'Confirm my e-mail', url },
    notes: [
      'The link works once and for 24 hours. If you ask for another, this one stops working.',
      'If you did not make an account, say so on the same page: we delete it. It cannot be used before it is confirmed.',
    ],
  }),
};

export const ALREADY_REGISTERED: MailWords = {
  es: ({ username, url }) => ({
    subject: 'Ya tienes una cuenta en Ludoteca',
    heading: `Hola, ${username}`,
    paragraphs: ['Alguien, quizás tú, quiso crear una cuenta en Ludoteca con esta dirección. Ya tienes una y no cambió nada en ella.', 'Para entrar, usa tu contraseña de siempre. Si no la recuerdas, pide una nueva en la misma página.'],
    action: { label: 'Iniciar sesión', url },
    notes: ['Si no fuiste tú, no tienes que hacer nada: a esa persona no le dijimos que tu cuenta existe.'],
  }),
  en: ({ username, url }) => ({
    subject: 'You already have an account at Ludoteca',
    heading: `Hello, ${username}`,
    paragraphs: ['Somebody, perhaps you, wanted to make an account at Ludoteca with this address. You already have one, and nothing changed in it.', 'To sign in, use your usual password. If you do not remember it, ask for a new one on the same page.'],
    action: { label: 'Sign in', url },
    notes: ['If it was not you, there is nothing to do: we did not tell that person that your account exists.'],
  }),
};

export const SESSION_REUSE: MailWords = {
  es: ({ username, url }) => ({
    subject: 'Cerramos una de tus sesiones en Ludoteca',
    heading: `Hola, ${username}`,
    paragraphs: [
      'Alguien usó una clave de sesión antigua de tu cuenta. Puede ser una copia robada, así que cerramos esa sesión. Nadie compró nada por esto.',
      'Inicia sesión otra vez para seguir.',
    ],
    action: { label: 'Iniciar sesión', url },
    notes: ['Si usas un computador compartido, cierra la sesión al terminar. Si algo te parece raro, responde a este correo.'],
  }),
  en: ({ username, url }) => ({
    subject: 'We ended one of your sessions at Ludoteca',
    heading: `Hello, ${username}`,
    paragraphs: [
      'Somebody used an old session key of your account. It may be a stolen copy, so we ended that session. Nobody bought anything because of this.',
      'Sign in again to go on.',
    ],
    action: { label: 'Sign in', url },
    notes: ['If you share a computer, log out when you are done. If something looks strange, answer this mail.'],
  }),
};
