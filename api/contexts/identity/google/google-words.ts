import type { MailWords } from '../mail/account-mail.js';

export const GOOGLE_LINKED: MailWords = {
  es: ({ username, url }) => ({
    subject: 'Ahora puedes entrar a Ludoteca con Google',
    heading: `Hola, ${username}`,
    paragraphs: ['Tu cuenta de Google quedó unida a tu cuenta de Ludoteca. Desde ahora puedes entrar con cualquiera de las dos formas. Tus juegos y tus compras siguen donde estaban.'],
    action: { label: 'Iniciar sesión', url },
    notes: ['Si no fuiste tú, cambia tu contraseña y responde a este correo.'],
  }),
  en: ({ username, url }) => ({
    subject: 'You can now sign in to Ludoteca with Google',
    heading: `Hello, ${username}`,
    paragraphs: ['Your Google account is now linked to your Ludoteca account. From now on you can sign in either way. Your games and orders are where they were.'],
    action: { label: 'Sign in', url },
    notes: ['If it was not you, change your password and answer this mail.'],
  }),
};
