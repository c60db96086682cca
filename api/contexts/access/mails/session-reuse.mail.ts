import { defineMail } from '../../../platform/mail/mail.js';
import { Recipients } from '../people/recipients.js';
import { Session } from '../sessions/session.entity.js';

export const sessionReuse = defineMail({
  kind: 'mail:session-reuse',
  when: 'An old session token is used again and ends its session',
  to: 'the person',
  uses: [Recipients],
  find: async ({ subject }, [recipients]) => {
    const session = await recipients.db.rows.findOneBy(Session, { id: subject });
    return session && recipients.person(session.personId, '/login');
  },
  texts: {
    es: {
      subject: 'Cerramos una de tus sesiones en Ludoteca',
      paragraphs: [
        'Alguien usó una clave de sesión antigua de tu cuenta. Puede ser una copia robada, así que cerramos esa sesión. Nadie compró nada por esto.',
        'Inicia sesión otra vez para seguir.',
      ],
      button: 'Iniciar sesión',
      notes: [
        'Si usas un computador compartido, cierra la sesión al terminar. Si algo te parece raro, responde a este correo.',
      ],
    },
    en: {
      subject: 'We ended one of your sessions at Ludoteca',
      paragraphs: [
        'Someone used an old session key of your account. It may be a stolen copy, so we ended that session. Nobody bought anything because of this.',
        'Sign in again to go on.',
      ],
      button: 'Sign in',
      notes: ['If you share a computer, log out when you are done. If something looks strange, answer this mail.'],
    },
  },
});
