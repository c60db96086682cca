import { personMail } from '../people/recipients.js';

export const googleLinked = personMail('/login', {
  kind: 'mail:google-linked',
  when: 'An account at Google is linked to an account of the shop',
  texts: {
    es: {
      subject: 'Ahora puedes entrar a Ludoteca con Google',
      paragraphs: [
        'Tu cuenta de Google quedó unida a tu cuenta de Ludoteca. Desde ahora puedes entrar con cualquiera de las dos formas. Tus juegos y tus compras siguen donde estaban.',
      ],
      button: 'Iniciar sesión',
      notes: ['Si no fuiste tú, cambia tu contraseña y responde a este correo.'],
    },
    en: {
      subject: 'You can now sign in to Ludoteca with Google',
      paragraphs: [
        'Your Google account is now linked to your Ludoteca account. From now on you can sign in either way. Your games and orders are where they were.',
      ],
      button: 'Sign in',
      notes: ['If it was not you, change your password and answer this mail.'],
    },
  },
});
